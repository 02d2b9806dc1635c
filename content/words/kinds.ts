/** Kinds of place that a traveller adds to a town without a name, and the towns with a guide that are of each. */

/** As the answer calls it. */
export type PlaceKind = LandKind | typeof IN_BETWEEN;
export const IN_BETWEEN = 'stop in between';
export type LandKind = 'island' | 'beach town' | 'mountain town' | 'lake town';

const ISLANDS =
  'Gran Canaria|Lanzarote|Tenerife|Madeira|Mauritius|Seychelles|Zanzibar|Aruba|Curaçao|Bocas del Toro|Roatan|' +
  'San Pedro Belize|Honolulu|Maui|Kauai|Kona|Key West|Nassau|Puerto Ayora|Bali|Boracay|Cebu|El Nido|Jeju|Koh Samui|' +
  'Phuket|Langkawi|Lombok|Maldives|Okinawa|Penang|Phu Quoc|Corfu|Rhodes|Chania|Naxos|Santorini|Mykonos|Ibiza|' +
  'Palma de Mallorca|Isle of Skye|Malta|Ponta Delgada|Palermo|Cagliari|Hvar|Capri|Victoria|Nadi|Tahiti';
const BEACHES =
  'Hurghada|Sharm El Sheikh|Essaouira|Knysna|Mombasa|Zanzibar|Cancún|Playa del Carmen|Tulum|Florianópolis|Las Terrenas|' +
  'Los Cabos|Manuel Antonio|Tamarindo|Montego Bay|Paraty|Puerto Escondido|Puerto Vallarta|Punta Cana|San Juan del Sur|' +
  'San Pedro Belize|Santa Barbara|Tofino|Maui|Kauai|Key West|Miami|Provincetown|St. Petersburg|Newport|Cartagena|' +
  'Antalya|Bodrum|Aqaba|Batumi|Boracay|El Nido|Da Nang|Nha Trang|Phu Quoc|Galle|Goa|Krabi|Phuket|Koh Samui|Langkawi|' +
  'Lombok|Kota Kinabalu|Okinawa|Busan|Paphos|Pondicherry|Algarve|Alicante|Sorrento|Taormina|Cadiz|Nice|San Sebastián|' +
  'Brighton|St Ives|Corfu|Rhodes|Chania|Naxos|Palma de Mallorca|Split|Zadar|Kotor|Málaga|Byron Bay|Gold Coast|Cairns|Nadi';
const MOUNTAINS =
  'Interlaken|Chamonix|Innsbruck|Zermatt|Banff|Jasper|Queenstown|Wanaka|Lucerne|Salzburg|Whistler|Aspen|Park City|' +
  'Jackson Hole|Estes Park|Asheville|Bariloche|El Chalten|Cusco|Sapa|Pai|Manali|Shimla|Leh|Darjeeling|Munnar|Ella|' +
  'Pokhara|Hakone|Takayama|Brasov|Hallstatt|Inverness|Chefchaouen|Monteverde|Flagstaff';
const LAKES =
  'Como|Annecy|Lucerne|Hallstatt|Ohrid|Windermere|South Lake Tahoe|Lake Atitlan|Pokhara|Bariloche|Queenstown|Wanaka|' +
  'Interlaken|Udaipur|Puno|Granada Nicaragua';

/** Names of guides. */
export const TOWNS_OF_KIND: Readonly<Record<LandKind, readonly string[]>> = {
  island: ISLANDS.split('|'),
  'beach town': BEACHES.split('|'),
  'mountain town': MOUNTAINS.split('|'),
  'lake town': LAKES.split('|'),
};

/** Towns of a plan as one calls them when they are to go: the first word says which are meant by it. */
const CALLED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:jungle|rain ?forest|amazon)/i,
    'Puerto Maldonado|Iquitos|Manaus|Leticia|Tena|Rurrenabaque|Sandakan|Tortuguero|Alta Floresta|Villa Tunari'.split(
      '|',
    ),
  ],
  [/^island/i, TOWNS_OF_KIND.island],
  [/^(?:beach|seaside|coast)/i, TOWNS_OF_KIND['beach town']],
  [/^mountain/i, TOWNS_OF_KIND['mountain town']],
  [/^lake/i, TOWNS_OF_KIND['lake town']],
];
/** "Take the jungle out", "skip the beach part": not "the beach", which may be one of a day. */
export const KIND_GONE =
  /(?<=\b(?:drop|skip|scrap|cut(?: out)?|ditch|leave out|take out|(?:take|leave)(?=.{5,30} (?:out|off)\b)|forget|lose|remove|cancel|without|no) )(?:the )?((?:jungle|rain ?forest|amazon|island)(?: (?:part|bit|leg|stop|lodge|town))?|(?:beach|seaside|coast|mountains?|lake) (?:part|bit|leg|stop|town))(?=\W*(?:$|[.,;!?]|(?:out|off|then|please|pls|altogether|completely|after all|again|and|instead)\b))/gi;

/** "The island first": one of the towns, where their order is said. */
export const KIND_ORDERED = /\bthe (island|beach|mountains?|lake|jungle)(?= (?:first|last|before)\b)/gi;

/** The one of some towns that is so called; undefined where none is, or more. */
export function calledSo(kind: string, names: readonly string[]): string | undefined {
  const all = CALLED.find(([words]) => words.test(kind))?.[1] ?? [];
  const [own, ...others] = names.filter((name) => all.includes(name));
  return others.length > 0 ? undefined : own;
}

/** "1 night on the boat", which lies in the bay of the plan: a part of its nights. */
export const ABOARD =
  /(?<=^\W*(?:\S+ ){0,3}(?:\d|one|two|three) nights? )(?:on|aboard) (?:the|a|that|our) (?:boat|junk|ship|(?:junk )?cruise(?: (?:boat|ship))?)(?=\W*(?:$|[.,;!]|(?:then|please|pls|instead|only|is (?:enough|fine|plenty))\b))/i;
