# Short chapters of the rules, for the command `rules`. The value is the name of the chapter.

chapter-goal = Cel gry
    .text = Wygrywacie razem, gdy wyegzorcyzmujecie ostatnią inkarnację Wu-Fenga. Przegrywacie razem, gdy zbyt wiele żetonów jest nawiedzonych, gdy wszyscy Taoiści nie żyją albo gdy wcześniej skończy się talia.
chapter-turn = Tura
    .text = Tury plansz następują po sobie zgodnie z ruchem wskazówek zegara. W fazie Jin działają duchy: figurki duchów z nawiedzaniem ruszają do przodu, za duchy z dręczeniem rzuca się kością Klątwy; potem, jeśli plansza jest pełna, przepada 1 Qi, a jeśli nie, przybywa duch. W fazie Jang Taoista rusza się, wykonuje akcję i może postawić figurki Buddy.
chapter-yang = Faza Jang
    .text = Idź na sąsiedni żeton albo zostań. Potem poproś o pomoc wieśniaka ze swojego żetonu albo odpraw egzorcyzm. Na koniec możesz postawić figurki Buddy. Kto zaczyna późniejszą część, rezygnuje z wcześniejszych.
chapter-arrival = Przybycie
    .text = Kolorowy duch trafia na planszę swojego koloru, czarny na planszę, której tura trwa; jeśli jest pełna, na dowolne wolne pole. Jego lewy kamień działa od razu. Jeśli wszystkie dwanaście pól jest zajętych, zamiast tego przepada 1 Qi.
chapter-exorcism = Egzorcyzm
    .text = Na żetonie przy brzegu stoisz przed jednym polem, na narożnym przed dwoma, na środkowym przed żadnym. Rzuć kośćmi Tao; każda ścianka liczy się za swój kolor, biała za dowolny. Po rzucie braki mogą uzupełnić znaczniki wszystkich Taoistów z twojego żetonu. Duch, na którego wystarczą same kości, musi zostać wyegzorcyzmowany.
chapter-haunting = Nawiedzanie
    .text = W jednej fazie Jin swojej planszy figurka ducha wchodzi na stopień, a w następnej nawiedza pierwszy aktywny żeton w linii. Nawiedzony żeton nie daje pomocy. Jeśli cała linia jest już nawiedzona, gra jest przegrana.
chapter-curse = Kość Klątwy
    .text = Dwie ścianki są puste. Pozostałe: nawiedzony zostaje żeton w linii ducha; przybywa duch; aktywny Taoista traci wszystkie znaczniki Tao; aktywny Taoista traci 1 Qi.
chapter-qi = Qi
    .text = Qi to życie. Taoista bez Qi jest martwy, traci wszystko, co miał, a jego plansza staje się nawiedzona: Qi, które miałaby stracić, tracą żywi Taoiści. Cmentarz przywraca martwych do życia.
chapter-tao = Znaczniki Tao
    .text = Są po cztery w każdym kolorze. Wydaje się je po rzucie w egzorcyzmie, swoje albo Taoistów z tego samego żetonu, po jednym za każdy brakujący punkt.
chapter-yin-yang = Jin-Jang
    .text = W fazie Jang, przed dowolnym krokiem lub po nim, oddaj je, by poprosić o pomoc na dowolnym żetonie z daleka albo przywrócić nawiedzony żeton.
chapter-buddhas = Budda
    .text = Weź figurkę w Świątyni. Od następnej tury możesz ją postawić na pustym polu przed sobą. Pierwszy duch, który tam trafi, znika, bez klątwy i bez nagrody. Inkarnacja zostaje, a Budda wraca do Świątyni.
chapter-power-tokens = Znaczniki Mocy
    .text = Gdy Taoistów jest mniej niż czterech: wydaj znacznik, by w tej turze mieć moc neutralnej planszy. Wydane znaczniki leżą na środkowym żetonie; kto kończy tam turę, może je zabrać.
chapter-neutral = Neutralne plansze
    .text = Mają fazę Jin, ale bez przybycia ducha, a fazy Jang nie mają wcale. Mają własne Qi, które mogą stracić; bez Qi stają się nawiedzone.
chapter-incarnations = Inkarnacje
    .text = Wu-Feng ma dziesięć inkarnacji, z Białym Księżycem szesnaście; kilka z nich leży w talii. Czarownik nie może ich odesłać, a Budda im nie szkodzi. Za pokonanie każdej z nich jeden Taoista zyskuje 1 Qi, a jeden odzyskuje Jin-Jang.
chapter-score = Punktacja
    .text = 10 za zwycięstwo, na poziomie Piekielnym 20; 1 za każde Qi; 1 za każdego ducha pozostałego w talii, a po porażce minus 1; 2, 4 i 6 za kolejne inkarnacje; minus 3 za każdego martwego Taoistę i minus 4 za każdy nawiedzony żeton.

## White Moon; chapters of their own

moon-chapter-white-moon = Biały Księżyc
    .text = Dodatek: w wiosce żyje 24 wieśniaków z dwunastu rodzin. Trzeba ich przeprowadzić przez portal, zanim zabiją ich duchy. Przegrywacie także wtedy, gdy zginie dwunasty wieśniak. Każdy ocalony wieśniak to 1 punkt, portal na brzegu 2, w narożniku 4.
moon-chapter-villagers = Wieśniacy
    .text = Na żetonie jest ich najwyżej trzech i tylko tego z wierzchu widać, tylko on się rusza, tylko jego można ocalić lub wskazać. Gdy Taoista opuszcza żeton, wieśniak z wierzchu może pójść z nim, ale nigdy na nawiedzony żeton ani przez niego, ani na pełny. Tam, gdzie są wieśniacy, nawiedzenie zabija ich wszystkich, a żeton pozostaje aktywny. Każda śmierć sprowadza klątwę rodziny.
moon-chapter-portal = Portal i schronienie
    .text = Na żetonie z portalem, zamiast prosić o pomoc lub odprawiać egzorcyzm, możesz ocalić wieśniaka z wierzchu. Jin-Jang ani Fajerwerki nie pozwalają nikogo ocalić. Gdy cała rodzina jest w schronieniu, aktywny gracz dostaje jej nagrodę.
moon-chapter-flight = Ucieczka
    .text = Gdy figurka ducha schodzi z karty na planszę, wieśniak z wierzchu najbliższego zajętego żetonu w jej linii ucieka o jeden żeton dalej. Ginie, jeśli tamten żeton jest pełny lub nawiedzony albo go nie ma.
moon-chapter-su-ling = Su-Ling
    .text = Jeśli zginął wieśniak, rzucono kością Klątwy albo nawiedzono żeton, na koniec tej tury możesz wysłać ją przed dowolne pole ducha, ale nie przed inkarnację. Powstrzymuje środkowy kamień ducha, przed którym stoi. Gdy staje przy narożniku z pustym naczyniem, może przynieść do niego kryształ.
moon-chapter-crystals = Kryształy księżycowe
    .text = W grze są cztery. Dają je: biała ścianka u Zielarza, niektóre duchy i inkarnacje oraz Kamień Księżycowy. W egzorcyzmie kryształ liczy się jak znacznik Tao dowolnego koloru. Na koniec swojej tury, na narożnym żetonie, możesz włożyć kryształ wzięty we wcześniejszej turze do pustego naczynia.
moon-chapter-barrier = Księżycowa Bariera
    .text = Gdy na koniec tury wszystkie cztery naczynia są pełne, plansze po kolei, począwszy od aktywnej, korzystają z bariery: oddajcie kryształ i ocalcie wieśniaka z wierzchu żetonu z portalem (z dowolnego żetonu, jeśli nikogo tam nie ma) albo rzućcie 4 kośćmi przeciw wszystkim duchom tej planszy, z kryształami zamiast znaczników. Moce i znaczniki Tao się nie liczą, nie ma klątw ani nagród, inkarnacje pozostają nietknięte. Potem Su-Ling i kryształy wracają do banku.
moon-chapter-artifacts = Artefakty
    .text = Osiem rodzin zostawia artefakt graczowi, który ocali ostatnią osobę z rodziny. Jednorazowych używa się między krokami fazy Jang, tak jak Jin-Jang. Artefakty Taoisty, który ginie, przechodzą na żywych według jego wyboru; jego kryształy wracają do banku.
moon-chapter-laid-down = Powalony
    .text = Powalony Taoista zamiast najbliższego ruchu wstaje; akcje wykonuje jak zwykle. Ze Strzelistym Tańcem wstaje i idzie o jeden żeton.
