import type { CityGuide } from '../types.ts';

export const cairo: CityGuide = {
  city: 'Cairo',
  intro:
    'Five thousand years make a lot of noise. Give the pyramids one dawn, the old city two afternoons, and cross streets with somebody who knows how.',
  areas: [
    {
      name: 'Giza',
      sights: [
        {
          name: 'Pyramids of Giza',
          line: 'at opening, by booked ticket; choose your own pace and agree prices before any ride.',
          tags: ['history', 'temples', 'views', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Great Sphinx',
          line: 'from the valley temple, before the coaches.',
          tags: ['history', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Grand Egyptian Museum',
          line: 'Tutankhamun whole, and a staircase of kings; book a time.',
          tags: ['museums', 'art', 'history', 'architecture', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Sound and light or a roof facing the pyramids',
          line: 'from a café in Nazlet el-Samman.',
          tags: ['views', 'nightlife', 'music'],
          slots: ['evening'],
        },
      ],
      lunch: 'grilled chicken and tahini on the Mariouteya road, or the museum’s own kitchens.',
    },
    {
      name: 'Tahrir and downtown',
      sights: [
        {
          name: 'Egyptian Museum',
          line: 'Akhenaten’s faces and the old cases; quieter than it was.',
          tags: ['museums', 'art', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Downtown passages and Talaat Harb',
          line: 'cafés of the fifties, bookshops, arcades.',
          tags: ['architecture', 'shopping', 'food'],
          slots: ['afternoon'],
        },
        {
          name: 'Abdeen Palace',
          line: 'clocks, arms and a king’s gifts; look up its days.',
          tags: ['museums', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Cairo Opera House',
          line: 'concerts and ballet on the island over the bridge; the film festival comes in November.',
          tags: ['music', 'art', 'festivals'],
          slots: ['evening'],
        },
      ],
      lunch: 'koshari, a bowl of everything, downtown.',
    },
    {
      name: 'Islamic Cairo: al-Muizz to Khan el-Khalili',
      sights: [
        {
          name: 'Al-Muizz Street',
          line: 'a mile of mosques, wells and schools.',
          tags: ['history', 'architecture', 'temples'],
          slots: ['morning'],
        },
        {
          name: 'Qalawun complex',
          line: 'the hospital sultan’s marble tomb.',
          tags: ['temples', 'architecture', 'history'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Khan el-Khalili',
          line: 'go past the first rows to brass and spice.',
          tags: ['markets', 'shopping', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Al-Azhar Mosque',
          line: 'a thousand years of students; cover hair and shoulders.',
          tags: ['temples', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Whirling dervishes at al-Ghuri',
          line: 'on some evenings; ask the same day.',
          tags: ['music', 'art'],
          slots: ['evening'],
        },
      ],
      lunch: 'feteer, layered pastry, near al-Hussein.',
    },
    {
      name: 'The Citadel and Sultan Hassan',
      sights: [
        {
          name: 'Sultan Hassan and al-Rifai',
          line: 'two giants facing; a Shah lies in one.',
          tags: ['temples', 'architecture', 'history'],
          slots: ['morning'],
        },
        {
          name: 'Ibn Tulun',
          line: 'the oldest one whole, with a spiral minaret.',
          tags: ['temples', 'architecture', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Citadel and Muhammad Ali Mosque',
          line: 'the city to the pyramids on a clear day.',
          tags: ['history', 'architecture', 'temples', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'Gayer-Anderson Museum',
          line: 'two old houses and a roof of screens.',
          tags: ['museums', 'history', 'art', 'architecture'],
          slots: ['afternoon', 'morning'],
          steep: true,
        },
        {
          name: 'Al-Azhar Park at sunset',
          line: 'lawns and water over the minarets.',
          tags: ['nature', 'views', 'family', 'food'],
          slots: ['evening'],
        },
      ],
      lunch: 'foul and taameya from a cart by the Citadel.',
    },
    {
      name: 'Old Cairo and Fustat',
      sights: [
        {
          name: 'Hanging Church and Coptic Museum',
          line: 'wooden roof over a Roman gate, then textiles.',
          tags: ['temples', 'museums', 'history', 'art'],
          slots: ['morning'],
          steep: true,
        },
        {
          name: 'Ben Ezra Synagogue and Abu Serga',
          line: 'a crypt of the holy family, a hoard of letters.',
          tags: ['temples', 'history'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'National Museum of Egyptian Civilization',
          line: 'the royal mummies, in silence.',
          tags: ['museums', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Pottery lanes of Fustat',
          line: 'kilns and workshops.',
          tags: ['shopping', 'art'],
          slots: ['afternoon'],
        },
        {
          name: 'Felucca at dusk',
          line: 'an hour under sail from Maadi or Garden City.',
          tags: ['views', 'nature', 'family'],
          slots: ['evening'],
        },
      ],
      lunch: 'stuffed pigeon or rice in a neighbourhood grill.',
    },
    {
      name: 'Zamalek and the Nile',
      sights: [
        {
          name: 'Gezira and the Cairo Tower',
          line: 'a lattice tower, early for clear air.',
          tags: ['views', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Ahl Masr walkway',
          line: 'a promenade with steps down to the Nile.',
          tags: ['nature', 'views', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Zamalek galleries and shops',
          line: 'cotton, lamps, painting.',
          tags: ['art', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Zamalek by night',
          line: 'boats, jazz and cafés until late.',
          tags: ['nightlife', 'music', 'food'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'mahshi and mezze in Zamalek.',
    },
  ],
  districts: [
    { name: 'Zamalek', line: 'island streets and cafés, the easiest first stay.' },
    { name: 'Downtown', line: 'faded, lively and cheap.' },
    { name: 'Giza by the pyramids', line: 'wake to them, far from the rest.' },
    { name: 'Garden City', line: 'quiet, by the river.' },
  ],
  food: [
    'koshari downtown.',
    'molokhia, green soup with rabbit or chicken, near the Khan.',
    'grilled pigeon near al-Hussein.',
    'stuffed vine leaves, fried aubergine and beans in Dokki, a table without meat.',
    'fish by weight, chosen on ice, in the north of town.',
  ],
  dayTrips: [
    {
      name: 'Saqqara and Dahshur',
      line: 'about an hour by car: the first pyramid, and one bent.',
      tags: ['history', 'architecture', 'adventure'],
      steep: true,
    },
    {
      name: 'Alexandria',
      line: 'about two and a half hours by train: a library, fish and the sea front.',
      tags: ['history', 'beach', 'museums', 'food'],
    },
    {
      name: 'Fayoum',
      line: 'about two hours by car: lakes, waterfalls, whales in sand.',
      tags: ['nature', 'adventure', 'views', 'family'],
    },
    {
      name: 'Wadi Natrun',
      line: 'about two hours by car: desert monasteries that still pray; bird lakes.',
      tags: ['temples', 'nature'],
    },
    {
      name: 'Ain Sokhna',
      line: 'about 90 minutes by car: the nearest Red Sea beach.',
      tags: ['beach', 'wellness'],
    },
  ],
  gettingAround: 'the metro is quick and has women’s carriages; use app cars above ground.',
  arrival: 'from the airport a car takes 40 to 70 minutes; agree or use an app, as there is no simple train.',
  seasons: [
    { months: [11, 12, 1, 2], line: 'Mild, bright days and cool nights: the season.' },
    { months: [3, 4], line: 'Warm, with some days of desert wind and dust.' },
    { months: [5, 6, 7, 8, 9], line: 'Hot and dry, often 36 °C or more; sights at seven.' },
    {
      months: [10],
      line: 'Warm, clear, and before the crowds. In Ramadan hours shorten and nights grow long.',
    },
  ],
  dailyCost: 30,
};
