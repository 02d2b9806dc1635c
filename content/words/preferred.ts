/** Towns that most people like, where nothing else decides. */
export const PREFERRED: ReadonlySet<string> = new Set(
  (
    'Lisbon|Porto|Madeira|Seville|Barcelona|Málaga|Palma de Mallorca|Tenerife|Gran Canaria|Lanzarote|Paris|Nice|Rome|Florence|' +
    'Naples|Palermo|Malta|Athens|Santorini|Chania|Dubrovnik|Paphos|Istanbul|Antalya|Prague|Vienna|Budapest|Berlin|' +
    'Amsterdam|Copenhagen|Edinburgh|Reykjavik|Marrakesh|Luxor|Sharm El Sheikh|Cape Town|Zanzibar|Mauritius|' +
    'Dubai|Goa|Jaipur|Bangkok|Chiang Mai|Phuket|Hoi An|Bali|Singapore|Maldives|Kyoto|Tokyo|Sydney|Queenstown|Honolulu|' +
    'New York|New Orleans|Miami|San Francisco|San Diego|Montreal|Mexico City|Oaxaca|Cancún|Cartagena|Cusco|Rio de Janeiro|' +
    'Buenos Aires'
  ).split('|'),
);
/** Those of them, and of others, that are gone to for the mountains and the snow. */
export const OF_MOUNTAINS: ReadonlySet<string> = new Set(
  'Interlaken|Chamonix|Innsbruck|Zermatt|Banff|Queenstown|Lucerne|Salzburg|Whistler'.split('|'),
);
/** Those that are islands, or lie on one that is gone to for itself. */
export const ISLANDS: ReadonlySet<string> = new Set(
  (
    'Madeira|Tenerife|Gran Canaria|Lanzarote|Palma de Mallorca|Malta|Santorini|Mykonos|Chania|Rhodes|Corfu|Palermo|Paphos|Isle of Skye|' +
    'Zanzibar|Mauritius|Seychelles|Maldives|Bali|Lombok|Phuket|Koh Samui|Langkawi|Penang|Boracay|El Nido|Phu Quoc|Okinawa|Jeju|' +
    'Aruba|Curaçao|Bridgetown|Castries|Nassau|Montego Bay|Roatán|San Juan|Honolulu|Maui|Kauai|Kona|Reykjavik|Nadi|Papeete'
  ).split('|'),
);
