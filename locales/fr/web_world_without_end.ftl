### Un monde sans fin à l’écran.

## La carte Évènement

web-wwe-event = L’évènement de cette manche
web-wwe-no-event = Il n’y a pas de carte Évènement en ce moment.
web-wwe-orientation = Orientation de la carte Évènement
web-wwe-orientation-summary = Flèche sur { $number }. { $incomes }. { $favor }
web-wwe-income-of = { $player } : { $income }
web-wwe-turn-left = Tourner la carte vers la gauche
web-wwe-turn-right = Tourner la carte vers la droite
web-wwe-in-force = Évènements de longue durée en vigueur

## La ville

web-wwe-projects = Projets de construction
web-wwe-project-label =
{ $canceled ->
    [0] Pierre : { $stone } sur { $stones } ; bois : { $wood } sur { $woods }. Les donateurs reçoivent : { $bonus }.
   *[other] Aucun travail dans ce chapitre. Pierre : { $stone } sur { $stones } ; bois : { $wood } sur { $woods }. Les donateurs reçoivent : { $bonus }.
} { $donors ->
    [0] Personne n’a fait de don.
   *[other] Donateurs : { $players }.
}
web-wwe-project-complete = Ce projet est achevé.
web-wwe-project-aside = Ce projet n’est pas encore sur le plateau.
web-wwe-complete = achevé
web-wwe-later = plus tard
web-wwe-houses = Cases de construction
web-wwe-house-label =
    { $taken ->
        [0] Case { $house } : une maison coûte { $gold } or et 1 { $resource }, et rapporte { $income } de loyer.
       *[other] Case { $house } : une maison est ici (propriétaire : { $player }) et rapporte { $income } de loyer.
    }
web-wwe-supply-label =
    { $left ->
        [0] Il ne reste rien dans la réserve ({ $good }).
       *[other] Dans la réserve : { $left } ({ $good }).
    }

## Faveur et peste

web-wwe-favor = Piste de faveur
web-wwe-marker-here = Le marqueur de faveur est ici.
web-wwe-favor-canceled = Annulé jusqu’à la fin du chapitre.
web-wwe-plague = Lieux de la peste
web-wwe-location-label =
    { $state ->
        [sick] Le lieu { $location } est malade : le soigner demande { $value } de savoir médical. Bénéfice : { $benefit }.
        [healed] Le lieu { $location } est guéri.
        [unturned] Lieu { $location } : son jeton est face cachée. Bénéfice : { $benefit }.
       *[none] Lieu { $location } : la peste n’est pas encore venue. Bénéfice : { $benefit }.
    }
web-wwe-plague-comes = La peste arrive avec le chapitre III.
web-wwe-sick =
    { $count ->
        [one] { $count } lieu malade
       *[other] { $count } lieux malades
    }

## Le temps et les joueurs

web-wwe-round = Manche { $round } sur { $rounds }
web-wwe-active = Joueur actif : { $player }
web-wwe-memory = Montrer ce qu’une mémoire parfaite saurait des biens des autres

## Vous

web-wwe-card-label =
    { $place ->
        [hand] { $idle ->
            [0] { $card }, dans votre main. { $help }
           *[other] { $card }, dans votre main, inutile pour l’instant. { $help }
        }
        [played] { $card }, jouée dans ce chapitre.
        [discarded] { $card }, défaussée face cachée.
       *[away] { $card }, pas encore en jeu.
    }
web-wwe-played = jouée
web-wwe-discarded = défaussée
web-wwe-duties-settled = Les devoirs du chapitre { $chapter } :
web-wwe-missing = il en manque { $missing }
web-wwe-duty-paid = Vous en avez assez.
web-wwe-on-the-board = Choisissez sur le plateau, parmi ce qui est mis en évidence

## Les pages d’un téléphone

web-wwe-pane-event = Évènement
web-wwe-pane-projects = Projets
web-wwe-pane-town = Ville
web-wwe-pane-favor = Faveur
web-wwe-pane-duties = Devoirs
web-wwe-legend-arrow = La flèche d’un évènement : de combien avance le marqueur de faveur
web-wwe-legend-sick = Un lieu malade
web-wwe-legend-healed = Un lieu guéri

## Scènes

web-wwe-scene-avoided = La loyauté évite la pénalité
web-wwe-goods = Biens
