import type { CityGuide } from '../../types.ts';

export const dublin: CityGuide = {
  city: 'Dublin',
  intro:
    'Expect to be talked to. See one great thing a day, keep an hour for a pub before it fills, and take the train to the sea.',
  areas: [
    {
      name: 'Trinity and the Georgian squares',
      sights: [
        {
          name: 'Book of Kells',
          line: 'the gospel book in Trinity College, by booked slot; the Old Library is to close for repair in 2027 and most of its shelves are empty, so look where the book lies.',
          tags: ['history', 'museums', 'art'],
          slots: ['morning'],
        },
        {
          name: 'National Museum of Archaeology',
          line: 'bog bodies and Bronze Age gold, free; on Sundays and Mondays it opens only in the afternoon.',
          tags: ['museums', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'National Gallery of Ireland',
          line: 'Jack Yeats, a Caravaggio and a Vermeer, free.',
          tags: ['museums', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'Merrion Square',
          line: 'Georgian doors around a park where Oscar Wilde lies on a rock.',
          tags: ['architecture', 'nature'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Grafton Street',
          line: 'buskers by day, and the pubs of its side streets by night.',
          tags: ['shopping', 'music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a bowl of seafood chowder with brown bread near St Stephen’s Green.',
    },
    {
      name: 'The medieval city',
      sights: [
        {
          name: 'Christ Church Cathedral',
          line: 'a Norman cathedral over the largest crypt in the land.',
          tags: ['temples', 'history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Chester Beatty',
          line: 'manuscripts from Egypt to Japan in the castle garden, free; shut on Mondays in winter.',
          tags: ['museums', 'art', 'temples'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Dublin Castle',
          line: 'state rooms and what remains of the Viking town below them.',
          tags: ['history', 'architecture'],
          slots: ['afternoon'],
        },
        {
          name: 'St Patrick’s Cathedral',
          line: 'Jonathan Swift was dean here and lies here; evensong is free.',
          tags: ['temples', 'history', 'music'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Traditional music at the Cobblestone',
          line: 'a session in Smithfield, with the front of the pub kept for players.',
          tags: ['music', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'Irish stew in the Liberties.',
    },
    {
      name: 'The Liberties and Kilmainham',
      sights: [
        {
          name: 'Kilmainham Gaol',
          line: 'guided only, and sold out weeks ahead in summer; it explains the whole century.',
          tags: ['history', 'museums'],
          slots: ['morning'],
        },
        {
          name: 'Irish Museum of Modern Art',
          line: 'a former soldiers’ hospital with a formal garden.',
          tags: ['museums', 'art', 'nature', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Guinness Storehouse',
          line: 'seven floors of beer and a round bar over the roofs.',
          tags: ['food', 'views'],
          slots: ['afternoon'],
          adult: true,
        },
        {
          name: 'A Liberties distillery',
          line: 'whiskey is made here again; tours end with a tasting.',
          tags: ['food', 'nightlife'],
          slots: ['evening', 'afternoon'],
          adult: true,
        },
      ],
      lunch: 'toasties and soup in a café on Meath Street.',
    },
    {
      name: 'North of the Liffey',
      sights: [
        {
          name: 'EPIC, the Irish Emigration Museum',
          line: 'what ten million leavers did with their lives; good with children.',
          tags: ['museums', 'history', 'family'],
          slots: ['morning'],
        },
        {
          name: '14 Henrietta Street',
          line: 'one house from Georgian ballroom to tenement, by guided tour; book, for groups are small.',
          tags: ['museums', 'history', 'architecture'],
          slots: ['afternoon'],
          closed: [1, 2],
        },
        {
          name: 'GPO on O’Connell Street',
          line: 'the post office of the 1916 Rising, with its bullet marks.',
          tags: ['history', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Abbey Theatre',
          line: 'the national stage that Yeats helped to found.',
          tags: ['art', 'history'],
          slots: ['evening'],
        },
      ],
      lunch: 'a filled roll from a deli on Capel Street, or its Asian kitchens.',
    },
    {
      name: 'Phoenix Park and Glasnevin',
      sights: [
        {
          name: 'Phoenix Park',
          line: 'fallow deer and cycle hire in one of Europe’s largest city parks.',
          tags: ['nature', 'family', 'adventure'],
          slots: ['morning'],
        },
        {
          name: 'Dublin Zoo',
          line: 'inside the park, with room for elephants.',
          tags: ['family', 'nature'],
          slots: ['afternoon'],
        },
        {
          name: 'Glasnevin Cemetery',
          line: 'the guided walk is the best history lesson in town.',
          tags: ['history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'National Botanic Gardens',
          line: 'Victorian glasshouses next to the cemetery, free.',
          tags: ['nature', 'architecture'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'John Kavanagh, the Gravediggers',
          line: 'a pub of 1833 with no television and no music, just talk.',
          tags: ['nightlife', 'food', 'history'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'coddle, the Dublin stew of sausages, at the Gravediggers.',
    },
    {
      name: 'The bay',
      sights: [
        {
          name: 'Howth cliff walk',
          line: 'half an hour by DART, then gorse, seals and a lighthouse.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Howth harbour',
          line: 'fish straight from the boats; a market on weekends.',
          tags: ['food', 'markets', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Forty Foot in Sandycove',
          line: 'an all-year swim from the rocks below Joyce’s tower, an hour round the bay by DART.',
          tags: ['beach', 'wellness', 'adventure'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Dún Laoghaire pier at sunset',
          line: 'a mile out and a mile back on level stone, with an ice cream.',
          tags: ['views', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'fish and chips on the harbour wall.',
    },
  ],
  districts: [
    { name: 'St Stephen’s Green', line: 'central and elegant, on the tram.' },
    { name: 'Portobello', line: 'canal, cafés and a short walk in.' },
    { name: 'Smithfield', line: 'music pubs and new hotels across the river.' },
    { name: 'Ballsbridge', line: 'leafy and quiet, with the DART to the sea.' },
  ],
  food: [
    'oysters and a stout, in a pub off Grafton Street.',
    'Dublin Bay prawns in Howth.',
    'boxty, the potato pancake, around Temple Bar; kitchens close by half past nine.',
    'lamb and new Irish cooking in Portobello and Camden Street.',
    'small plates and craft beer in Stoneybatter.',
  ],
  dayTrips: [
    {
      name: 'Glendalough',
      line: 'about 90 minutes by coach: a round tower and two lakes in the Wicklow hills.',
      tags: ['nature', 'history', 'temples', 'adventure'],
    },
    {
      name: 'Newgrange',
      line: 'about an hour by coach: a passage tomb older than the pyramids; places are few, so book.',
      tags: ['history'],
    },
    {
      name: 'Kilkenny',
      line: 'about 90 minutes by train: a castle, a medieval mile and an arts festival in August.',
      tags: ['history', 'architecture', 'festivals'],
    },
  ],
  gettingAround: 'the centre is walkable; a Leap card works on bus, tram and the DART along the bay.',
  arrival: 'from the airport express and city buses take 30 to 45 minutes; there is no train.',
  seasons: [
    { months: [3, 4, 5], line: 'Cool and green; St Patrick’s festival fills the city around 17 March.' },
    { months: [6, 7, 8], line: 'Light until ten, mild, seldom hot, and dear.' },
    { months: [9, 10], line: 'Mild and golden, with the theatre festival in autumn.' },
    { months: [11, 12, 1, 2], line: 'Short, wet days made for museums and fires in pubs.' },
  ],
  dailyCost: 60,
};
