# The server: why it does not do what was asked, and what the command says.

## Refusals at the table

refusal-stale = Entre-temps, la partie a continué. Regardez à nouveau, puis choisissez.
refusal-game-over = La partie est terminée.
refusal-not-your-decision = Ce n’est pas à vous de décider maintenant.
refusal-not-seated = Vous regardez la partie : seules les personnes assises à la table peuvent faire cela.
refusal-no-such-action = Cette action n’existe pas.
refusal-cannot-undo = On ne peut annuler que son propre dernier choix, et seulement tant qu’aucun dé n’a été lancé, qu’aucune carte n’a été piochée et que personne d’autre n’a agi.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-hint-under-way = Un conseil est déjà en préparation pour cette table. Patientez un instant, puis redemandez.
refusal-not-kept = L’enregistrement a échoué, donc rien n’a été fait. Veuillez réessayer.
refusal-watchers-listen = Seules les personnes assises à la table peuvent écrire ici.
refusal-too-long = Ce message est trop long.
refusal-too-fast = C’était trop rapide. Patientez un instant, puis réessayez.
refusal-malformed = Le serveur ne comprend pas cette demande. Veuillez recharger la page.
refusal-failed = Une erreur s’est produite, et rien n’a été modifié. Veuillez réessayer.
refusal-table-full = Trop de personnes regardent cette table. Revenez plus tard.

# Beside a link that leads to this machine itself.
link-near = Ce lien ne fonctionne que sur cet ordinateur. Pour laisser entrer d’autres personnes, lancez le serveur avec --host 0.0.0.0 et ouvrez l’adresse qu’il affiche.

## Refusals of pages

refusal-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
refusal-no-such-page = Cette page n’existe pas. Le lien est peut-être incomplet.
refusal-no-such-thing = Il n’y a rien de ce nom à cette table.
refusal-no-such-step = Cette étape n’existe pas dans la partie.
refusal-wrong-secret = Ce lien ne donne accès à aucune place. Il est peut-être incomplet, ou un lien plus récent l’a remplacé : demandez-en un nouveau.
refusal-not-over = Vous pourrez lancer une nouvelle partie quand celle-ci sera terminée.
refusal-unknown-host = Ce serveur ne répond pas sous ce nom. La personne qui l’administre peut autoriser ce nom avec --allow-host.
refusal-foreign-origin = La demande vient d’une page d’un autre site et a été refusée.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-not-an-open-seat = On ne peut inviter personne à cette place.
refusal-wrong-form = Ce choix n’est pas possible. Vérifiez le formulaire.
refusal-wrong-seed = La graine doit être un nombre de 19 chiffres au plus, ou rester vide.
refusal-same-board-twice = Deux Taoïstes ne peuvent pas avoir le même plateau.
refusal-too-large = La demande est trop volumineuse.
refusal-not-allowed = Cette page n’accepte pas ce type de demande.

## Records that somebody brought along

replay-none = Ce n’est pas une partie enregistrée
replay-how = Choisissez un fichier de partie, ou collez son texte : il commence par les mots « fatsi record ».
replay-wrong =
    { $line ->
        [0] { $message }
       *[other]
            { $column ->
                [0] Ligne { $line } : { $message }
               *[other] Ligne { $line }, colonne { $column } : { $message }
            }
    }
replay-refused = Ligne { $line }, colonne { $column } : { $action } est impossible à cet endroit. { $reason }
trouble-title = Cela n’a pas fonctionné

## The command

serve-ready = fatsi est prêt : { $address }
serve-how-to-end = Appuyez sur Ctrl-C pour l’arrêter ; toutes les tables sont conservées.
trouble-port = fatsi ne peut pas écouter sur { $host }, port { $port } : { $reason }. Choisissez-en d’autres avec --host et --port ; le port 0 prend n’importe quel port libre.
trouble-database = Impossible d’ouvrir la base de données : { $reason }.
trouble-database-held = Un autre serveur fatsi utilise déjà ces tables. Jouez là-bas, ou indiquez un autre fichier avec --database sqlite:///FICHIER.
trouble-database-address = fatsi ne connaît pas de base de données « { $scheme } » : indiquez postgresql://... ou sqlite:///FICHIER.
trouble-database-driver = PostgreSQL demande un paquet de plus : pip install "fatsi[postgresql]".
serve-running = fatsi tourne déjà : { $address }
refusal-busy = Le serveur est occupé. Réessayez dans un instant.
refusal-no-room = Il n’y a plus de place ici pour d’autres parties. Réessayez un autre jour.
refusal-too-many-tables = Vous êtes l’hôte de trop de tables. Supprimez celles dont vous n’avez plus besoin.
refusal-not-a-person = Seule une personne assise à la table peut en être l’hôte.
refusal-host-is-here = L’hôte était là il y a peu. S’il reste absent, vous pourrez prendre le relais plus tard.
