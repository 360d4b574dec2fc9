# What the table's page says beside pages.ftl and table.ftl.

## Settings

settings-codes = Codes des lieux sur le plateau de jeu
codes-off = Masqués
codes-on = Affichés

## Home

home-join-wrong = Ce n’est pas une invitation. Collez le lien complet que vous avez reçu.

## Commands

render-no-file = Quelle position ? Donnez un fichier, ou un tiret (-) pour lire stdin.

## The decision

end-asks = Vous n’avez rien fait : terminer quand même ?
arriving-anywhere = Son plateau est plein : le fantôme va sur n’importe quel emplacement libre.
arriving-active = Un fantôme noir va sur le plateau dont c’est le tour : { BOARD($board) }.
arriving-colour = Un fantôme va sur le plateau de sa couleur : { BOARD($board) }.

## The end

result-same-deal = La même donne
result-harder = Plus difficile : { DIFFICULTY($difficulty) }
result-picture = Image
story-last = Le dernier coup : { $event }
story-exorcised = Fantômes exorcisés : { $number }.
story-haunted =
    { $number ->
        [one] Au pire moment : { $number } tuile hantée sur { $limit }.
       *[other] Au pire moment : { $number } tuiles hantées sur { $limit }.
    }
story-fallen = Taoïstes morts en chemin : { $number }.
