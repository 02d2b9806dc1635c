/** Answers of the real providers in the shapes that their documentation gives, one item each. */

export const AVIASALES_ITEM = {
  origin: 'LON',
  destination: 'OSA',
  origin_airport: 'LHR',
  destination_airport: 'KIX',
  price: 742,
  airline: 'BA',
  flight_number: '7',
  departure_at: '2027-04-12T11:35:00+01:00',
  return_at: '2027-04-17T12:15:00+09:00',
  transfers: 1,
  return_transfers: 1,
  duration: 1800,
  duration_to: 860,
  duration_back: 940,
  link: '/search/LON1204OSA17041?t=BA1',
};

export function aviasalesReply(data: unknown) {
  return { success: true, data, error: '', currency: 'usd' };
}

export const PLACE_ROW = {
  type: 'airport',
  code: 'LHR',
  name: 'Heathrow',
  city_name: 'London',
  country_name: 'United Kingdom',
  country_code: 'GB',
  coordinates: { lat: 51.47, lon: -0.45 },
};

export const LITEAPI_HOTEL = {
  id: 'lp1a2b3',
  name: 'Hotel of the Stub',
  stars: 4,
  city: 'Kyoto',
  country: 'jp',
  rating: 8.7,
  reviewCount: 1200,
  main_photo: 'https://photos.example/lp1a2b3.jpg',
  thumbnail: 'https://photos.example/lp1a2b3-small.jpg',
};

/** 4 nights for 643.10, the cheaper of two offers. */
export const LITEAPI_RATE = {
  hotelId: 'lp1a2b3',
  roomTypes: [
    {
      offerId: 'dear',
      offerRetailRate: { amount: 900, currency: 'USD' },
      rates: [{ name: 'Suite', retailRate: { total: [{ amount: 900, currency: 'USD' }] } }],
    },
    {
      offerId: 'cheap',
      offerRetailRate: { amount: 643.1, currency: 'USD' },
      rates: [{ name: 'Double', retailRate: { total: [{ amount: 643.1, currency: 'USD' }] } }],
    },
  ],
};

export const VIATOR_PRODUCT = {
  productCode: '5010P1',
  title: 'Kyoto morning walk',
  productUrl: 'https://www.viator.com/tours/Kyoto/walk/d332-5010P1?mcid=42383&pid=P0001',
  reviews: { totalReviews: 512, combinedAverageRating: 4.8 },
  duration: { fixedDurationInMinutes: 150 },
  pricing: { summary: { fromPrice: 42.5 }, currency: 'USD' },
};

export function viatorReply(results: unknown) {
  return { products: { totalCount: 1, results } };
}
