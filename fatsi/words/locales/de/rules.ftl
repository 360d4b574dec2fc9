# Short chapters of the rules, for the command `rules`. The value is the name of the chapter.

chapter-goal = Ziel
    .text = Ihr gewinnt gemeinsam, wenn die letzte Inkarnation von Wu-Feng ausgetrieben ist. Ihr verliert gemeinsam, wenn zu viele Felder heimgesucht sind, wenn alle Taoisten tot sind oder wenn der Stapel vorher zu Ende geht.
chapter-turn = Zug
    .text = Die Tafeln sind im Uhrzeigersinn am Zug. Im Yin handeln die Geister: Spuk-Figuren rücken vor, Folter verlangt den Fluch-Würfel; dann kostet eine volle Tafel 1 Qi, sonst kommt ein Geist. Im Yang bewegt sich der Taoist, handelt und setzt Buddhas.
chapter-yang = Yang
    .text = Bewege dich auf ein Nachbarfeld, oder bleib. Dann bitte den Dorfbewohner deines Feldes um Hilfe oder versuche eine Austreibung. Danach darfst du Buddhas setzen. Wer einen späteren Teil beginnt, verzichtet auf die früheren.
chapter-arrival = Eintreffen
    .text = Ein farbiger Geist kommt auf die Tafel seiner Farbe, ein schwarzer auf die Tafel, die am Zug ist; ist sie voll, auf einen beliebigen freien Platz. Sein linkes Symbol wirkt sofort. Sind alle zwölf Plätze besetzt, geht stattdessen 1 Qi verloren.
chapter-exorcism = Austreibung
    .text = Von einem Randfeld aus stehst du vor einem Platz, von einer Ecke aus vor zweien, von der Mitte aus vor keinem. Wirf die Tao-Würfel; jede Seite zählt für ihre Farbe, Weiß für jede. Nach dem Wurf dürfen Marker aller Taoisten auf deinem Feld ergänzen, was fehlt. Was die Würfel allein besiegen, wird ausgetrieben.
chapter-haunting = Spuk
    .text = Eine Spuk-Figur rückt in einem Yin ihrer Tafel vor, und im nächsten spukt es: auf dem ersten freien Feld der Reihe. Ein heimgesuchtes Feld gibt keine Hilfe. Ist schon die ganze Reihe heimgesucht, ist die Partie verloren.
chapter-curse = Fluch-Würfel
    .text = Zwei Seiten sind leer. Die anderen: auf einem Feld in der Reihe des Geistes spukt es; ein Geist kommt; der aktive Taoist verliert alle Tao-Marker; der aktive Taoist verliert 1 Qi.
chapter-qi = Qi
    .text = Qi ist Leben. Ohne Qi ist ein Taoist tot, sein ganzer Besitz ist verloren und seine Tafel ist besessen: Was sie an Qi verliert, zahlen die Lebenden. Der Friedhof bringt Tote zurück.
chapter-tao = Tao-Marker
    .text = Von jeder Farbe gibt es vier. Du oder Taoisten auf deinem Feld geben sie nach dem Wurf einer Austreibung aus, einen für jeden fehlenden Punkt.
chapter-yin-yang = Yin-Yang
    .text = Gib es in deinem Yang vor oder nach einem beliebigen Schritt ab, um aus der Ferne ein beliebiges Feld um Hilfe zu bitten oder ein heimgesuchtes Feld zu befreien.
chapter-buddhas = Buddhas
    .text = Nimm einen im Tempel. Setze ihn ab deinem nächsten Zug auf einen leeren Platz vor dir. Der erste Geist, der dorthin kommt, ist gebannt, ohne Fluch und ohne Belohnung. Eine Inkarnation bleibt, und der Buddha kehrt in den Tempel zurück.
chapter-power-tokens = Kraft-Marker
    .text = Bei weniger als vier Taoisten: Gib einen aus, um in diesem Zug die Kraft einer Tafel ohne Taoisten zu haben. Ausgegebene Marker liegen auf dem mittleren Feld; wer dort seinen Zug beendet, darf sie aufnehmen.
chapter-neutral = Tafeln ohne Taoisten
    .text = Sie haben ein Yin, in dem aber kein neuer Geist kommt, und kein Yang. Sie verlieren eigenes Qi; ohne Qi sind sie besessen.
chapter-incarnations = Inkarnationen
    .text = Zehn Gesichter Wu-Fengs, von denen einige im Stapel liegen. Die Hexe kann sie nicht vertreiben, und ein Buddha schadet ihnen nicht. Ist eine ausgetrieben, gewinnt ein Taoist 1 Qi, und einer erhält sein Yin-Yang zurück.
chapter-score = Punkte
    .text = 10 für einen Sieg, 20 in der Hölle; 1 für jedes Qi; 1 für jeden Geist im Stapel, nach einer Niederlage minus 1; 2, 4 und 6 für weitere Inkarnationen; minus 3 für jeden toten Taoisten und minus 4 für jedes heimgesuchte Feld.

## White Moon; chapters of their own

moon-chapter-white-moon = White Moon
    .text = Die Erweiterung: 24 Dorfbewohner aus zwölf Familien leben im Dorf und müssen durch das Portal gerettet werden, bevor Geister sie töten. Ihr verliert auch, wenn der zwölfte tot ist. Jeder gerettete Dorfbewohner zählt 1 Punkt, ein Portal am Rand 2, in einer Ecke 4.
moon-chapter-villagers = Dorfbewohner
    .text = Auf einem Feld sind höchstens drei, und nur der oberste ist zu sehen, geht mit, wird gerettet oder gewählt. Wenn ein Taoist ein Feld verlässt, darf dessen oberster Dorfbewohner mitkommen, nie auf oder über ein heimgesuchtes Feld und nie auf ein volles. Wo Dorfbewohner sind, tötet ein Spuk sie alle, und das Feld bleibt frei. Jeder Tod bringt den Fluch der Familie.
moon-chapter-portal = Portal und Zuflucht
    .text = Auf dem Feld mit dem Portal darfst du seinen obersten Dorfbewohner retten, statt um Hilfe zu bitten oder eine Austreibung zu versuchen. Yin-Yang und Feuerwerk können nicht retten. Ist eine ganze Familie in der Zuflucht, bekommt der aktive Spieler ihre Belohnung.
moon-chapter-flight = Flucht
    .text = Wenn eine Spuk-Figur von ihrer Karte auf die Tafel rückt, flieht der oberste Dorfbewohner des nächsten bewohnten Feldes ihrer Reihe ein Feld weit von ihr weg. Er stirbt, wenn dieses Feld voll oder heimgesucht ist oder wenn es keines gibt.
moon-chapter-su-ling = Su-Ling
    .text = Wenn ein Dorfbewohner gestorben ist, der Fluch-Würfel geworfen wurde oder ein Feld heimgesucht wurde, darfst du sie am Ende dieses Zuges vor einen beliebigen Geisterplatz schicken, aber nicht vor eine Inkarnation. Sie hält das mittlere Symbol des Geistes dort auf. Kommt sie auf einen Platz neben einer Ecke mit leerer Schale, darf sie einen Kristall hineinlegen.
moon-chapter-crystals = Mondkristalle
    .text = Es gibt vier. Eine weiße Seite beim Kräuterhändler, manche Geister und Inkarnationen und der Mondstein bringen einen. Bei einer Austreibung zählt ein Kristall als Tao-Marker beliebiger Farbe. Am Ende deines Zuges kannst du auf einem Eckfeld einen, den du in einem früheren Zug genommen hast, in die leere Schale dort legen.
moon-chapter-barrier = Mondbarriere
    .text = Sind am Ende eines Zuges alle vier Schalen voll, hat jede Tafel ihren Teil, von der aktiven an: einen Kristall abgeben und den obersten Dorfbewohner des Feldes mit dem Portal retten (ist dort niemand, den eines beliebigen Feldes), oder 4 Würfel gegen alle ihre Geister werfen, mit den Kristallen als Marker. Kräfte und Tao-Marker zählen nicht, es folgt weder Fluch noch Belohnung, Inkarnationen bleiben unberührt. Dann kehren Su-Ling und die Kristalle in den Vorrat zurück.
moon-chapter-artifacts = Artefakte
    .text = Acht Familien hinterlassen dem Spieler, der ihren Letzten rettet, ein Artefakt. Die einmaligen werden zwischen den Schritten des Yang eingesetzt, wie ein Yin-Yang. Die Artefakte eines Taoisten, der stirbt, gehen nach seiner Wahl an die Lebenden; seine Kristalle gehen in den Vorrat.
moon-chapter-laid-down = Am Boden
    .text = Wer am Boden liegt, steht statt der nächsten Bewegung auf; Aktionen bleiben wie sonst. Mit den Schwingen des Kranichs stehst du auf und bewegst dich um ein Feld.
