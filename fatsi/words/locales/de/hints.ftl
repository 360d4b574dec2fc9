# Hints: the choices of a decision with the chance of winning, and the reasons for them.
# CARD with the case "number" tells names in the plural.

## Asking for one in the browser

hint = Tipp
hint-explained = Zeigt dir die besten Möglichkeiten, mit Gewinnchance und Begründung. Sonst sieht das niemand.
hint-title = Tipp: die besten Möglichkeiten

## The list

hint-best = Die besten Möglichkeiten, mit geschätzter Gewinnchance:
hint-only = Es gibt nur eine Möglichkeit:
hint-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
# A choice in words, and as records have it.
hint-choice = { $choice } [{ $action }]
hint-plan = Dann: { $steps }.
hint-more =
    { $number ->
        [one] Eine weitere Möglichkeit; --all zeigt auch sie.
       *[other] { $number } weitere Möglichkeiten; --all zeigt auch sie.
    }
hint-no-choice-chance = Jetzt entscheiden die Würfel oder der Stapel: Es gibt nichts zu wählen.
hint-no-choice-over = Die Partie ist vorbei: Es gibt nichts zu wählen.
hint-step-of-position = --step gilt nur für Aufzeichnungen; dies ist eine Stellung.
hint-step-and-turn = Gib --turn oder --step an, nicht beides.
hint-no-step = Die Aufzeichnung hat keinen Schritt { $step }; der letzte ist { $last }.

## How a choice bears on a threat, which is a sentence of its own

hint-ends = Beseitigt eine Gefahr: { $threat }
hint-may-end = Beseitigt mit { PERCENT($chance) } Wahrscheinlichkeit eine Gefahr: { $threat }
hint-lessens = Verringert eine Gefahr: { $threat }
hint-may-lessen = Verringert mit { PERCENT($chance) } Wahrscheinlichkeit eine Gefahr: { $threat }
hint-eases = Danach ist der Geist leichter auszutreiben. { $threat }
hint-avoids = Vermeidet, was eine andere Wahl auslösen würde: { $threat }

## Threats. $turns is 0 for what happens in this very Yin.

threat-line-lost =
    { $turns ->
        [0]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) finden in der Reihe jetzt kein aktives Feld mehr, und die Partie ist verloren.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) findet in der Reihe jetzt kein aktives Feld mehr, und die Partie ist verloren.
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) finden in der nächsten Yin-Phase { BOARD($board, case: "gen") } kein aktives Feld mehr in der Reihe, und die Partie ist verloren.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) findet in der nächsten Yin-Phase { BOARD($board, case: "gen") } kein aktives Feld mehr in der Reihe, und die Partie ist verloren.
            }
    }
threat-haunts-last =
    { $turns ->
        [0]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) spuken jetzt { TILE($tile, case: "short-loc") } ({ PLACE($place) }), und die Partie ist verloren.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) spukt jetzt { TILE($tile, case: "short-loc") } ({ PLACE($place) }), und die Partie ist verloren.
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) spuken in der nächsten Yin-Phase { BOARD($board, case: "gen") } { TILE($tile, case: "short-loc") } ({ PLACE($place) }), und die Partie ist verloren.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) spukt in der nächsten Yin-Phase { BOARD($board, case: "gen") } { TILE($tile, case: "short-loc") } ({ PLACE($place) }), und die Partie ist verloren.
            }
    }
threat-haunts =
    { $turns ->
        [0]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) spuken jetzt { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) spukt jetzt { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) spuken in der nächsten Yin-Phase { BOARD($board, case: "gen") } { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) spukt in der nächsten Yin-Phase { BOARD($board, case: "gen") } { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
            }
    }
threat-approaches =
    { $turns ->
        [0] Die Spuk-Figur auf { SPACE($space) } ({ CARD($card) }) rückt jetzt vor, und in der nächsten Yin-Phase { BOARD($board, case: "gen") } spukt es.
       *[other] Die Spuk-Figur auf { SPACE($space) } ({ CARD($card) }) rückt in der nächsten Yin-Phase { BOARD($board, case: "gen") } vor, und in der übernächsten spukt es.
    }
threat-torments =
    { $turns ->
        [0] Der Fluch-Würfel wird jetzt für { CARD($card, case: "acc") } ({ SPACE($space) }) geworfen.
       *[other] Der Fluch-Würfel wird in jeder Yin-Phase { BOARD($board, case: "gen") } für { CARD($card, case: "acc") } ({ SPACE($space) }) geworfen.
    }
threat-takes-tao =
    { $turns ->
        [0]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) rauben jetzt jedem Taoisten einen Tao-Marker.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) raubt jetzt jedem Taoisten einen Tao-Marker.
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) rauben in jeder Yin-Phase { BOARD($board, case: "gen") } jedem Taoisten einen Tao-Marker.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) raubt in jeder Yin-Phase { BOARD($board, case: "gen") } jedem Taoisten einen Tao-Marker.
            }
    }
threat-acts =
    { $turns ->
        [0]
            { $stone ->
                [shift-clockwise] { CARD($card, case: "start") } ({ SPACE($space) }) wandert jetzt weiter.
                [kill-visible-villager] Durch { CARD($card, case: "acc") } ({ SPACE($space) }) stirbt jetzt ein sichtbarer Dorfbewohner.
               *[ghost] Durch { CARD($card, case: "acc") } ({ SPACE($space) }) trifft jetzt noch ein Geist ein.
            }
       *[other]
            { $stone ->
                [shift-clockwise] { CARD($card, case: "start") } ({ SPACE($space) }) wandert in jeder Yin-Phase { BOARD($board, case: "gen") } weiter.
                [kill-visible-villager] Durch { CARD($card, case: "acc") } ({ SPACE($space) }) stirbt in jeder Yin-Phase { BOARD($board, case: "gen") } ein sichtbarer Dorfbewohner.
               *[ghost] Durch { CARD($card, case: "acc") } ({ SPACE($space) }) trifft in jeder Yin-Phase { BOARD($board, case: "gen") } noch ein Geist ein.
            }
    }
threat-holds-die = Durch { CARD($card, case: "acc") } ({ SPACE($space) }) fehlt ein Tao-Würfel.
threat-holds-tao = Die Tao-Marker sind durch { CARD($card, case: "acc") } ({ SPACE($space) }) gesperrt.
threat-holds-power = Die Kraft { BOARD($board, case: "gen") } ist durch { CARD($card, case: "acc") } ({ SPACE($space) }) blockiert.
threat-holds-powers = Alle Kräfte sind durch { CARD($card, case: "acc") } ({ SPACE($space) }) blockiert.
threat-holds-white = Durch { CARD($card, case: "acc") } ({ SPACE($space) }) zählen weiße Seiten nichts.
threat-incarnation =
    { CARD($card, case: "number") ->
        [plural] { CARD($card, case: "start") } ({ SPACE($space) }) sind eine Inkarnation von Wu-Feng und müssen ausgetrieben werden.
       *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) ist eine Inkarnation von Wu-Feng und muss ausgetrieben werden.
    }
threat-deadline =
    { $number ->
        [one] Nur noch eine Karte ist übrig, und eine Inkarnation ist nicht besiegt. Wird die letzte Karte gezogen, ist die Partie verloren.
       *[other] Nur noch { $number } Karten sind übrig, und eine Inkarnation ist nicht besiegt. Wird die letzte Karte gezogen, ist die Partie verloren.
    }
threat-overrun =
    { $turns ->
        [0] { BOARD($board, case: "start") } ist voll, und jetzt verliert { SEAT($seat) } 1 Qi.
       *[other] { BOARD($board, case: "start") } ist voll, und in ihrer nächsten Yin-Phase verliert { SEAT($seat) } 1 Qi.
    }
threat-overrun-death =
    { $turns ->
        [0] { BOARD($board, case: "start") } ist voll, und jetzt verliert { SEAT($seat) } das letzte Qi und stirbt.
       *[other] { BOARD($board, case: "start") } ist voll, und in ihrer nächsten Yin-Phase verliert { SEAT($seat) } das letzte Qi und stirbt.
    }
threat-overrun-all-dead =
    { $turns ->
        [0] { BOARD($board, case: "start") } ist voll, und jetzt stirbt der letzte lebende Taoist, und die Partie ist verloren.
       *[other] { BOARD($board, case: "start") } ist voll, und in ihrer nächsten Yin-Phase stirbt der letzte lebende Taoist, und die Partie ist verloren.
    }
threat-overrun-neutral =
    { $turns ->
        [0] { BOARD($board, case: "start") } ist voll, und jetzt verliert sie 1 Qi.
       *[other] { BOARD($board, case: "start") } ist voll, und in ihrer nächsten Yin-Phase verliert sie 1 Qi.
    }
threat-overrun-possessed =
    { $turns ->
        [0] { BOARD($board, case: "start") } ist besessen und voll, und jetzt verliert ein lebender Taoist 1 Qi.
       *[other] { BOARD($board, case: "start") } ist besessen und voll, und in ihrer nächsten Yin-Phase verliert ein lebender Taoist 1 Qi.
    }
threat-nearly-full = { BOARD($board, case: "start") } hat nur noch einen freien Platz.
threat-weak = { SEAT($seat, case: "start") } hat nur noch 1 Qi.
threat-weak-last = { SEAT($seat, case: "start") } ist der letzte Überlebende und hat nur noch 1 Qi.
threat-dead = { SEAT($seat, case: "start") } ist tot.
threat-village-near = Noch ein heimgesuchtes Feld, und die Partie ist verloren.
threat-haunted = Es spukt { TILE($tile, case: "short-loc") } ({ PLACE($place) }).

## Threats with White Moon

threat-kills-villagers =
    { $turns ->
        [0]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) töten jetzt die Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) tötet jetzt die Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) töten in der nächsten Yin-Phase { BOARD($board, case: "gen") } die Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) tötet in der nächsten Yin-Phase { BOARD($board, case: "gen") } die Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
            }
    }
threat-kills-last-villagers =
    { $turns ->
        [0]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) töten jetzt die Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }). Dann sind zu viele tot, und die Partie ist verloren.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) tötet jetzt die Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }). Dann sind zu viele tot, und die Partie ist verloren.
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) töten in der nächsten Yin-Phase { BOARD($board, case: "gen") } die Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }). Dann sind zu viele tot, und die Partie ist verloren.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) tötet in der nächsten Yin-Phase { BOARD($board, case: "gen") } die Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }). Dann sind zu viele tot, und die Partie ist verloren.
            }
    }
threat-frightens-to-death =
    { $turns ->
        [0] Die Spuk-Figur auf { SPACE($space) } ({ CARD($card) }) rückt jetzt vor, und ein Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }) kann nicht fliehen und stirbt.
       *[other] Die Spuk-Figur auf { SPACE($space) } ({ CARD($card) }) rückt in der nächsten Yin-Phase { BOARD($board, case: "gen") } vor, und ein Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }) kann nicht fliehen und stirbt.
    }
threat-devours =
    { $turns ->
        [0]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingen jetzt einen Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingt jetzt einen Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingen in der nächsten Yin-Phase { BOARD($board, case: "gen") } einen Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingt in der nächsten Yin-Phase { BOARD($board, case: "gen") } einen Dorfbewohner { TILE($tile, case: "short-loc") } ({ PLACE($place) }).
            }
    }
threat-devours-any =
    { $turns ->
        [0]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingen jetzt einen Dorfbewohner.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingt jetzt einen Dorfbewohner.
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingen in der nächsten Yin-Phase { BOARD($board, case: "gen") } einen Dorfbewohner.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingt in der nächsten Yin-Phase { BOARD($board, case: "gen") } einen Dorfbewohner.
            }
    }
threat-devours-last =
    { $turns ->
        [0]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingen jetzt einen Dorfbewohner. Dann sind zu viele tot, und die Partie ist verloren.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingt jetzt einen Dorfbewohner. Dann sind zu viele tot, und die Partie ist verloren.
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingen in der nächsten Yin-Phase { BOARD($board, case: "gen") } einen Dorfbewohner. Dann sind zu viele tot, und die Partie ist verloren.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) verschlingt in der nächsten Yin-Phase { BOARD($board, case: "gen") } einen Dorfbewohner. Dann sind zu viele tot, und die Partie ist verloren.
            }
    }
threat-devours-qi =
    { $turns ->
        [0]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) finden jetzt niemanden zu verschlingen, und das kostet 1 Qi.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) findet jetzt niemanden zu verschlingen, und das kostet 1 Qi.
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) finden in der nächsten Yin-Phase { BOARD($board, case: "gen") } niemanden zu verschlingen, und das kostet 1 Qi.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) findet in der nächsten Yin-Phase { BOARD($board, case: "gen") } niemanden zu verschlingen, und das kostet 1 Qi.
            }
    }
threat-holds-portal = Das Portal ist durch { CARD($card, case: "acc") } ({ SPACE($space) }) versperrt, und niemand kann gerettet werden.
threat-holds-su-ling =
    { CARD($card, case: "number") ->
        [plural] { CARD($card, case: "start") } ({ SPACE($space) }) halten Su-Ling gefangen.
       *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) hält Su-Ling gefangen.
    }
threat-laid-down = { SEAT($seat, case: "start") } liegt am Boden.
threat-villagers-near =
    { $number ->
        [one] Noch ein toter Dorfbewohner, und die Partie ist verloren.
       *[other] Noch { $number } tote Dorfbewohner, und die Partie ist verloren.
    }

## Gains

gain-wins = Gewinnt die Partie.
gain-may-win =
    { CARD($card, case: "number") ->
        [plural] Gewinnt mit { PERCENT($chance) } Wahrscheinlichkeit die Partie: { CARD($card, case: "start") } ({ SPACE($space) }) sind die letzte Inkarnation.
       *[singular] Gewinnt mit { PERCENT($chance) } Wahrscheinlichkeit die Partie: { CARD($card, case: "start") } ({ SPACE($space) }) ist die letzte Inkarnation.
    }
gain-may-beat =
    { $chance ->
        [1]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) werden sicher ausgetrieben.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) wird sicher ausgetrieben.
            }
       *[other]
            { CARD($card, case: "number") ->
                [plural] { CARD($card, case: "start") } ({ SPACE($space) }) werden mit { PERCENT($chance) } Wahrscheinlichkeit ausgetrieben.
               *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) wird mit { PERCENT($chance) } Wahrscheinlichkeit ausgetrieben.
            }
    }
gain-beats =
    { CARD($card, case: "number") ->
        [plural] { CARD($card, case: "start") } ({ SPACE($space) }) kommen aus dem Spiel.
       *[singular] { CARD($card, case: "start") } ({ SPACE($space) }) kommt aus dem Spiel.
    }
gain-saves = Ein Mitglied der Familie { FAMILY($family) } wird gerettet.
gain-artifact = { SEAT($seat, case: "start") } bekommt { ARTIFACT($artifact, case: "acc") }.
gain-qi = { SEAT($seat, case: "start") } gewinnt { $number } Qi.
gain-receptacle =
    { $number ->
        [one] Eine Schale der Mondbarriere ist dann voll.
       *[other] { $number } Schalen der Mondbarriere sind dann voll.
    }
gain-crystal = { SEAT($seat, case: "start") } bekommt einen Mondkristall.
gain-yin-yang = { SEAT($seat, case: "start") } erhält sein Yin-Yang zurück.
gain-buddha = { SEAT($seat, case: "start") } bekommt einen Buddha, der später gesetzt wird.
gain-guards = Der Buddha auf { SPACE($space) } bannt den nächsten Geist, der dort eintrifft.
gain-tao = Ein { COLOUR($colour, case: "nom") } Marker hilft gegen { CARD($card, case: "acc") } ({ SPACE($space) }).
gain-escorts = Ein Mitglied der Familie { FAMILY($family) } kommt dem Portal näher.
