### The event cards of World Without End: their titles, as the pack “reconstructed” prints them, by
### its keys. A pack that calls a card otherwise keeps its own title.

## Chapter I

world-without-end-event-I-1 = Slow Work on the Bridge
world-without-end-event-I-2 = A Mill for the Fullers
world-without-end-event-I-3 = Cloth at the Fleece Fair
world-without-end-event-I-4 = Buyers from Florence
world-without-end-event-I-5 = Carters for the Building Site
world-without-end-event-I-6 = The Old Bridge Falls
world-without-end-event-I-7 = A Dry Summer
world-without-end-event-I-8 = The Wool Tithe
world-without-end-event-I-9 = A New Prior Is Chosen
world-without-end-event-I-10 = A Small Church by the River
world-without-end-event-I-11 = Fleeces from the Villages

## Chapter II

world-without-end-event-II-1 = War on France
world-without-end-event-II-2 = Fire in Kingsbridge
world-without-end-event-II-3 = Caris Stands Accused
world-without-end-event-II-4 = Ralph Fitzgerald Takes His Share
world-without-end-event-II-5 = Godwyn Builds a Palace
world-without-end-event-II-6 = The Staple Is Closed
world-without-end-event-II-7 = A Tax for the War
world-without-end-event-II-8 = Masons Leave for the War
world-without-end-event-II-9 = Scarlet for the Court
world-without-end-event-II-10 = A Chapel for Our Lady
world-without-end-event-II-11 = The King Crosses the Sea

## Chapter III

world-without-end-event-III-1 = Fear Comes with the Plague
world-without-end-event-III-2 = The Monks Have Fled
world-without-end-event-III-3 = Beds for the Sick
world-without-end-event-III-4 = What the Nuns Have Learned
world-without-end-event-III-5 = Nobody Reaps the Fields
world-without-end-event-III-6 = Burials by Night
world-without-end-event-III-7 = No Fair This Year
world-without-end-event-III-8 = Tenants Run Away
world-without-end-event-III-9 = Empty Houses
world-without-end-event-III-10 = A Priory Without a Head
world-without-end-event-III-11 = Thanks of the Healed

## Chapter IV

world-without-end-event-IV-1 = Merthin’s Dream
world-without-end-event-IV-2 = A Charter for the Borough
world-without-end-event-IV-3 = Workmen Name Their Price
world-without-end-event-IV-4 = The Statute of Labourers
world-without-end-event-IV-5 = Grain Barges on the River
world-without-end-event-IV-6 = A House Without Heirs
world-without-end-event-IV-7 = The Plague Returns
world-without-end-event-IV-8 = A Tax on Every Hearth
world-without-end-event-IV-9 = A New Earl of Shiring
world-without-end-event-IV-10 = A Wedding in Kingsbridge
world-without-end-event-IV-11 = Outlaws on the Road
