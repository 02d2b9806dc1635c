/** Bookings of their own that travellers tell one after another: each stays, under its name. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

const AMSTERDAM = 'Amsterdam 11 to 14 march, 2 people from Birmingham';

async function after(...messages: readonly string[]) {
  const talk = new Talk();
  let said = await talk.say(AMSTERDAM);
  for (const message of messages) said = await talk.say(message);
  return said;
}

describe('tickets and tables', () => {
  it('all stay and are named as the guide has them', async () => {
    const { reply } = await after(
      'i already have tickets for anne frank on the saturday 9.30',
      'and a table at De Kas friday 19:00',
      'van gogh tickets sunday 11:00 too',
    );
    expect(reply).toMatch(/“Anne Frank House” is on day 3 at 9:30 AM/);
    expect(reply).toMatch(/“De Kas” is on day 2 at 7:00 PM/);
    expect(reply).toMatch(/“Van Gogh Museum” is on day 4 at 11:00 AM/);
  });
});

describe('a hotel of their own', () => {
  it.each([
    ["hotel's booked too btw, the Hoxton", 'the Hoxton'],
    ['hotel is paid for, it’s the Hoxton Lloyd', 'the Hoxton Lloyd'],
    ['our hotel is booked at the hoxton', 'the hoxton'],
    ['our hotel is Hotel Jazz', 'Hotel Jazz'],
    ['the hotel is already reserved (Hotel Jazz)', 'Hotel Jazz'],
  ])('keeps its name: %s', async (text, name) => {
    const { reply, plan } = await after(text, 'our flight lands 14.25 on thursday');
    expect(reply).toContain(`Where you sleep, as you told me: ${name}.`);
    expect(reply).not.toContain('**Stay:**');
    expect(plan?.stays.every(({ offerId }) => offerId === undefined)).toBe(true);
  });

  it.each(["hotel's booked", 'the hotel is booked, so only the train please', 'hotel booked. March is fine'])(
    'has none where none is told: %s',
    async (text) => {
      const { reply } = await after(text);
      expect(reply).toContain('eds of your own');
      expect(reply).not.toContain('Where you sleep');
    },
  );

  it.each(['is the hotel in Jordaan?', 'our hotel is too far out', 'a hotel near the Hoxton please'])(
    'is not told of: %s',
    async (text) => {
      expect((await after(text)).reply).not.toMatch(/beds of your own|Where you sleep/i);
    },
  );
});

describe('what is paid of a day', () => {
  it.each([
    ['is anything on thursday prepaid?', 1],
    ["what if it's delayed, is anything on thursday prepaid?", 1],
    ['is anything on friday paid already', 2],
    ['is anything on day 2 reserved?', 2],
  ])('is answered with that day: %s', async (text, day) => {
    const { reply, change } = await after(text);
    expect(change.kind).toBe('none');
    expect(reply).toContain('only what you booked or paid yourself is paid');
    expect(reply).toContain(`- Day ${day}`);
    expect(reply).not.toContain('did not take into account');
  });

  it('and a thing by itself is that thing', async () => {
    expect((await after('do we need to book the rijksmuseum on friday')).reply).toContain('“rijksmuseum”');
  });
});
