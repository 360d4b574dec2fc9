# Short chapters of the rules, for the command `rules`. The value is the name of the chapter.

chapter-goal = Cél
    .text = Együtt győztök, ha Vu Feng utolsó inkarnációját is elűzitek. Együtt veszítetek, ha túl sok falulap lesz kísértetjárta, ha minden taoista meghal, vagy ha előbb elfogy a pakli.
chapter-turn = Kör
    .text = A táblák az óramutató járása szerint kerülnek sorra. A jin fázisban a kísértetek cselekszenek: a kísértők előrelépnek, a kínzók miatt dobni kell az átokkockával; ezután ha tele van a tábla, elvész 1 csi, ha nincs, jön egy kísértet. A jang fázisban a taoista mozog, akciót hajt végre, és buddhákat helyezhet el.
chapter-yang = Jang fázis
    .text = Lépj egy szomszédos falulapra, vagy maradj. Utána kérj segítséget a falulapod lakójától, vagy végezz szelleműzést. Végül buddhákat helyezhetsz el. Aki egy későbbi lépésbe kezd, lemond a korábbiakról.
chapter-arrival = Érkezés
    .text = A színes kísértet a színével egyező táblára kerül, a fekete arra, amelyiknek a köre zajlik; ha az megtelt, bármelyik szabad helyre. Bal oldali képessége azonnal hat. Ha mind a tizenkét hely foglalt, helyette elvész 1 csi.
chapter-exorcism = Szelleműzés
    .text = Szélső falulapon állva egy hely van előtted, sarokban kettő, középen egy sem. Dobj a taokockákkal; minden oldal a saját színének számít, a fehér bármelyiknek. A dobás után a hiányt a falulapodon álló taoisták varázstárgyai pótolhatják. Amit a kockák egyedül is legyőznek, azt el kell űzni.
chapter-haunting = Kísértés
    .text = A kísértő bábuja táblája egyik jin fázisában előrelép, a következőben kísért: sorának első tiszta falulapja kísértetjárta lesz. Kísértetjárta falulapon nincs segítség. Ha már az egész sor kísértetjárta, a játék elveszett.
chapter-curse = Átokkocka
    .text = Két oldala üres. A többi: a kísértet sorában egy falulap kísértetjárta lesz; jön egy kísértet; az aktív taoista elveszti összes varázstárgyát; az aktív taoista veszít 1 csit.
chapter-qi = Csi
    .text = A csi az élet. Akinek nincs, az halott, mindene odavész, tábláját pedig megszállják a kísértetek: a tábla csiveszteségét az élők viselik. A temetőben a halottak feltámaszthatók.
chapter-tao = Varázstárgyak
    .text = Minden színből négy van. Szelleműzésnél a dobás után adhatjátok be őket, te és a falulapodon álló taoisták, minden hiányzó pontért egyet.
chapter-yin-yang = Jinjang
    .text = Jang fázisodban, bármelyik lépés előtt vagy után beadhatod, hogy bármelyik falulaptól távolról segítséget kérj, vagy megtisztíts egy kísértetjárta falulapot.
chapter-buddhas = Buddhák
    .text = A templomban vehetsz el egyet. A következő körödtől kezdve egy előtted lévő üres helyre állíthatod. Az első kísértet, amely oda kerül, eltűnik, átok és jutalom nélkül. Az inkarnáció marad, a buddha pedig visszakerül a templomba.
chapter-power-tokens = Képességjelzők
    .text = Négynél kevesebb taoista esetén: egy jelző beadásával ebben a körben tiéd egy semleges tábla képessége. A beadott jelzők a középső falulapra kerülnek; aki ott fejezi be a körét, elveheti őket.
chapter-neutral = Semleges táblák
    .text = Van jin fázisuk, de abban nem jön rájuk új kísértet, jang fázisuk pedig nincs. Saját csijükből veszítenek; ha elfogy, megszállják őket a kísértetek.
chapter-incarnations = Inkarnációk
    .text = Vu Fengnek tíz inkarnációja van, a Fehér Holddal tizenhat; közülük néhány a pakliban lapul. A varázsló nem tudja elkergetni őket, és a buddha sem árt nekik. Elűzésükkor egy taoista kap 1 csit, és egy visszakapja jinjangját.
chapter-score = Pontozás
    .text = Győzelemért 10, Pokol szinten 20; minden csiért 1; a pakliban maradt kísértetekért darabonként 1, vereség után mínusz 1; további inkarnációkért 2, 4 és 6; halott taoistánként mínusz 3, kísértetjárta falulaponként mínusz 4.

## White Moon; chapters of their own

moon-chapter-white-moon = Fehér Hold
    .text = A kiegészítő: tizenkét család 24 falusija él a faluban; meg kell menteni őket a kapun át, mielőtt a kísértetek végeznek velük. Akkor is veszítetek, ha meghal a tizenkettedik falusi. Minden megmentett falusi 1 pontot ér, a kapu szélső falulapon 2-t, sarokban 4-et.
moon-chapter-villagers = Falusiak
    .text = Egy falulapon legfeljebb hárman lehetnek, és csak a felső látható, csak ő mozoghat, menthető meg vagy választható. Amikor egy taoista elhagy egy falulapot, a felső falusi vele mehet, de kísértetjárta falulapra vagy azon át soha, és teli falulapra sem. Ahol falusiak vannak, ott a kísértés mindet megöli, a falulap viszont tiszta marad. Minden halál a család átkával jár.
moon-chapter-portal = Kapu és menedék
    .text = A kapu falulapján segítségkérés vagy szelleműzés helyett megmentheted a felső falusit. Jinjanggal és Tűzijátékkal nem lehet menteni. Ha egy család összes tagja a menedékben van, az aktív játékos megkapja a jutalmát.
moon-chapter-flight = Menekülés
    .text = Amikor egy kísértő bábuja a kártyájáról a táblára lép, a sorában a hozzá legközelebbi kupac felső falusija egy falulapnyit elmenekül tőle. Meghal, ha az a falulap teli vagy kísértetjárta, vagy ha nincs hová mennie.
moon-chapter-su-ling = Szu Ling
    .text = Ha meghalt egy falusi, dobni kellett az átokkockával, vagy egy falulap kísértetjárta lett, a kör végén bármelyik kísértethely elé küldhetitek, de inkarnáció elé nem. Blokkolja az ott lévő kísértet középső képességét. Ha üres tartóedényű sarok melletti helyre kerül, hozhat bele egy kristályt.
moon-chapter-crystals = Holdkristályok
    .text = Négy van belőlük. Kristályt ad a gyógynövényboltban a fehér oldal, néhány kísértet és inkarnáció, valamint a Hold Köve. Szelleműzésnél tetszőleges színű varázstárgynak számít. Köröd végén, sarokban állva egy korábbi körben szerzett kristályt az ottani üres tartóedénybe tehetsz.
moon-chapter-barrier = Holdszalag
    .text = Ha egy kör végén mind a négy tartóedényben van kristály, az aktívtól kezdve minden tábla sorra kerül: egy kristályért megmenthető a kapu falulapjának felső falusija (ha ott senki sincs, bármelyik falulapé), vagy 4 kockával dobtok a tábla összes kísértete ellen, varázstárgyként használva a kristályokat. A képességek és a varázstárgyak nem számítanak, se átok, se jutalom nincs, az inkarnációkra nem hat. Utána Szu Ling és a kristályok visszakerülnek a készletbe.
moon-chapter-artifacts = Ereklyék
    .text = Nyolc család ereklyét ad annak a játékosnak, aki az utolsó tagjukat megmenti. Az egyszer használatosak a jang fázis lépései között vethetők be, mint a jinjang. A meghalt taoista ereklyéit tetszése szerint az élőkre hagyja; kristályai a készletbe kerülnek.
moon-chapter-laid-down = Lebénulva
    .text = Az elfektetett taoista lebénult: legközelebbi mozgása helyett feláll; akcióit ez nem érinti. A tornyok táncával felállsz, és egy falulapnyit léphetsz is.
