/**
 * Requests and answers with the fields that the specification names, and no others (its sections 3 and 7): what a client
 * sends that was written from it alone, and what a backend answers that was. Ours has to take both.
 */

/** The plainest a client can send, by function. */
export const SPEC_REQUESTS = {
  flights: {
    type: 'flights',
    params: {
      from: { name: 'London' },
      to: { name: 'Rome' },
      departure: '2027-05-04',
      returnDate: '2027-05-11',
      tripType: 'return',
      passengers: 2,
    },
  },
  hotels: {
    type: 'hotels',
    params: { destination: { name: 'Rome' }, checkin: '2027-05-04', checkout: '2027-05-11' },
  },
  chat: (userId: string) => ({
    user_id: userId,
    message: '4 days in Rome in May for two',
    history: [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Where would you like to go?' },
    ],
    priority: false,
    is_first_response: false,
  }),
  planner: { messages: [{ role: 'user', content: '4 days in Rome in May for two' }] },
  followUp: {
    triggerN8n: true,
    bookingDetails: { url: 'https://partner.example/rome' },
    userEmail: 'sam@waymark.test',
  },
  checkout: (userId: string, email: string) => ({
    email,
    user_id: userId,
    tier: 'Pro' as const,
    tokens: 100_000,
  }),
} as const;

/** Flight data from the server: nine fields, and no id. */
export const SPEC_FLIGHT = {
  origin: 'LHR',
  destination: 'FCO',
  flight_number: '552',
  airline: 'BA',
  price: 128,
  departure_at: '2027-05-04T09:10:00+01:00',
  duration_to: 155,
  transfers: 0,
  link: '/search/LHR0405FCO1',
} as const;

export const SPEC_HOTEL = { hotelId: '77', hotelName: 'Hotel Roma', stars: 3, priceFrom: 90 } as const;

const SPEC_TOUR = {
  id: 't1',
  name: 'Colosseum at dusk',
  rating: 4.8,
  duration: '3 hours',
  price: 60,
  bookingUrl: 'https://tours.example/t1',
} as const;

export const SPEC_ANSWERS = {
  flights: { success: true, data: [SPEC_FLIGHT], marker: '12345' },
  hotels: {
    success: true,
    data: [SPEC_HOTEL],
    marker: '12345',
    searchParams: { checkIn: '2027-05-04', checkOut: '2027-05-11' },
  },
  chat: {
    reply: 'Rome in May: four days.',
    suggestions: [{ label: 'Cheaper', value: 'Make it cheaper' }],
    flights: [SPEC_FLIGHT],
    tours: [SPEC_TOUR],
    hotels: [SPEC_HOTEL],
  },
  outOfTokens: { error: 'token_limit' },
  checkout: { url: 'https://pay.example/session' },
  mockCheckout: {
    mock_mode: true,
    message: 'Prices are not set up yet.',
    instructions: { step1: 'a', step2: 'b', step3: 'c', step4: 'd', step5: 'e' },
  },
} as const;
