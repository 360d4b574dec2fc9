# Short chapters of the rules, for the command `rules`. The value is the name of the chapter.

chapter-goal = Ziel
    .text = Ihr gewinnt gemeinsam, wenn die letzte Inkarnation von Wu-Feng ausgetrieben ist. Ihr verliert gemeinsam, wenn zu viele Felder heimgesucht sind, wenn alle Taoisten tot sind oder wenn der Stapel vorher zu Ende geht.
chapter-turn = Zug
    .text = Die Spieltafeln kommen im Uhrzeigersinn an die Reihe. In der Yin-Phase handeln die Geister: Spuk-Figuren rücken vor, und bei Folter wird der Fluch-Würfel geworfen. Danach kostet eine volle Spieltafel 1 Qi; sonst trifft ein Geist ein. In der Yang-Phase bewegt sich der Taoist, handelt und setzt Buddhas.
chapter-yang = Yang-Phase
    .text = Bewege dich auf ein Nachbarfeld oder bleib stehen. Bitte dann den Dorfbewohner deines Feldes um Hilfe oder versuche eine Austreibung. Danach darfst du Buddhas setzen. Sobald du einen späteren Schritt beginnst, sind die früheren nicht mehr möglich.
chapter-arrival = Eintreffen
    .text = Ein farbiger Geist kommt auf die Spieltafel seiner Farbe, ein schwarzer auf die Spieltafel, die am Zug ist; ist sie voll, auf einen beliebigen freien Platz. Sein linkes Symbol wirkt sofort. Sind alle zwölf Plätze besetzt, geht stattdessen 1 Qi verloren.
chapter-exorcism = Austreibung
    .text = Auf einem Randfeld stehst du vor einem Platz, auf einem Eckfeld vor zweien, in der Mitte vor keinem. Wirf die Tao-Würfel; jede Seite zählt für ihre Farbe, Weiß für jede. Nach dem Wurf dürfen Marker aller Taoisten auf deinem Feld ergänzen, was fehlt. Geister, für die die Würfel allein reichen, müssen ausgetrieben werden.
chapter-haunting = Spuk
    .text = Eine Spuk-Figur rückt in einer Yin-Phase ihrer Spieltafel vor, und in der nächsten spukt es: auf dem ersten aktiven Feld der Reihe. Auf einem heimgesuchten Feld gibt es keine Hilfe. Ist schon die ganze Reihe heimgesucht, ist die Partie verloren.
chapter-curse = Fluch-Würfel
    .text = Zwei Seiten haben keinen Effekt. Die anderen: Auf einem Feld in der Reihe des Geistes spukt es; ein Geist trifft ein; der aktive Taoist verliert alle Tao-Marker; der aktive Taoist verliert 1 Qi.
chapter-qi = Qi
    .text = Qi ist Leben. Ein Taoist ohne Qi ist tot: Er verliert alles, was er besaß, und seine Spieltafel ist besessen. Verliert sie Qi, trifft es stattdessen einen lebenden Taoisten. Auf dem Friedhof kehren Tote zurück.
chapter-tao = Tao-Marker
    .text = Von jeder Farbe gibt es vier. Du oder Taoisten auf deinem Feld geben sie nach dem Wurf einer Austreibung aus, einen für jeden Punkt Widerstand, der noch fehlt.
chapter-yin-yang = Yin-Yang
    .text = Setze es in deiner Yang-Phase vor oder nach einem beliebigen Schritt ein, um aus der Ferne auf einem beliebigen Feld um Hilfe zu bitten oder ein Feld vom Spuk zu befreien.
chapter-buddhas = Buddhas
    .text = Du bekommst sie im Tempel. Setze einen Buddha ab deinem nächsten Zug auf einen leeren Platz vor dir. Er bannt den ersten Geist, der dort eintrifft, ohne Fluch und ohne Belohnung. Eine Inkarnation bleibt liegen, und der Buddha kehrt in den Tempel zurück.
chapter-power-tokens = Kraft-Marker
    .text = Bei weniger als vier Taoisten: Gib einen aus, um in diesem Zug die Kraft einer neutralen Spieltafel zu nutzen. Ausgegebene Marker liegen auf dem mittleren Feld; wer dort seinen Zug beendet, darf sie aufnehmen.
chapter-neutral = Neutrale Spieltafeln
    .text = Sie haben eine Yin-Phase, in der aber kein neuer Geist eintrifft, und keine Yang-Phase. Sie haben eigenes Qi; ohne Qi sind sie besessen.
chapter-incarnations = Inkarnationen
    .text = Wu-Feng hat zehn Inkarnationen, mit White Moon sechzehn, und einige davon liegen im Stapel. Die Hexe kann sie nicht vertreiben, und ein Buddha schadet ihnen nicht. Ist eine ausgetrieben, gewinnt ein Taoist 1 Qi, und einer erhält sein Yin-Yang zurück.
chapter-score = Punkte
    .text = 10 für einen Sieg, 20 in der Hölle; 1 für jedes Qi; 1 für jeden Geist im Stapel, nach einer Niederlage minus 1; 2, 4 und 6 für weitere Inkarnationen; minus 3 für jeden toten Taoisten und minus 4 für jedes heimgesuchte Feld.

## White Moon; chapters of their own

moon-chapter-white-moon = White Moon
    .text = Die Erweiterung: 24 Dorfbewohner aus zwölf Familien leben im Dorf und müssen durch das Portal gerettet werden, bevor Geister sie töten. Ihr verliert auch, wenn der zwölfte tot ist. Jeder gerettete Dorfbewohner zählt 1 Punkt, ein Portal am Rand 2, in einer Ecke 4.
moon-chapter-villagers = Dorfbewohner
    .text = Auf einem Feld sind höchstens drei, und nur der oberste ist sichtbar und kann mitgehen, gerettet oder gewählt werden. Wenn ein Taoist ein Feld verlässt, darf dessen oberster Dorfbewohner mitkommen, nie auf oder über ein heimgesuchtes Feld und nie auf ein volles. Würde es auf einem Feld mit Dorfbewohnern spuken, sterben stattdessen alle, die dort sind, und das Feld bleibt aktiv. Jeder Tod bringt den Fluch der Familie.
moon-chapter-portal = Portal und Zuflucht
    .text = Auf dem Feld mit dem Portal darfst du seinen obersten Dorfbewohner retten, statt um Hilfe zu bitten oder eine Austreibung zu versuchen. Yin-Yang und Feuerwerk können nicht retten. Ist eine ganze Familie in der Zuflucht, bekommt der aktive Spieler ihre Belohnung.
moon-chapter-flight = Flucht
    .text = Wenn eine Spuk-Figur von ihrer Karte auf die Spieltafel rückt, flieht der oberste Dorfbewohner des nächsten bewohnten Feldes ihrer Reihe ein Feld weit von ihr weg. Ist dieses Feld voll oder heimgesucht oder gibt es keines, stirbt er.
moon-chapter-su-ling = Su-Ling
    .text = Wenn ein Dorfbewohner gestorben ist, der Fluch-Würfel geworfen wurde oder ein Feld heimgesucht wurde, darfst du sie am Ende dieses Zuges vor einen beliebigen Geisterplatz stellen, nur nicht vor eine Inkarnation. Sie hält das mittlere Symbol des Geistes dort auf. Kommt sie auf einen Platz neben einer Ecke mit leerer Schale, darf sie einen Kristall hineinlegen.
moon-chapter-crystals = Mondkristalle
    .text = Es gibt vier. Eine weiße Seite beim Kräuterhändler, manche Geister und Inkarnationen und der Mondstein bringen einen. Bei einer Austreibung zählt ein Kristall als Tao-Marker beliebiger Farbe. Am Ende deines Zuges kannst du auf einem Eckfeld einen, den du in einem früheren Zug genommen hast, in die leere Schale dort legen.
moon-chapter-barrier = Mondbarriere
    .text = Sind am Ende eines Zuges alle vier Schalen voll, kommt jede Spieltafel einmal dran, die aktive zuerst: entweder einen Kristall abgeben und den obersten Dorfbewohner des Feldes mit dem Portal retten (ist dort niemand, den eines beliebigen Feldes) oder 4 Würfel gegen alle ihre Geister werfen, mit den Kristallen als Markern. Kräfte und Tao-Marker zählen nicht, es folgt weder Fluch noch Belohnung, Inkarnationen bleiben unberührt. Dann kehren Su-Ling und die Kristalle in den Vorrat zurück.
moon-chapter-artifacts = Artefakte
    .text = Acht Familien hinterlassen ein Artefakt; es geht an die Person, die das letzte Familienmitglied rettet. Einmalige Artefakte werden zwischen den Schritten der Yang-Phase eingesetzt, wie ein Yin-Yang. Wer stirbt, vererbt die eigenen Artefakte nach Wahl an Lebende; die Kristalle gehen in den Vorrat.
moon-chapter-laid-down = Am Boden
    .text = Wer am Boden liegt, steht statt der nächsten Bewegung auf; Aktionen sind davon nicht betroffen. Mit den Schwingen des Kranichs stehst du auf und bewegst dich um ein Feld.
