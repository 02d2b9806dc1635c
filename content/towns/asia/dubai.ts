import type { CityGuide } from '../types.ts';

export const dubai: CityGuide = {
  city: 'Dubai',
  intro:
    'Between creek and desert stands a row of towers. Do the old town early, the indoor wonders at noon and the sea or sand at the end of the day.',
  areas: [
    {
      name: 'Al Fahidi and the Creek',
      sights: [
        {
          name: 'Al Fahidi Historical Neighbourhood',
          line: 'wind towers, small galleries and courtyards, quiet in the morning.',
          tags: ['history', 'architecture', 'art'],
          slots: ['morning'],
        },
        {
          name: 'Coffee Museum and Majlis Gallery',
          line: 'two old houses, one of beans and one of paintings.',
          tags: ['museums', 'art', 'history', 'food'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Abra across the Creek',
          line: 'a wooden ferry for a coin, the best ride in town.',
          tags: ['views', 'family', 'history'],
          slots: ['afternoon'],
          steep: true,
        },
        {
          name: 'Gold and Spice Souks in Deira',
          line: 'look first, bargain after; many shops pause in the early afternoon and on Friday mornings.',
          tags: ['markets', 'shopping', 'food'],
          slots: ['evening', 'afternoon'],
        },
      ],
      lunch: 'a breakfast or lunch with questions welcome at the centre for cultural understanding; book.',
    },
    {
      name: 'Downtown',
      sights: [
        {
          name: 'Burj Khalifa',
          line: 'book the hour; before sunset costs more, early morning is clearest.',
          tags: ['views', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Dubai Mall and its aquarium',
          line: 'a wall of sharks between the shops.',
          tags: ['shopping', 'family'],
          slots: ['afternoon'],
        },
        {
          name: 'Dubai Fountain',
          line: 'jets to music by the lake after dark; check that it runs.',
          tags: ['views', 'family', 'music'],
          slots: ['evening'],
        },
        {
          name: 'Dubai Opera',
          line: 'a hall shaped like a dhow.',
          tags: ['music', 'architecture'],
          slots: ['evening'],
        },
      ],
      lunch: 'a plate of manti or mezze by the lake of Souk Al Bahar.',
    },
    {
      name: 'Jumeirah and the sea',
      sights: [
        {
          name: 'Jumeirah Mosque',
          line: 'guided visits for everybody, most mornings but Fridays; dress is lent.',
          tags: ['temples', 'architecture'],
          slots: ['morning'],
          closed: [5],
        },
        {
          name: 'Etihad Museum',
          line: 'how seven emirates became one country, under a curved roof.',
          tags: ['museums', 'history', 'architecture'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Kite Beach',
          line: 'wide, free sand with showers, food trucks and boards.',
          tags: ['beach', 'family', 'adventure', 'food'],
          slots: ['afternoon'],
          months: [10, 11, 12, 1, 2, 3, 4, 5],
        },
        {
          name: 'Souk Madinat and Burj Al Arab view',
          line: 'canals and a theatre; the sail at sunset.',
          tags: ['views', 'architecture', 'shopping', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'a grilled fish at a harbour canteen in Jumeirah.',
    },
    {
      name: 'Marina and Palm',
      sights: [
        {
          name: 'Palm monorail and The View',
          line: 'the palm shape from the tower in its trunk.',
          tags: ['views', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Dubai Marina walk',
          line: 'towers, yachts and a twisted one.',
          tags: ['architecture', 'views'],
          slots: ['afternoon'],
        },
        {
          name: 'JBR beach',
          line: 'swim until the lights come on.',
          tags: ['beach', 'family'],
          slots: ['afternoon'],
          months: [10, 11, 12, 1, 2, 3, 4, 5],
        },
        {
          name: 'Hammam at Zabeel Saray',
          line: 'marble and steam in an Ottoman-looking hotel on the Palm; book.',
          tags: ['wellness', 'architecture'],
          slots: ['afternoon', 'evening'],
        },
        {
          name: 'Ain Dubai and Bluewaters',
          line: 'the giant wheel; look first whether it turns.',
          tags: ['views', 'family'],
          slots: ['evening', 'afternoon'],
        },
        {
          name: 'Bars of the Marina',
          line: 'licensed houses are in hotels.',
          tags: ['nightlife', 'music'],
          slots: ['evening'],
          adult: true,
        },
      ],
      lunch: 'Levantine grills along the JBR walk.',
    },
    {
      name: 'Alserkal and the new museums',
      sights: [
        {
          name: 'Museum of the Future',
          line: 'a calligraphed ring; book the slot well ahead.',
          tags: ['museums', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Alserkal Avenue',
          line: 'galleries and a cinema in warehouses in Al Quoz; look up each house’s day of rest.',
          tags: ['art', 'architecture', 'history', 'festivals'],
          slots: ['afternoon'],
        },
        {
          name: 'Ras Al Khor',
          line: 'flamingos before the skyline.',
          tags: ['nature', 'views', 'family'],
          slots: ['morning', 'afternoon'],
          months: [11, 12, 1, 2, 3],
        },
        {
          name: 'Cinema Akil',
          line: 'an independent picture house among the galleries.',
          tags: ['art', 'nightlife'],
          slots: ['evening'],
        },
      ],
      lunch: 'a pop-up kitchen on Alserkal Avenue.',
    },
    {
      name: 'Zabeel and the desert',
      sights: [
        {
          name: 'Dubai Frame',
          line: 'old town one way, towers the other, from a glass bridge.',
          tags: ['views', 'architecture', 'family'],
          slots: ['morning'],
        },
        {
          name: 'Butterfly Garden',
          line: 'cool domes, open all year; the Miracle Garden’s flowers beside it are out from autumn to spring.',
          tags: ['nature', 'family'],
          slots: ['morning', 'afternoon'],
        },
        {
          name: 'Desert at sunset',
          line: 'choose a reserve that limits cars; dunes, falcons and supper under stars.',
          tags: ['nature', 'adventure', 'views', 'family'],
          slots: ['evening'],
          months: [10, 11, 12, 1, 2, 3, 4],
        },
        {
          name: 'Al Qudra lakes',
          line: 'birds and a long cycle track.',
          tags: ['nature', 'adventure', 'views'],
          slots: ['afternoon', 'morning'],
          months: [10, 11, 12, 1, 2, 3, 4],
        },
        {
          name: 'Global Village',
          line: 'pavilions and street food of many countries, in the evenings; it opens in mid-October.',
          tags: ['markets', 'food', 'family', 'festivals'],
          slots: ['evening'],
          months: [10, 11, 12, 1, 2, 3, 4],
        },
      ],
      lunch: 'bring water, and eat a karak tea and a paratha on the way out.',
    },
  ],
  districts: [
    { name: 'Deira and the Creek', line: 'old trade, good value and food.' },
    { name: 'Downtown', line: 'towers, mall and metro.' },
    { name: 'Jumeirah Beach', line: 'sand at the door.' },
    { name: 'Al Seef', line: 'creekside, calm and walkable.' },
  ],
  food: [
    'Pakistani and Iranian grills in Deira and Satwa.',
    'Emirati machboos and regag bread around Al Fahidi.',
    'South Indian thalis in Karama.',
    'Levantine mezze in Jumeirah.',
    'fish and prawns fried at a harbour kitchen in Jumeirah.',
  ],
  dayTrips: [
    {
      name: 'Abu Dhabi',
      line: 'about 90 minutes by road: the Sheikh Zayed mosque, with free booked entry, and the Louvre under its dome.',
      tags: ['temples', 'architecture', 'museums', 'art'],
    },
    {
      name: 'Hatta',
      line: 'about 90 minutes by road: kayaks on a reservoir between bare mountains.',
      tags: ['nature', 'adventure', 'family'],
      months: [10, 11, 12, 1, 2, 3, 4],
      steep: true,
    },
    {
      name: 'Sharjah',
      line: 'under an hour: the museum of Islamic civilisation and a light festival in winter.',
      tags: ['museums', 'history', 'festivals'],
    },
    {
      name: 'Al Ain',
      line: 'about 90 minutes by road: a shaded oasis, forts and a camel market.',
      tags: ['history', 'nature', 'markets'],
    },
  ],
  gettingAround:
    'the metro is cheap and cool, with its own carriage for women; taxis are metered for the rest.',
  arrival: 'from Dubai International metro line red takes about 25 to 40 minutes; taxis wait at all hours.',
  seasons: [
    {
      months: [11, 12, 1, 2, 3],
      line: 'Warm days and cool evenings: the season, and the time for desert and festivals.',
    },
    { months: [4, 10], line: 'Hot, but mornings and evenings are outdoors.' },
    {
      months: [5, 6, 7, 8, 9],
      line: 'Above 40 °C and humid: plan indoors, with low hotel rates. In Ramadan many kitchens open after sunset.',
    },
  ],
  dailyCost: 60,
};
