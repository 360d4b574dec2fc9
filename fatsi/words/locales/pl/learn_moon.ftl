# The guided game of White Moon: what the coach says, chapter by chapter.

## Chapters

learn-base = Gra podstawowa
learn-moon = Biały Księżyc
learn-moon-text = Dla tych, którzy znają grę podstawową: pięć krótkich rozdziałów o wieśniakach, portalu, kryształach księżycowych i Su-Ling.
learn-moon-play = Zagraj w Biały Księżyc
usage-learn-moon = Zamiast gry podstawowej uczy Białego Księżyca, w pięciu rozdziałach.
learn-moon-escort = Wieśniacy
learn-moon-saving = Portal i schronienie
learn-moon-crystals = Kryształy księżycowe
learn-moon-su-ling = Su-Ling
learn-moon-wu-feng = Wu-Feng w świetle księżyca
learn-moon-escort-1 = W Białym Księżycu w wiosce mieszkają rodziny. Na każdym żetonie widać tylko wieśniaka z wierzchu. Obok ciebie stoi ktoś z rodziny Hua. Idź na podświetlony żeton pośrodku: tam jest portal.
learn-moon-escort-2 = Gdy opuszczasz żeton, wieśniak z wierzchu może pójść z tobą, byle nie na nawiedzony ani pełny żeton. Zabierz go ze sobą.
learn-moon-escort-done = Wieśniak jest przy portalu, a na poprzednim żetonie odsłonięto następnego. Gdy duch ma nawiedzić żeton z wieśniakami, zamiast tego giną oni, a każda śmierć sprowadza klątwę ich rodziny.
learn-moon-saving-1 = Na żetonie z portalem możesz ocalić wieśniaka z wierzchu zamiast prosić o pomoc lub odprawiać egzorcyzm. Drugi wieśniak z rodziny Sheng jest już bezpieczny. Ocal tego.
learn-moon-saving-done = Cała rodzina jest w schronieniu, a jej nagroda jest twoja: Szpony Zemsty. Każda rodzina ma własną nagrodę i własną klątwę.
learn-moon-crystals-1 = Masz kryształ księżycowy z wcześniejszej tury i stoisz w narożniku z pustym naczyniem. Włóż do niego kryształ.
learn-moon-crystals-done = Gdy na koniec tury wszystkie cztery naczynia są pełne, powstaje Księżycowa Bariera i uderza na wszystkie strony. Kryształ, który zachowasz, liczy się w egzorcyzmie jak znacznik dowolnego koloru.
learn-moon-su-ling-1 = Figurka ducha z niebieskiej planszy stoi już na stopniu: w następnej fazie Jin duch nawiedziłby żeton i zginęliby wieśniacy. W tej turze doszło do nieszczęścia, więc przychodzi Su-Ling. Zakończ turę.
learn-moon-su-ling-2 = Su-Ling powstrzymuje środkowy kamień ducha, przed którym stoi. Postaw ją przed podświetlonym duchem.
learn-moon-su-ling-done = Faza Jin minęła, a duch niczego nie nawiedził. Su-Ling przychodzi po turze, w której zginął wieśniak, rzucono kością Klątwy albo nawiedzono żeton.
learn-moon-wu-feng-1 = Wu-Feng stoi przed tobą, a jego odporność to cztery żółte symbole. Masz dwa żółte znaczniki i kryształ księżycowy. Odpraw egzorcyzm.
learn-moon-wu-feng-2 = Jedna żółta kość, dwa znaczniki i kryształ: razem cztery. Wybierz Wu-Fenga.
learn-moon-wu-feng-3 = Wydaj żółty znacznik.
learn-moon-wu-feng-4 = Wydaj drugi żółty znacznik.
learn-moon-wu-feng-5 = Kryształ zastępuje dowolny kolor. Wydaj go.
learn-moon-wu-feng-6 = Wu-Feng zostawia nagrodę dla grupy. Daj Qi żółtemu Taoiście.
learn-moon-wu-feng-7 = I Jin-Jang też, a nadejdzie świt.
learn-moon-wu-feng-done = Wioska ocalała w świetle białego księżyca. Teraz zagraj całą grę: na pierwszy raz wybierz polecany układ wioski.
