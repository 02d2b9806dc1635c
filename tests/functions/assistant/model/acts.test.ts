/** What a model can say: each act is worded so that the rules read it, and nothing but it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../../engine/read/parseMessage.ts';
import { ruleReader } from '../../../../engine/read/reader.ts';
import { NO_SPEC } from '../../../../engine/trip/spec.ts';
import { ACT_KINDS } from '../../../../supabase/functions/_shared/assistant/model/actKinds.ts';
import { readingOf } from '../../../../supabase/functions/_shared/assistant/model/reading.ts';
import { TODAY } from '../../support/assistant.ts';

const gazetteer = await loadGazetteer();
const context = { today: TODAY, gazetteer, spec: NO_SPEC, plan: null };
const town = (name: string) => expect.objectContaining({ place: expect.objectContaining({ name }) });
const day = (number: number) => ({ kind: 'number', number });

/** An act, its slots, and what the rules read of its clause. */
const TABLE: readonly (readonly [string, object, object])[] = [
  ['go', { place: 'Paris' }, { destinations: [town('Paris')] }],
  ['go', { place: 'San Sebastián', n: 3 }, { destinations: [town('San Sebastián')], days: 3 }],
  ['go', { place: 'Rome', n: 3, kind: 'nights' }, { destinations: [town('Rome')], days: 4, inNights: true }],
  [
    'go',
    { place: 'Tuscany' },
    { destinations: [expect.objectContaining({ region: expect.objectContaining({ name: 'Tuscany' }) })] },
  ],
  ['go', { place: 'Qwxyzzy' }, { unknown: 'Qwxyzzy' }],
  ['add', { place: 'Vienna', n: 2 }, { destinations: [town('Vienna')], edit: 'add', days: 2 }],
  ['drop', { place: 'Paris' }, { drops: [town('Paris')] }],
  ['only', { place: 'Paris' }, { destinations: [town('Paris')], isOnly: true }],
  [
    'instead',
    { place: 'Paris', to: 'Florence' },
    { destinations: [town('Florence')], drops: [town('Paris')] },
  ],
  ['either', { place: 'Kyoto', to: 'Tokyo' }, { isChoice: true }],
  ['stopDays', { place: 'Paris', by: -2 }, { destinations: [town('Paris')], daysDelta: -2 }],
  ['order', {}, { order: 'reverse' }],
  ['order', { place: 'Porto' }, { order: 'first', destinations: [town('Porto')] }],
  ['from', { place: 'London' }, { origin: town('London') }],
  ['wayHome', { place: 'Milan' }, { wayHome: town('Milan') }],
  ['wayHome', { place: 'Porto', to: 'Lisbon' }, { wayIn: town('Lisbon'), wayHome: town('Porto') }],
  ['oneWay', {}, { oneWay: true }],
  ['oneWay', { not: true }, { oneWay: false }],
  [
    'somewhere',
    { kind: 'warm', n: 3, place: 'Europe' },
    { open: { climate: 'warm', maxHours: 3, continent: 'Europe' } },
  ],
  ['somewhere', { kind: 'cold' }, { open: { climate: 'cold', maxHours: null, continent: null } }],
  ['pick', { n: 0 }, { pick: -1 }],
  ['pick', { n: 2 }, { pick: 2 }],
  [
    'dates',
    { date: '2027-05-03', to: '2027-06-02' },
    { dates: expect.objectContaining({ kind: 'days', start: '2027-05-03', end: '2027-06-02' }) },
  ],
  [
    'dates',
    { date: '2027-05-03' },
    { dates: expect.objectContaining({ kind: 'start', start: '2027-05-03' }) },
  ],
  [
    'month',
    { n: 5, m: 2028 },
    { dates: expect.objectContaining({ kind: 'window', start: '2028-05-01', end: '2028-05-31' }) },
  ],
  [
    'month',
    { n: 2, kind: 'early' },
    { dates: expect.objectContaining({ kind: 'window', start: '2027-02-01' }) },
  ],
  ['feast', { text: 'Easter' }, { feasts: ['Easter'] }],
  ['weekend', {}, { isWeekend: true }],
  ['length', { n: 2, kind: 'weeks' }, { days: 14 }],
  ['length', { n: 1, kind: 'nights' }, { days: 2, inNights: true }],
  ['longer', { by: 1 }, { daysDelta: 1 }],
  ['longer', { by: -3 }, { daysDelta: -3 }],
  ['shift', { by: -7 }, { shiftDays: -7 }],
  ['trim', { kind: 'go home', by: -1 }, { shorten: { end: 'end', by: 1 } }],
  ['trim', { kind: 'arrive', by: 2 }, { shorten: { end: 'start', by: 2 } }],
  ['weekday', { kind: 'start on', weekday: 'Friday' }, { weekday: { kind: 'start', weekday: 5 } }],
  ['weekday', { kind: 'not on', weekday: 'Sunday' }, { weekday: { kind: 'avoid', weekday: 0 } }],
  ['weekday', { kind: 'home by', weekday: 'Sunday' }, { endWeekday: 0 }],
  ['party', { n: 1 }, { party: { adults: 1, children: 0 } }],
  ['party', { n: 2, m: 3, ages: [4, 7, 11] }, { party: { adults: 2, children: 3 }, childAges: [4, 7, 11] }],
  ['joins', { by: 2 }, { joining: { adults: 2, children: 0, ages: [] } }],
  ['joins', { by: 1 }, { joining: { adults: 1, children: 0, ages: [] } }],
  ['joins', { by: -1 }, { joining: { adults: -1, children: 0, ages: [] } }],
  ['rooms', { n: 2 }, { rooms: expect.objectContaining({ count: 2 }) }],
  ['rooms', { kind: 'separate' }, { rooms: expect.objectContaining({ isEach: true }) }],
  [
    'budget',
    { n: 2_000, currency: 'USD', kind: 'trip' },
    { budget: expect.objectContaining({ amount: 2_000, per: 'trip' }) },
  ],
  [
    'budget',
    { n: 800, currency: 'GBP', kind: 'person' },
    { budget: expect.objectContaining({ per: 'person', converted: '800 gbp' }) },
  ],
  [
    'budget',
    { n: 150, currency: 'USD', kind: 'day and person' },
    { budget: expect.objectContaining({ amount: 150, per: 'personDay' }) },
  ],
  [
    'budget',
    { n: 100, currency: 'USD', kind: 'night' },
    { maxNight: expect.objectContaining({ amount: 100 }), budget: null },
  ],
  [
    'budget',
    { n: 900, currency: 'USD', kind: 'without flights' },
    { budget: expect.objectContaining({ withoutFlights: true }) },
  ],
  ['comfort', { by: -1 }, { comfort: -1 }],
  ['comfort', { by: 1 }, { comfort: 1 }],
  ['need', { kind: 'pregnancy' }, { needs: [expect.objectContaining({ kind: 'pregnancy' })] }],
  ['need', { kind: 'baby' }, { needs: [expect.objectContaining({ kind: 'baby' })] }],
  ['allergy', { text: 'peanuts' }, { needs: [expect.objectContaining({ kind: 'allergy', what: 'peanut' })] }],
  ['diet', { text: 'halal' }, { needs: [expect.objectContaining({ kind: 'diet', what: 'halal' })] }],
  ['illness', { text: 'lupus' }, { needs: [expect.objectContaining({ kind: 'condition', what: 'lupus' })] }],
  ['walkAtMost', { n: 3 }, { needs: [expect.objectContaining({ kind: 'walking', amount: 3 })] }],
  ['bedtime', { time: '20:00' }, { needs: [expect.objectContaining({ kind: 'bedtime', amount: 1_200 })] }],
  ['taste', { kind: 'museums' }, { interests: ['museums'] }],
  ['taste', { kind: 'museums', not: true }, { avoid: ['museums'] }],
  ['activity', { text: 'kayaking' }, { activities: ['kayaking'] }],
  ['pace', { kind: 'slow' }, { pace: 'slow' }],
  ['see', { text: 'Alhambra' }, { musts: [expect.objectContaining({ name: 'Alhambra' })] }],
  ['stay', { kind: 'with', text: 'a pool' }, { stay: expect.objectContaining({ wants: ['a pool'] }) }],
  ['stay', { kind: 'near', text: 'Montmartre' }, { stay: expect.objectContaining({ near: ['Montmartre'] }) }],
  ['stay', { kind: 'type', text: 'hostel' }, { stay: expect.objectContaining({ kinds: ['hostel'] }) }],
  ['stay', { kind: 'stars', n: 4 }, { stay: expect.objectContaining({ stars: 4 }) }],
  ['ownBeds', {}, { ownBeds: true }],
  ['justOne', { kind: 'flights' }, { only: 'flights' }],
  ['way', { kind: 'train' }, { modes: expect.objectContaining({ wanted: ['train'] }) }],
  ['way', { kind: 'flight', not: true }, { modes: expect.objectContaining({ banned: ['flight'] }) }],
  ['day', { day: 2, kind: 'lighter' }, { dayEdits: [{ day: day(2), change: { kind: 'lighter' } }] }],
  ['day', { day: 0, kind: 'free' }, { dayEdits: [{ day: { kind: 'last' }, change: { kind: 'free' } }] }],
  [
    'day',
    { day: 3, kind: 'other dinner' },
    { dayEdits: [{ day: day(3), change: { kind: 'meal', meal: 'Dinner' } }] },
  ],
  [
    'theme',
    { day: 2, text: 'food' },
    { dayEdits: [{ day: day(2), change: { kind: 'theme', interest: 'food' } }] },
  ],
  ['lateStarts', {}, { dayEdits: [{ day: null, change: { kind: 'late', from: 600 } }] }],
  ['dayTrip', { place: 'Nara' }, { edit: 'dayTrip', destinations: [town('Nara')] }],
  ['remove', { text: 'Eiffel Tower' }, { nots: ['Eiffel Tower'] }],
  ['remove', { text: 'boat tour', day: 2 }, { dayEdits: [expect.objectContaining({ day: day(2) })] }],
  [
    'move',
    { text: 'Colosseum', day: 3 },
    { dayEdits: [{ day: day(3), change: { kind: 'move', words: 'Colosseum' } }] },
  ],
  [
    'swapDays',
    { day: 2, m: 3 },
    {
      swapDays: [
        { kind: 'number', number: 2 },
        { kind: 'number', number: 3 },
      ],
    },
  ],
  ['dropDay', { day: 3 }, { dropDay: day(3) }],
  ['dropDay', { day: 0 }, { shorten: { end: 'end', by: 1 } }],
  [
    'booked',
    { text: 'wedding', time: '15:00', date: '2027-05-08' },
    {
      fixed: [
        expect.objectContaining({ what: 'wedding', from: 900, on: { kind: 'date', monthDay: '05-08' } }),
      ],
    },
  ],
  [
    'booked',
    { text: 'Alhambra', time: '10:30', to: '12:00', day: 2 },
    { fixed: [expect.objectContaining({ what: 'Alhambra', from: 630, until: 720 })] },
  ],
  [
    'busy',
    { time: '09:00', to: '17:00', weekday: 'Monday' },
    { busy: [expect.objectContaining({ weekdays: [1], from: 540, until: 1_020 })] },
  ],
  ['arrives', { time: '14:30' }, { hours: expect.objectContaining({ arrives: 870 }) }],
  [
    'leaves',
    { time: '17:30', kind: 'ship' },
    { hours: expect.objectContaining({ leaves: 1_050, by: 'ship' }) },
  ],
  ['offer', { kind: 'other hotel' }, { offers: expect.objectContaining({ otherHotel: true }) }],
  ['offer', { kind: 'direct' }, { offers: expect.objectContaining({ nonStop: true }) }],
  ['ask', { text: 'visa', place: 'Japan' }, { isQuestion: true, info: 'visa', country: 'Japan' }],
  ['ask', { text: 'dinner', day: 2 }, { isQuestion: true, info: null }],
  ['ask', { text: 'dinner', day: 0 }, { isQuestion: true, info: null }],
  ['distance', { place: 'Rome', to: 'Naples' }, { isQuestion: true, info: 'distance' }],
  ['command', { kind: 'undo' }, { command: 'undo' }],
  ['command', { kind: 'start over' }, { command: 'restart' }],
  ['command', { kind: 'show plan' }, { command: 'show' }],
  ['command', { kind: 'another trip' }, { isAnother: true }],
  ['command', { kind: 'what changed' }, { isQuestion: true }],
  ['openTrip', { text: 'Dublin' }, { destinations: [town('Dublin')] }],
  ['talk', { kind: 'hello' }, { topics: ['greeting'] }],
  ['talk', { kind: 'thanks' }, { topics: ['thanks'] }],
];

function clauseOf(act: string, slots: object): string {
  const clause = ACT_KINDS.get(act)?.phrase(slots);
  if (typeof clause !== 'string') throw new Error(`${act} has no such slots`);
  return clause;
}

/** What one act makes of a message, whose words it is about. */
async function read(act: string, slots: object) {
  const typed = 'quarterly words';
  const byRules = await ruleReader.read(typed, context);
  return readingOf(
    typed,
    [{ act, span: 'words', clause: clauseOf(act, slots), otherwise: null }],
    byRules,
    context,
  );
}

describe('an act of a model', () => {
  it.each(TABLE)('%s %j is read by the rules as just that', async (act, slots, said) => {
    const reading = await read(act, slots);
    expect(reading?.message).toMatchObject(said);
    expect(reading).toMatchObject({ residue: ['quarterly'], words: clauseOf(act, slots) });
  });

  it('that asks about day 0 asks about the last', () => {
    expect(clauseOf('ask', { text: 'dinner', day: 0 })).toBe('where is dinner on the last day?');
  });

  it('is in the table, whatever it is', () => {
    const told = new Set(TABLE.map(([act]) => act));
    expect([...ACT_KINDS.keys()].filter((act) => !told.has(act))).toEqual([]);
  });

  it.each([
    ['pick', { n: 9 }],
    ['party', { n: 0 }],
    ['party', { n: 2, m: 1, ages: [4, 7] }],
    ['dates', { date: 'soon' }],
    ['budget', { n: 100, currency: 'GOLD', kind: 'trip' }],
    ['stay', { kind: 'with' }],
    ['month', { n: 13 }],
    ['longer', { by: 0 }],
    ['need', { kind: 'pregnancy', not: true }],
    ['go', { place: 'Rome', currency: 'USD' }],
    ['go', { place: '  ' }],
    ['go', { place: 'x'.repeat(100) }],
  ])('%s has no clause for %j', (act, slots) => {
    expect(ACT_KINDS.get(act)?.phrase(slots)).toBeNull();
  });
});

describe('free words of an act', () => {
  it.each([
    ['activity', { text: 'kayaking. Undo that' }],
    ['see', { text: 'Louvre and drop Paris for 2 days' }],
    ['diet', { text: 'vegan\nbudget 1 USD' }],
    ['allergy', { text: 'nuts, 7 days in Oslo' }],
    ['remove', { text: 'hotel. Add flights' }],
    ['stay', { kind: 'near', text: 'Oslo for 3 days, by train' }],
  ])('of %s %j bring about nothing else', async (act, slots) => {
    // its clause says more than the act may, so that it counts for nothing
    expect(await read(act, slots)).toBeNull();
  });

  it('never end a clause, and never say more than the act', async () => {
    const nasty = fc.constantFrom(
      ...'.|;|\n|!| and | then |undo|start over|Paris|5 days|no |vegan|(|$5|[a](b)|budget|x| '.split('|'),
    );
    const free = [...ACT_KINDS].filter(([, { slots }]) => /\b(?:text|place)\b/.test(slots));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...free),
        fc.array(nasty, { maxLength: 6 }),
        async ([act, kind], pieces) => {
          const words = pieces.join('');
          const slots = {
            text: words,
            place: words,
            to: words,
            kind: 'near',
            day: 2,
            m: 3,
            n: 2,
            by: 1,
            time: '10:00',
          };
          const names = new Set(kind.slots.split(', ').map((own) => own.replace(/[=?].*/, '')));
          const clause = kind.phrase(
            Object.fromEntries(Object.entries(slots).filter(([name]) => names.has(name))),
          );
          if (clause === null) return;
          const typed = 'words';
          const byRules = await ruleReader.read(typed, context);
          const reading = await readingOf(
            typed,
            [{ act, span: 'words', clause, otherwise: null }],
            byRules,
            context,
          );
          expect(clause).not.toMatch(/[.;!\n()$[\]]/);
          if (reading === null) return;
          const { command } = readMessage(reading.words, context).message;
          expect(command).toBe(kind.says.includes('command') ? command : null);
        },
      ),
      { numRuns: 300 },
    );
  });
});
