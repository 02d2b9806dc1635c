/** Prompts written by hand: what people really ask, follow-ups, and what cannot be met. */
import type { Case } from './cases.ts';

const plan = (messages: string | readonly string[], wish: Case['wish'], more: Partial<Case> = {}): Case => ({
  messages: typeof messages === 'string' ? [messages] : messages,
  kind: 'plan',
  ...(wish ? { wish } : {}),
  ...more,
});
const ask = (message: string | readonly string[], says: RegExp): Case => ({
  messages: typeof message === 'string' ? [message] : message,
  kind: 'ask',
  says,
});
const infeasible = (message: string, says: RegExp): Case => ({
  messages: [message],
  kind: 'infeasible',
  says,
});

const ROME = '5 days in Rome in May for two from London';
const KYOTO = '5 days in Kyoto in April for two from London';
const THREE = 'London 4 days, Paris 5, Rome 4, back to Los Angeles';

export const BY_HAND: readonly Case[] = [
  plan('Five days in Kyoto in April for two, under $2,500, from London, we like food and temples', {
    cities: ['Kyoto'],
    days: 5,
    adults: 2,
  }),
  plan(THREE, { cities: ['London', 'Paris', 'Rome'], days: 13 }),
  plan('two weeks in Japan: Tokyo, Kyoto, Osaka', { cities: ['Tokyo', 'Kyoto', 'Osaka'], days: 14 }),
  plan('3 nights Tokyo, 4 nights Kyoto, 2 nights Osaka from San Francisco', {
    cities: ['Tokyo', 'Kyoto', 'Osaka'],
    days: 10,
  }),
  plan('Lisbon next weekend', { cities: ['Lisbon'], days: 3, from: '2026-11-27', until: '2026-11-27' }),
  plan('Paris this weekend', {
    cities: ['Paris'],
    from: '2026-11-21',
    until: '2026-11-21',
    says: /today and tomorrow/,
  }),
  plan('Rome 10–14 April', { cities: ['Rome'], days: 5, from: '2027-04-10', until: '2027-04-10' }),
  plan('Barcelona from 30 February for four days', {
    cities: ['Barcelona'],
    days: 4,
    from: '2027-02-28',
    until: '2027-02-28',
    says: /does not exist/,
  }),
  plan('Istanbul 10 to 14 May 2024', {
    cities: ['Istanbul'],
    from: '2027-05-10',
    until: '2027-05-10',
    says: /in the past/,
  }),
  plan('a week in Sydney', { cities: ['Sydney'], days: 7, says: /named no dates/ }),
  plan('Trip to Kyotto and Osaka, ten days, first week of May', { cities: ['Kyoto', 'Osaka'], days: 10 }),
  plan('30 days in Mexico City with my partner', { cities: ['Mexico City'], days: 30, adults: 2 }),
  plan('one day in Bangkok', { cities: ['Bangkok'], days: 1 }),
  plan('London to Edinburgh, 4 days in June', { cities: ['Edinburgh'], days: 4 }),
  plan('Santorini and Mykonos, 3 days each, from Athens', { cities: ['Santorini', 'Mykonos'] }),
  plan('Vegan week in Rome for two with a bad knee, from Berlin', {
    cities: ['Rome'],
    days: 7,
    says: /vegan/,
  }),
  plan('Cape Town at Christmas, family of four, 10 days', {
    cities: ['Cape Town'],
    days: 10,
    adults: 2,
    children: 2,
  }),
  plan('New York 4 days for 3 people from Chicago, A$9,000', { cities: ['New York'], days: 4, adults: 3 }),
  plan(
    '6 days in Paris in June',
    { cities: ['Paris'], days: 6, says: /vegetarian/ },
    {
      traveller: {
        homeLocation: 'Madrid',
        notes: 'I am vegetarian and use a wheelchair.',
        interests: ['Art'],
      },
    },
  ),
  plan([KYOTO, 'what about a day in Nara?'], {
    cities: ['Kyoto'],
    days: 5,
    says: /What changed[\s\S]*day trip to Nara/,
  }),
  plan([ROME, 'make it cheaper'], { cities: ['Rome'], days: 5, says: /What changed[\s\S]*instead of/ }),
  plan([ROME, 'swap day 2 and 3'], { cities: ['Rome'], days: 5, says: /What changed[\s\S]*Days 2 and 3/ }),
  plan([ROME, 'more museums'], { cities: ['Rome'], says: /What changed[\s\S]*museums/ }),
  plan([ROME, 'what about July?'], {
    cities: ['Rome'],
    from: '2027-07-01',
    until: '2027-07-31',
    says: /What changed/,
  }),
  plan([KYOTO, 'add Osaka for two days'], { cities: ['Kyoto', 'Osaka'], days: 7, says: /Added: Osaka/ }),
  plan([THREE, 'drop Paris'], { cities: ['London', 'Rome'], days: 8, says: /Left out: Paris/ }),
  plan([ROME, 'one day less'], { cities: ['Rome'], days: 4, says: /4 days instead of 5/ }),
  plan([ROME, 'start on the 12th'], { cities: ['Rome'], days: 5, from: '2027-05-12', until: '2027-05-12' }),
  plan([ROME, 'for three people'], { cities: ['Rome'], adults: 3, says: /For three now/ }),
  plan([THREE, 'swap Paris for Amsterdam'], { cities: ['London', 'Amsterdam', 'Rome'], days: 13 }),
  ask([KYOTO, 'what about a day in Sapporo?'], /too far for a day/),
  plan([ROME, 'now plan 3 days in Bangkok'], { cities: ['Bangkok'], days: 3 }),
  infeasible('Trip to Paris for $5', /does not fit your \$5[\s\S]*The least I can make/),
  infeasible('Tokyo for a week from London for two under $400', /does not fit[\s\S]*The flights alone/),
  infeasible('Sydney for two weeks from London, €500', /does not fit[\s\S]*The least I can make/),
  infeasible(
    'London 4 days, Paris 5, Rome 4 from Los Angeles, family of four, $1,000',
    /does not fit[\s\S]*The least/,
  ),
  infeasible('Rome for 10 days from Berlin for two, $900', /does not fit[\s\S]*days would fit/),
  ask('5 days in Atlantis', /do not know a place called “Atlantis”/),
  ask('I want a holiday in May for two', /Where would you like to go/),
  ask('Kyoto or Tokyo for 4 days?', /Kyoto or Tokyo: which[\s\S]*a person and day/),
  plan(['Kyoto or Tokyo for 4 days?', 'Kyoto, please'], { cities: ['Kyoto'], days: 4 }),
  plan('two weeks in Japan', {
    cities: ['Tokyo', 'Hakone', 'Kyoto', 'Osaka'],
    days: 14,
    says: /Japan is a country/,
  }),
  ask('Japan in spring', /where in Japan/),
  ask([ROME, 'what about Atlantis?'], /do not know[\s\S]*Rome stays as it was/),
  ask('Do I need a visa for Thailand?', /cannot tell you for certain/),
  ask('Trip to Wakanda', /do not know a place called “Wakanda”/),
];
