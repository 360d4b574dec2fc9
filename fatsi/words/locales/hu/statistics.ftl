# The statistics of somebody's own games: the page, and the command `fatsi stats`.

## The page

statistics-title = Játszmáid
statistics-none = Még nincs befejezett játszmád. Nézz vissza az első után.
statistics-bar = Arány sávként
statistics-won-of = { $games } játszmából { $won } győzelem
statistics-best = Legjobb pontszám
statistics-closest = Legszorosabb győzelem
# What was left at the end: the Qi of all Taoists together, and the haunted tiles.
statistics-closest-text =
    { $haunted ->
        [0] { $qi } csi maradt, nem volt kísértetjárta falulap
       *[other] { $qi } csi maradt, { $haunted } kísértetjárta falulap
    }
statistics-base = Alapjáték
statistics-defeats = A vereségek oka
statistics-latest = Legutóbbi játszmák
# $score is a number with its sign.
statistics-score = pontszám: { $score }
# In the place of the link to the replay of a game whose table was deleted.
statistics-gone = már nem nézhető vissza
statistics-counted = Azok a játszmák számítanak, amelyeket ezen a szerveren, ezzel a böngészővel fejeztél be, bármelyik helyen. Ugyanabból a leosztásból csak az első próbálkozásod számít; ez a mai játszmára is igaz. A gyakorló játszmák és a leckék nem számítanak. A számok egy asztal törlése után is megmaradnak. Ha sokáig nem játszol, az utolsó asztaloddal együtt ezek is eltűnnek.

## The command

usage-stats = A befejezett játszmák összesítése: hány győzelem, milyen nehézségi szinten, és mi okozta a vereségeket.
usage-stats-files = Játszmák jegyzőkönyvei; alapértelmezés: az adatmappa befejezett játszmái.
stats-none = Nincs befejezett játszma.
stats-left-out = { $number } jegyzőkönyv kimaradt: befejezetlen vagy gyakorló játszma.
