import type { CityGuide } from '../../types.ts';

export const berlin: CityGuide = {
  city: 'Berlin',
  intro:
    'Berlin is wide, green and honest about its past; pick one quarter a day, and keep the evenings for it too.',
  areas: [
    {
      name: 'Museum Island and Mitte',
      sights: [
        {
          name: 'Neues Museum',
          line: 'Nefertiti in a war-scarred house that David Chipperfield mended; book a time.',
          tags: ['museums', 'art', 'history', 'architecture'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Berlin Cathedral',
          line: 'climb the dome for the island and the river.',
          tags: ['temples', 'architecture', 'views'],
          slots: ['morning', 'afternoon'],
          steep: true,
        },
        {
          name: 'Alte Nationalgalerie',
          line: 'Caspar David Friedrich’s monk by the sea.',
          tags: ['museums', 'art'],
          slots: ['afternoon', 'morning'],
          closed: [1],
        },
        {
          name: 'Hackesche Höfe',
          line: 'eight linked courtyards of shops, a cinema and a theatre.',
          tags: ['architecture', 'shopping'],
          slots: ['afternoon'],
        },
        {
          name: 'Clärchens Ballhaus',
          line: 'a dance hall of 1913 with a garden and a mirrored room above.',
          tags: ['music', 'nightlife', 'food'],
          slots: ['evening'],
        },
      ],
      lunch: 'a currywurst or a lunch plate in one of the courtyards of Mitte.',
    },
    {
      name: 'Government quarter and Tiergarten',
      sights: [
        {
          name: 'Reichstag dome',
          line: 'free, by a ramp and lifts, but register online well ahead and bring your passport.',
          tags: ['architecture', 'views', 'history'],
          slots: ['morning', 'evening'],
        },
        {
          name: 'Brandenburg Gate',
          line: 'early, before the coaches, or lit at night.',
          tags: ['history', 'architecture'],
          slots: ['morning'],
        },
        {
          name: 'Memorial to the Murdered Jews of Europe',
          line: 'a field of stones on uneven ground, and rooms of names below; those are shut on Mondays.',
          tags: ['history', 'architecture'],
          slots: ['afternoon', 'morning'],
          steep: true,
        },
        {
          name: 'Tiergarten',
          line: 'woods and lakes where kings hunted, around the gilded Victory Column.',
          tags: ['nature', 'views', 'adventure'],
          slots: ['afternoon'],
        },
        {
          name: 'Philharmonie',
          line: 'hear the hall, at a lunchtime or an evening concert.',
          tags: ['music', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'a beer-garden lunch at the Neuer See in the Tiergarten.',
    },
    {
      name: 'The Wall: Bernauer Straße and Prenzlauer Berg',
      sights: [
        {
          name: 'Berlin Wall Memorial',
          line: 'the death strip as it was, along Bernauer Straße; the open part is free.',
          tags: ['history', 'museums'],
          slots: ['morning'],
        },
        {
          name: 'Mauerpark',
          line: 'Sundays for the flea market and open-air karaoke; on other days a park.',
          tags: ['markets', 'music', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Kulturbrauerei',
          line: 'a brick brewery turned into cinemas and a free museum of daily life in the GDR.',
          tags: ['museums', 'history', 'nightlife', 'architecture'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Kollwitzkiez',
          line: 'cafés, playgrounds and a Saturday farmers’ market.',
          tags: ['family', 'food', 'markets'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Bars of Kastanienallee',
          line: 'wine, beer and small stages under the elevated railway.',
          tags: ['food', 'nightlife'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a brunch that lasts in Prenzlauer Berg.',
    },
    {
      name: 'Kreuzberg and Friedrichshain',
      sights: [
        {
          name: 'East Side Gallery',
          line: 'more than a kilometre of painted Wall; early for pictures.',
          tags: ['art', 'history', 'views'],
          slots: ['morning'],
        },
        {
          name: 'Oberbaumbrücke',
          line: 'towers over the Spree, where the two halves met.',
          tags: ['architecture', 'views'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'Jewish Museum',
          line: 'Libeskind’s zigzag, to be felt as much as read.',
          tags: ['museums', 'history', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Markthalle Neun',
          line: 'Thursday evening is street food; stalls on other days too.',
          tags: ['markets', 'food'],
          slots: ['afternoon', 'evening'],
          closed: [0],
        },
        {
          name: 'Bars of Kreuzberg',
          line: 'Turkish grills, then canal banks, then music.',
          tags: ['nightlife', 'music', 'food', 'festivals'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a gözleme or a döner in Kreuzberg.',
    },
    {
      name: 'Kulturforum and Potsdamer Platz',
      sights: [
        {
          name: 'Gemäldegalerie',
          line: 'Vermeer, Rembrandt, Caravaggio, and few people.',
          tags: ['museums', 'art'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Neue Nationalgalerie',
          line: 'Mies van der Rohe’s glass hall over the twentieth century.',
          tags: ['museums', 'art', 'architecture'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Topography of Terror',
          line: 'on the site of the Gestapo, free and sober.',
          tags: ['museums', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Deutsche Kinemathek',
          line: 'German film from Caligari on, projected across the hall of an old power station on Mauerstraße.',
          tags: ['museums', 'art', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Panoramapunkt',
          line: 'a quick lift up a brick tower to a terrace over the whole centre; check the last ride.',
          tags: ['views', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'a bowl of noodles around Potsdamer Straße.',
    },
    {
      name: 'Charlottenburg and the west',
      sights: [
        {
          name: 'Charlottenburg Palace',
          line: 'porcelain and mirrors; the garden is free.',
          tags: ['history', 'architecture', 'art', 'nature'],
          slots: ['morning'],
          closed: [1],
        },
        {
          name: 'Museum Berggruen and Scharf-Gerstenberg',
          line: 'Surrealists opposite the palace; Berggruen’s Picassos next door were to return in 2026 after repairs, so look first.',
          tags: ['museums', 'art'],
          slots: ['morning', 'afternoon'],
          closed: [1],
        },
        {
          name: 'Kaiser Wilhelm Memorial Church',
          line: 'a broken tower beside a room of blue glass.',
          tags: ['temples', 'architecture', 'history'],
          slots: ['afternoon'],
        },
        {
          name: 'Zoo Berlin',
          line: 'the oldest in the country, easy with children.',
          tags: ['family', 'nature'],
          slots: ['afternoon', 'morning'],
        },
        {
          name: 'KaDeWe and the Ku’damm',
          line: 'a food floor to eat through; shut on Sundays.',
          tags: ['shopping', 'food'],
          slots: ['afternoon'],
          closed: [0],
        },
        {
          name: 'A thermal evening at Vabali',
          line: 'saunas and pools in a Balinese house, without swimwear.',
          tags: ['wellness'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'a Königsberg meatball in an old west Berlin restaurant.',
    },
  ],
  districts: [
    { name: 'Mitte', line: 'museums on foot, busy.' },
    { name: 'Prenzlauer Berg', line: 'calm streets, cafés, good with children.' },
    { name: 'Kreuzberg', line: 'food and nights out.' },
    { name: 'Charlottenburg', line: 'old west, solid and quiet.' },
  ],
  food: [
    'currywurst standing, at a stall in Prenzlauer Berg or Mehringdamm.',
    'döner with vegetables in Kreuzberg.',
    'Vietnamese kitchens in Prenzlauer Berg and Lichtenberg.',
    'Königsberg meatballs with capers in Charlottenburg.',
    'natural wine and small plates in Neukölln.',
  ],
  dayTrips: [
    {
      name: 'Potsdam',
      line: 'about 30 minutes by train: Sanssouci’s gardens and a Dutch quarter; the palace is shut on Mondays.',
      tags: ['history', 'architecture', 'nature'],
      closed: [1],
    },
    {
      name: 'Wannsee',
      line: 'half an hour by train: a sand beach on the lake, and the villa of the 1942 conference.',
      tags: ['beach', 'nature', 'history', 'family'],
      months: [5, 6, 7, 8, 9],
    },
    {
      name: 'Spreewald',
      line: 'about an hour by train: punts on canals in a forest, and gherkins.',
      tags: ['nature', 'family', 'adventure'],
      months: [4, 5, 6, 7, 8, 9, 10],
    },
    {
      name: 'Sachsenhausen',
      line: '45 minutes by train: the camp memorial north of the city.',
      tags: ['history'],
    },
  ],
  gettingAround:
    'a day ticket covers U-Bahn, S-Bahn, tram and bus; stamp paper tickets. Cycle where you can.',
  arrival: 'from Berlin Brandenburg the FEX and regional trains take about 30 minutes to the centre.',
  seasons: [
    { months: [5, 6], line: 'Lilac, long evenings and lakes warm enough by June.' },
    { months: [7, 8], line: 'Warm, sometimes stormy, everyone outdoors.' },
    {
      months: [9, 10],
      line: 'Mild days, the marathon in late September and a festival of lights in October.',
    },
    {
      months: [11, 12, 1, 2, 3, 4],
      line: 'Grey and cold, with film in February and markets in December; made for museums.',
    },
  ],
  dailyCost: 52,
};
