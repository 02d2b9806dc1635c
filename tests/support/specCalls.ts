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
  createUser: { email: 'new@waymark.test', password: 'secret1', full_name: 'New Person', role: 'user' },
  deleteUser: (userId: string) => ({ user_id: userId }),
  /** The questionnaire's fields: three as JSON-encoded strings, two as lists. */
  updateProfile: {
    travel_vibe: '["Culture"]',
    stay_type: '["Boutique"]',
    amenities: ['Wi-Fi', 'Free breakfast'],
    interests: ['Food', 'Art'],
    transport_preference: '["Train"]',
    additional_notes: 'No stairs',
    updated_at: '2027-05-01T08:00:00.000Z',
  },
  places: { q: 'lond', locale: 'en' },
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

export const SPEC_PLACE = {
  name: 'Heathrow',
  city_name: 'London',
  country_name: 'United Kingdom',
  code: 'LHR',
} as const;

export const SPEC_ANSWERS = {
  flights: { success: true, data: [SPEC_FLIGHT], marker: '12345' },
  hotels: {
    success: true,
    data: [SPEC_HOTEL],
    marker: '12345',
    searchParams: { checkIn: '2027-05-04', checkOut: '2027-05-11' },
  },
  failedSearch: { success: false, message: 'The partner is away.' },
  places: [SPEC_PLACE],
  chat: {
    reply: 'Rome in May: four days.',
    suggestions: [{ label: 'Cheaper', value: 'Make it cheaper' }],
    flights: [SPEC_FLIGHT],
    tours: [SPEC_TOUR],
    hotels: [SPEC_HOTEL],
  },
  planner: {
    response: { content: 'Rome in May: four days.', bookingDetails: { url: 'https://partner.example/rome' } },
  },
  plannerWords: { response: { content: 'Where would you like to go?' } },
  outOfTokens: { error: 'token_limit' },
  checkout: { url: 'https://pay.example/session' },
  mockCheckout: {
    mock_mode: true,
    message: 'Prices are not set up yet.',
    instructions: { step1: 'a', step2: 'b', step3: 'c', step4: 'd', step5: 'e' },
  },
} as const;

interface RestCall {
  readonly what: string;
  readonly as: 'visitor' | 'user' | 'admin';
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Behind /rest/v1/; `{id}` is the account's own id. */
  readonly path: string;
  /** One row as an object, as supabase-js asks for it with `.single()`. */
  readonly single?: boolean;
  readonly body?: (userId: string) => object;
}

/** The calls of tables that the specification names, which are answered. */
export const SPEC_REST: readonly RestCall[] = [
  {
    what: 'a profile by its id',
    as: 'user',
    method: 'GET',
    path: 'profiles?select=*&id=eq.{id}',
    single: true,
  },
  { what: 'a balance', as: 'user', method: 'GET', path: 'profiles?select=token_balance&id=eq.{id}' },
  { what: 'a role', as: 'admin', method: 'GET', path: 'profiles?select=role&id=eq.{id}', single: true },
  {
    what: 'all profiles, the newest first',
    as: 'admin',
    method: 'GET',
    path: 'profiles?select=*&order=updated_at.desc.nullslast',
  },
  {
    what: 'an update of one’s own profile',
    as: 'user',
    method: 'PATCH',
    path: 'profiles?id=eq.{id}',
    body: () => ({
      full_name: 'Ada Lovelace',
      nickname: 'Ada',
      home_location: 'London',
      ...SPEC_REQUESTS.updateProfile,
    }),
  },
  {
    what: 'an admin’s update',
    as: 'admin',
    method: 'PATCH',
    path: 'profiles?id=eq.{id}',
    body: () => ({ token_balance: 5_000, subscription_status: 'Pro', role: 'admin', status: 'active' }),
  },
  {
    what: 'a click of a visitor',
    as: 'visitor',
    method: 'POST',
    path: 'affiliate_clicks',
    body: () => ({ user_id: null, link: 'https://partner.example/rome' }),
  },
  {
    what: 'a click of somebody signed in',
    as: 'user',
    method: 'POST',
    path: 'affiliate_clicks',
    body: (userId) => ({ user_id: userId, link: 'https://partner.example/rome' }),
  },
  {
    what: 'a subscriber',
    as: 'visitor',
    method: 'POST',
    path: 'newsletter_subscribers',
    body: () => ({ email: 'reader@waymark.test' }),
  },
  {
    what: 'all articles',
    as: 'visitor',
    method: 'GET',
    path: 'blog_posts?select=*&order=published_at.desc',
  },
  {
    what: 'an article by its slug',
    as: 'visitor',
    method: 'GET',
    path: 'blog_posts?select=*&slug=eq.none-of-ours',
  },
  {
    what: 'the events',
    as: 'admin',
    method: 'GET',
    path: 'analytics_events?select=event_name,created_at,properties&order=created_at.desc',
  },
];

/** Those that a server decides itself instead (requirements §7; docs/departures.md). */
export const SPEC_REST_DECIDED: readonly RestCall[] = [
  {
    what: 'a purchase’s tokens and plan',
    as: 'user',
    method: 'PATCH',
    path: 'profiles?id=eq.{id}',
    body: () => ({ token_balance: 110_000, subscription_status: 'Pro' }),
  },
  {
    what: 'a top-up',
    as: 'user',
    method: 'POST',
    path: 'token_topups',
    body: (userId) => ({
      user_id: userId,
      email: 'sam@waymark.test',
      source: 'sandbox_stripe_checkout',
      tier: 'Pro',
      tokens_added: 100_000,
      plan_name: 'Pro',
    }),
  },
];
