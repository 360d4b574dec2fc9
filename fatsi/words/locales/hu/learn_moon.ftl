# The guided game of White Moon: what the coach says, chapter by chapter.

## Chapters

learn-base = Az alapjáték
learn-moon = Fehér Hold
learn-moon-text = Azoknak, akik ismerik az alapjátékot: öt rövid fejezet a falusiakról, a kapuról, a holdkristályokról és Szu Lingről.
learn-moon-play = Játszma a Fehér Holddal
usage-learn-moon = Az alapjáték helyett a Fehér Hold, öt fejezetben.
learn-moon-escort = Falusiak
learn-moon-saving = Kapu és menedék
learn-moon-crystals = Holdkristályok
learn-moon-su-ling = Szu Ling
learn-moon-wu-feng = Vu Feng a holdfényben
learn-moon-escort-1 = A Fehér Holdban családok laknak a faluban. Minden falulapon csak a felső falusi látható. Melletted a Hua család egyik tagja áll. Lépj középre, a világító falulapra: ott van a kapu.
learn-moon-escort-2 = Amikor elhagysz egy falulapot, a felső falusi veled jöhet, csak kísértetjárta vagy teli falulapra nem. Vidd magaddal.
learn-moon-escort-done = A falusi a kapunál van, a régi falulapon pedig láthatóvá vált a következő. Ha olyan falulapot ér kísértés, ahol falusiak vannak, helyette ők halnak meg, és minden halál a család átkával jár.
learn-moon-saving-1 = A kapu falulapján segítségkérés vagy szelleműzés helyett megmentheted a felső falusit. A Seng család másik tagja már biztonságban van. Mentsd meg ezt is.
learn-moon-saving-done = Az egész család a menedékben van, és tiéd a jutalma: a Bosszú Karmai. Minden családnak megvan a maga jutalma és a maga átka.
learn-moon-crystals-1 = Van egy holdkristályod egy korábbi körből, és olyan sarokban állsz, ahol üres a tartóedény. Tedd bele a kristályt.
learn-moon-crystals-done = Ha egy kör végén mind a négy tartóedény tele van, kifeszül a Holdszalag, és minden oldalon lecsap. A megtartott kristály szelleműzésnél tetszőleges színű varázstárgynak számít.
learn-moon-su-ling-1 = A kék tábla egyik kísértetének bábuja már előrelépett: a következő jin fázisban kísértene, és falusiak halnának meg. Ebben a körben baj történt, ezért jön Szu Ling. Fejezd be a körödet.
learn-moon-su-ling-2 = Szu Ling blokkolja annak a kísértetnek a középső képességét, amelyik előtt áll. Állítsd a világító kísértet elé.
learn-moon-su-ling-done = Véget ért a jin fázis, és a kísértet nem kísértett. Szu Ling olyan kör után jön, amelyben meghalt egy falusi, dobni kellett az átokkockával, vagy kísértetjárta lett egy falulap.
learn-moon-wu-feng-1 = Vu Feng áll előtted, ellenállása négy sárga. Két sárga varázstárgyad és egy holdkristályod van. Kíséreld meg a szelleműzést.
learn-moon-wu-feng-2 = Egy sárga kocka, két varázstárgy és a kristály: együtt négy. Válaszd ki Vu Fenget.
learn-moon-wu-feng-3 = Adj be egy sárga varázstárgyat.
learn-moon-wu-feng-4 = Add be a második sárga varázstárgyat is.
learn-moon-wu-feng-5 = A kristály bármelyik szín helyett állhat. Add be.
learn-moon-wu-feng-6 = Vu Feng jutalmat hagy a csapatnak. Add a csit a sárga taoistának.
learn-moon-wu-feng-7 = És a jinjangot is, aztán eljön a hajnal.
learn-moon-wu-feng-done = A falu megmenekült a fehér hold alatt. Most játssz egy teljes játszmát: elsőre az ajánlott falut válaszd.
