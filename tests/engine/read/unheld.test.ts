/** Whatever a message says of numbers, days, money, people and wishes is in the plan, or quoted above it. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const PROMPTS = [
  'Five days in Kyoto from 12 May 2027 for two from London',
  'Lisbon and Porto, 3 nights in each, from Dublin on 4 June 2027, me and my sister',
  'we want to go to Vienna for a week in October from Leeds, budget $3,000',
] as const;

/** Each with what has to be read above the plan: its words, or what of the prompt it was taken for in its place. */
const WISHES = [
  ['we need a cot', 'cot'],
  ['not above the third floor', 'third floor'],
  ['back before noon on the 29th', '29th'],
  ['at most 40 minutes by taxi from the airport', '40 minutes'],
  ['my grandmother must sit in the front row', 'front row'],
  ['no more than 17 steps a day', '17'],
  ['ideally a room that faces east', 'faces east'],
  ['our parrot comes along', 'parrot'],
  ['never on a boat deck', 'deck'],
  ['at least 6 hours of sleep', '6 hours'],
  ['a piano in the lobby would be a dream', 'piano'],
  ['only if it is under 25 degrees', '25'],
  ['we hate escalators', 'escalators'],
  ['without any chandeliers', 'chandeliers'],
  ['I would prefer a left-hand seat', 'seat'],
  ['we avoid roundabouts', 'roundabouts'],
  ['dinner must cost under 38 euros', '38 euros|\\$3,000'],
  ['a parcel has to be collected on the 23rd of December', '23rd|12 May|4 June|October'],
  ['we are 14 hockey players', '14'],
  ['hoping for a duck pond', 'duck pond'],
] as const;

/** Nothing of it asks for anything. */
const CHATTER = [
  'thank you so much',
  'we are so excited',
  'hope you are well',
  'sorry for the long message',
  'I am a bit nervous',
  'you are a star',
  'my wife and I have been together for thirty years',
  'three years ago we went to Oslo',
  'I am writing from my phone',
  'cheers',
  'this is our first time',
  'looking forward to it',
];

describe('a foreign wish', () => {
  it.each(WISHES)('“%s” is met, said or quoted', async (wish, word) => {
    for (const prompt of PROMPTS)
      for (const text of [`${prompt}, ${wish}`, `${prompt}. ${wish}.`, `${wish}. ${prompt}`]) {
        const reply = (await ask(text)).reply.split('### Day 1')[0];
        expect({ text, reply }).toMatchObject({ reply: expect.stringMatching(new RegExp(word)) });
      }
  });
});

describe('chatter', () => {
  it.each(CHATTER)('“%s” is not quoted', async (chatter) => {
    for (const prompt of PROMPTS)
      for (const text of [`${prompt}. ${chatter}!`, `${chatter}! ${prompt}`])
        expect({ text, reply: (await ask(text)).reply }).not.toMatchObject({
          reply: expect.stringContaining('not take into account'),
        });
  });
});

const quoted = async (prompt: string) => (await ask(prompt)).reply.split('\n## ')[0] ?? '';

describe('what is liked', () => {
  it('is quoted where no town of the trip has a guide to make its days by', async () => {
    expect(await quoted('5 days in Kuching for nature lovers, 2 adults from Jakarta')).toContain('nature');
    expect(await quoted('a week in Konstanz, castles and mountains, two of us')).toContain('mountains');
  });

  it('is not where one has, nor what the plan holds without a guide', async () => {
    expect(await quoted('5 days in Lisbon for nature lovers, 2 adults from Jakarta')).not.toContain(
      'take into',
    );
    expect(await quoted('5 days in Kuching, no museums, with 2 kids from Jakarta')).not.toContain('kids');
  });
});
