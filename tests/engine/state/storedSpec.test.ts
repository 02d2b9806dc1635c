/** What is kept of a trip comes back as it was, and what cannot be read is said and left alone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { parseMessage } from '../../../engine/read/parseMessage.ts';
import { reduce } from '../../../engine/trip/reducer.ts';
import { NO_SPEC, type TripSpec } from '../../../engine/trip/spec.ts';
import { fromStored, toStored } from '../../../engine/trip/storedSpec.ts';
import { storedSpecSchema } from '../../../domain/trips/trip.ts';
import { NOW, Talk, TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
/** Each of the sentences is read once. */
const readings = new Map<string, ReturnType<typeof parseMessage>>();
function readingOf(text: string) {
  const known = readings.get(text) ?? parseMessage(text, TODAY, gazetteer);
  readings.set(text, known);
  return known;
}
const whenOf = () => ({ firstDay: '2027-05-11', days: 6, today: TODAY });

const said = fc.constantFrom(
  '5 days in Rome in May for two from London, under £2k',
  'Rome and Florence, 9 days from 3 May 2027 for 2 adults and a child',
  'Kyoto or Tokyo in spring, vegan and step-free',
  '31 February in Praag',
  'back to Los Angeles',
  'add Osaka for two days',
  'what about a day in Nara?',
  'drop Florence',
  'go back to Florence',
  'make Tuesday slower',
  'museum day on day 3',
  'not before 11 on day 2',
  'swap day 2 and 3',
  'move the Colosseum to day 4',
  'skip the Colosseum',
  'we have already seen the Pantheon',
  'nicer hotel in Rome',
  'another hotel',
  'later flights',
  'we land at 3pm',
  'start on a friday',
  'by train between the cities',
  'no hotel, I stay with friends',
  'remove the tour',
  'swap the dinner on day 1',
  'take it easy',
  'no nightlife, more food',
  'one day less',
  'somewhere in Japan',
);

function throughJson(spec: TripSpec) {
  const stored = toStored(spec);
  if (!stored) throw new Error('The spec is too long');
  // jsonb keeps no order of keys
  const shuffled = Object.fromEntries(Object.entries(stored).toReversed());
  return fromStored(storedSpecSchema.parse(JSON.parse(JSON.stringify(shuffled))), gazetteer);
}

describe('a spec through JSON', () => {
  it('is the spec that it was, with the very same places', () => {
    fc.assert(
      fc.property(fc.array(said, { minLength: 1, maxLength: 8 }), (messages) => {
        const spec = messages.reduce(
          (trip, text) => ({
            ...reduce(trip, readingOf(text), whenOf),
            remark: null,
            said: { typed: text, meant: text },
            asOf: TODAY,
          }),
          NO_SPEC,
        );
        const read = throughJson(spec);
        expect(read).toEqual({ kind: 'read', spec });
        if (read.kind !== 'read') return;
        read.spec.destinations.forEach(({ place }, index) =>
          expect(place).toBe(spec.destinations[index]?.place),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is read again whatever was written, with whatever numbers', () => {
    const number = fc.oneof(
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom(0, 1, 9_999_999, 1e15, -3, 2.5),
    );
    const hostile = fc.tuple(
      fc.constantFrom(
        '# days in Rome',
        'for # people',
        'with # more people',
        'swap day # and #',
        'make day # lighter',
        'not before #:99 on day #',
        'we land at #:75',
        'start on the #',
        'under $#',
        'move the Pantheon to day #',
        '# kids',
        'Rome # days, Paris #, Lima #, # in Oslo',
        'from # May to # June',
        '# more days',
      ),
      fc.array(number, { minLength: 4, maxLength: 4 }),
    );
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      hostile.map(([words, numbers]) => words.replaceAll('#', () => String(numbers.shift() ?? 1))),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (messages) => {
        const spec = ['5 days in Rome', ...messages].reduce(
          (trip, words) => ({
            ...reduce(trip, parseMessage(words, TODAY, gazetteer), whenOf),
            remark: null,
            said: { typed: words, meant: words },
          }),
          NO_SPEC,
        );
        expect({ messages, kind: throughJson(spec).kind }).toEqual({ messages, kind: 'read' });
      }),
      { numRuns: 400 },
    );
  });

  it('finds every place again that can be named', () => {
    const places = new Set([...gazetteer.names()].flatMap((name) => gazetteer.byName(name) ?? []));
    expect(places.size).toBeGreaterThan(3_000);
    for (const place of places) expect(gazetteer.find(JSON.parse(JSON.stringify(place)))).toBe(place);
  });

  it('keeps no message that is long, only that it was one', () => {
    const read = throughJson({ ...NO_SPEC, said: { typed: 'x', meant: 'x'.repeat(3_000) } });
    expect(read).toMatchObject({ spec: { said: { typed: 'x', meant: null } } });
  });

  it('is not made longer than a trip may carry', () => {
    const edits = Array.from({ length: 390 }, () => ({
      day: 1,
      change: { kind: 'without' as const, words: 'w'.repeat(60), interest: null, isFilled: false },
      afterSwaps: 0,
    }));
    expect(toStored({ ...NO_SPEC, wishes: { ...NO_SPEC.wishes, edits } })).toBeNull();
  });
});

const specWith = (fields: object) => (trip: Record<string, unknown>) => ({
  ...trip,
  spec: { ...JSON.parse(JSON.stringify(trip['spec'])), ...fields },
});

const withLink = (trip: Record<string, unknown>) => ({
  ...trip,
  plan: JSON.parse(JSON.stringify(trip['plan']).replace('"title":"', '"title":"[x](https://evil.test/a) ')),
});

describe('a trip that cannot be read', () => {
  const ROME = '5 days in Rome in May for two from London';

  /** The answer to a follow-up over a trip whose stored state was changed. */
  async function after(change: (trip: Record<string, unknown>) => Record<string, unknown>, message: string) {
    const talk = new Talk();
    await talk.say(ROME);
    const own = talk.trips.get(talk.current ?? '');
    const [state] = own?.states ?? [];
    if (!own || !state) throw new Error('No trip was made');
    Object.assign(state, change(JSON.parse(JSON.stringify(state))));
    const answer = await talk.say(message);
    expect(own.states).toHaveLength(1);
    return answer;
  }

  const unreadable: readonly (readonly [string, Parameters<typeof after>[0], RegExp])[] = [
    ['a newer spec', specWith({ version: 2 }), /newer version of me/],
    [
      'a spec with an unknown field of a newer version',
      specWith({ version: 7, destinations: 'else' }),
      /newer version/,
    ],
    [
      'a place that is gone',
      specWith({
        destinations: [
          {
            place: { kind: 'city', code: 'XQX', name: 'Atlantis', countryCode: 'XX' },
            corrected: null,
            days: null,
          },
        ],
      }),
      /goes to “Atlantis”, which I no longer find/,
    ],
    ['a spec of another shape', specWith({ destinations: { length: 3 } }), /cannot be read/],
    ['numbers beyond all bounds', specWith({ comfort: 1e308 }), /cannot be read/],
    ['counts that would never end', specWith({ days: 1e9 }), /cannot be read/],
    [
      'a list without an end',
      specWith({ swaps: Array.from({ length: 5_000 }, () => [1, 2]) }),
      /cannot be read/,
    ],
    ['text for a date', specWith({ asOf: '2027-13-40' }), /cannot be read/],
    ['a plan that is none', (trip) => ({ ...trip, plan: { days: 'all of them' } }), /cannot be read/],
    [
      'a plan of a place nobody knows, without its spec',
      (trip) => {
        const text = JSON.stringify(trip['plan']).replaceAll('"Rome"', '"Qwxyzzy"');
        return { ...trip, spec: null, plan: JSON.parse(text) };
      },
      /goes to “Qwxyzzy”/,
    ],
  ];

  it.each(unreadable)('%s: it says so, changes nothing and loses nothing', async (_, change, says) => {
    const { reply, change: made, plan } = await after(change, 'make day 2 lighter');
    expect(reply).toMatch(says);
    expect(reply).toMatch(/nothing of it is lost/);
    expect(made).toEqual({ kind: 'none' });
    expect(plan).toBeUndefined();
  });

  const planReadable = unreadable.filter(([name]) => name !== 'a plan that is none');
  it.each(planReadable)('%s: its plan is shown all the same', async (_, change) => {
    const { plan, reply, lead, priced, change: made } = await after(change, 'show me the plan');
    expect(plan?.days).toHaveLength(5);
    expect(reply).toMatch(/### Day 5/);
    expect(lead).toBe('Here is the plan as it is kept.');
    expect(priced?.seenAt).toBe(NOW.toISOString());
    expect(made).toEqual({ kind: 'none' });
  });

  it.each(unreadable)('%s: its newest change is taken back all the same', async (_, change) => {
    const talk = new Talk();
    const first = await talk.say(ROME);
    await talk.say('make it 7 days');
    const own = talk.trips.get(talk.current ?? '');
    // both states, as by a gazetteer that has lost a town; but the plan before can be read
    own?.states.forEach((state, index) => {
      const changed = change(JSON.parse(JSON.stringify(state)));
      Object.assign(state, index === 0 ? changed : { spec: changed['spec'] });
    });
    const { plan, change: made, reply } = await talk.say('undo');
    expect(made).toEqual({ kind: 'undone' });
    expect(plan).toEqual(first.plan);
    expect(reply).toMatch(/^Back to the plan before/);
    expect((await talk.say('undo')).change).toEqual({ kind: 'none' });
  });

  it('can be left for another', async () => {
    const { change } = await after(specWith({ version: 2 }), 'start over');
    expect(change).toEqual({ kind: 'left' });
  });

  it('is read all the same without the offers that it rested on', async () => {
    const { plan } = await after((trip) => ({ ...trip, offers: { flights: 'many' } }), 'show me the plan');
    expect(plan?.cities).toEqual(['Rome']);
  });

  it('shows no link that a stored plan brings along', async () => {
    expect((await after(withLink, 'show me the plan')).reply).not.toContain('evil.test/a');
    expect((await after(withLink, 'what is on day 1?')).reply).not.toContain('evil.test/a');
  });
});
