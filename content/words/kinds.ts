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
