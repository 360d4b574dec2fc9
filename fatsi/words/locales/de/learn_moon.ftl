# The guided game of White Moon: what the coach says, chapter by chapter.

## Chapters

learn-base = Das Grundspiel
learn-moon = White Moon
learn-moon-text = Für alle, die das Grundspiel kennen: fünf kurze Kapitel über Dorfbewohner, Portal, Mondkristalle und Su-Ling.
learn-moon-play = Eine Partie White Moon spielen
usage-learn-moon = Stattdessen White Moon lernen, in fünf Kapiteln.
learn-moon-escort = Dorfbewohner
learn-moon-saving = Portal und Zuflucht
learn-moon-crystals = Mondkristalle
learn-moon-su-ling = Su-Ling
learn-moon-wu-feng = Wu-Feng im Mondlicht
learn-moon-escort-1 = Bei White Moon leben Familien im Dorf. Auf jedem Feld ist nur der oberste Dorfbewohner sichtbar. Bei dir steht jemand aus der Familie Hua. Geh auf das leuchtende Feld in der Mitte: Dort ist das Portal.
learn-moon-escort-2 = Wenn du ein Feld verlässt, darf sein oberster Dorfbewohner mitkommen, nur nicht auf ein heimgesuchtes oder volles Feld. Nimm ihn mit.
learn-moon-escort-done = Der Dorfbewohner ist am Portal, und auf dem alten Feld wurde der nächste aufgedeckt. Wenn es auf einem Feld mit Dorfbewohnern spuken würde, sterben stattdessen sie, und jeder Tod bringt den Fluch der Familie.
learn-moon-saving-1 = Auf dem Feld mit dem Portal darfst du den obersten Dorfbewohner retten, statt um Hilfe zu bitten oder auszutreiben. Das andere Mitglied der Familie Sheng ist schon in Sicherheit. Rette nun auch dieses.
learn-moon-saving-done = Die ganze Familie ist in der Zuflucht, und ihre Belohnung gehört dir: die Krallen der Rache. Jede Familie hat ihre eigene Belohnung und ihren eigenen Fluch.
learn-moon-crystals-1 = Du hast einen Mondkristall aus einem früheren Zug, und du stehst auf einem Eckfeld mit leerer Schale. Lege den Kristall hinein.
learn-moon-crystals-done = Sind am Ende eines Zuges alle vier Schalen voll, erhebt sich die Mondbarriere und schlägt auf allen Seiten zu. Ein Kristall, den du behältst, zählt bei einer Austreibung als Marker beliebiger Farbe.
learn-moon-su-ling-1 = Die Spuk-Figur eines Geistes der blauen Tafel ist schon vorgerückt: In der nächsten Yin-Phase würde es spuken, und Dorfbewohner würden sterben. Ein Unglück in diesem Zug hat Su-Ling gerufen. Beende deinen Zug.
learn-moon-su-ling-2 = Su-Ling hält das mittlere Symbol des Geistes auf, vor dem sie steht. Stelle sie vor den leuchtenden Geist.
learn-moon-su-ling-done = Die Yin-Phase ist vorbei, und der Geist hat nicht gespukt. Su-Ling kommt nach einem Zug, in dem ein Dorfbewohner starb, der Fluch-Würfel geworfen oder ein Feld heimgesucht wurde.
learn-moon-wu-feng-1 = Wu-Feng steht vor dir, mit viermal Gelb als Widerstand. Du hast zwei gelbe Marker und einen Mondkristall. Versuche die Austreibung.
learn-moon-wu-feng-2 = Ein gelber Würfel, zwei Marker und der Kristall: zusammen vier. Wähle Wu-Feng.
learn-moon-wu-feng-3 = Gib einen gelben Marker aus.
learn-moon-wu-feng-4 = Gib den zweiten gelben Marker aus.
learn-moon-wu-feng-5 = Der Kristall gilt für jede Farbe. Gib ihn aus.
learn-moon-wu-feng-6 = Wu-Feng hinterlässt der Gruppe eine Belohnung. Gib das Qi dem gelben Taoisten.
learn-moon-wu-feng-7 = Gib ihm auch das Yin-Yang, und der Morgen bricht an.
learn-moon-wu-feng-done = Das Dorf ist gerettet, unter einem weißen Mond. Spiele jetzt eine ganze Partie: Das empfohlene Dorf ist für den Einstieg gedacht.
