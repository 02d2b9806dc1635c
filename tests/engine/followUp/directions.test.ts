/** Follow-ups that were done the wrong way round, to the wrong thing, or told as done. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const ROME = 'Rome 5 days from London 12 May 2027 for two';
const LISBON = 'Lisbon 4 days from Dublin 3 June 2027, 2 adults';

const DONE: readonly (readonly [first: string, asked: string, holds: RegExp, never: RegExp])[] = [
  [ROME, 'too much packed in', /A slower pace/, /Fuller days/],
  [ROME, 'business class', /did not take into account: “business class”/, /Business Class instead/],
  [ROME, 'start every day at 10', /Day 3.*begins at 10:00 AM/, /did not take/],
  [ROME, 'find me a cheaper flight', /./s, /Stay: .* instead of|Without the tour/],
  [
    ROME,
    'replace the museum on day 3 with something outdoors',
    /Day 3.*Via Appia/,
    /Day 3.*Capitoline Museums/,
  ],
  [ROME, 'add a wine tasting on day 4', /“wine tasting” is on day 4/, /instead of Vatican Museums/],
  [ROME, 'direct flight only', /already is as you ask/, /did not take/],
  [ROME, 'shorten it to 3 days', /Length: 3 days instead of 5/, /did not take/],
  [ROME, 'can we go from Rome to Naples for 2 nights', /Added: Naples/, /Left out|January/],
  [ROME, 'fly home from Rome to Manchester instead', /FCO to MAN/, /Added: Manchester/],
  [LISBON, 'I don’t want to do the museum on day 3', /Day 3.*instead of MAAT/, /Museu do Azulejo/],
  [LISBON, 'more time at the beach less sightseeing', /./s, /Length: 5 days/],
  [LISBON, 'my friend is joining from London', /“joining from London”/, /From London now/],
  [LISBON, 'replace Belem with something closer', /did not take/, /Left out: Lisbon/],
  [LISBON, 'can we have dinner at 7 every day', /dinner at 7 every day/, /already is as you ask/],
  [LISBON, 'how far is the hotel from the centre', /Stay:.*its quarter and not its address/s, /Flight:/],
  [LISBON, 'can I get this as a pdf', /“Share”.*“Calendar”.*“Print”/s, /cannot/],
  [
    'Vienna 11-14 dec from Frankfurt by train, 2 adults',
    'add Salzburg for 2 nights after Vienna',
    /Length: 6 days instead of 4/,
    /Vienna: 1 day/,
  ],
  [
    'Buenos Aires 5 nights and Iguazu 2 nights, from Miami, couple, starting April 10',
    'ok drop iguazu, do Mendoza for 3 nights instead',
    /Added: Mendoza.*Left out: Iguazu Falls/s,
    /I find no/,
  ],
  [
    'solo 7 nights on Sal, Cape Verde, from Lisbon 6 march',
    'swap Sal for Boa Vista',
    /Added: Boa Vista/,
    /Is Sal/,
  ],
  [
    'Iceland ring road 8 days from Reykjavik with a rental car, 2 couples, september 4',
    'one couple cancelled. just 2 of us now',
    /For two now/,
    /did not take/,
  ],
  [
    'Bologna and Parma 5 days in may for 2 from London',
    'can we fit modena in too, same dates',
    /Added: Modena/,
    /Length:/,
  ],
  [LISBON, 'home a day later please', /Length: \d days instead/, /Dates:/],
  [LISBON, 'only three days after all, doctors appointment', /Length: 3 days/, /not sure what to change/],
  [
    'Prague 5 days 3 march 2 people from Berlin',
    'cant leave till thursday',
    /Dates: Thu 4 March to Mon 8 March/,
    /Length:/,
  ],
  [
    'Frankfurt 9 march to 12 march from Vienna, alone',
    'We would rather go home on Wednesday evening instead of Thursday.',
    /Length: 2 days instead of 4/,
    /I find no/,
  ],
  [
    'Nairobi 6 days, two couples from London 3 Feb',
    'We can only leave two days later, but must be home on the same day as planned.',
    /Length: 4 days instead of 6/,
    /I find no/,
  ],
  [
    'Nairobi 6 days, two couples from London 3 Feb',
    'Each couple needs its own room of course',
    /rooms of your own/,
    /For two now|4 rooms/,
  ],
  [
    'Riga 4 days 28 april from Oslo, 2 people',
    'we sing on 30 april from 18:00 to 21:00, keep that free',
    /“Free time”: day 3, 6:00 PM to 9:00 PM, is yours/,
    /Dates:/,
  ],
  ['Riga 4 days 28 april from Oslo, 2 people', 'my birthday is on 29 april', /./, /Dates:/],
  [
    LISBON,
    'oh i am 5 months pregnant so no diving or rough boats',
    /made for pregnancy/,
    /The plan stays as it was/,
  ],
  [LISBON, 'My son wants to know: is poutine really from Quebec?', /The plan stays as it was/, /From Quebec/],
  [
    'Mexico City, Puebla and Oaxaca 7 days from July 5, 2 people from Austin',
    'The trip has to begin one day later, on July 6th, while July 11th remains the last day.',
    /Length: 6 days instead of 7/,
    /Left out/,
  ],
  [
    'Madeira 8 days from 7 May, 2 adults from Berlin',
    'Please also two nights in the north of the island, for example Santana or Porto Moniz',
    /did not take into account: “.*two nights in the north of the island/,
    /Length:/,
  ],
  [
    'Hanoi and Hoi An 9 days 3 people from Sydney in march',
    'Each of the three travellers requires a private room.',
    /3 rooms instead of 2/,
    /1 room instead/,
  ],
  ['Kyoto 6 days in april from Seoul, couple', 'take us to nara one day', /A day trip to Nara/, /Length:/],
  [
    'Kyoto 6 days in april from Seoul, couple',
    'our budget is actually 1500',
    /Budget: \$1,500/,
    /not sure what to change/,
  ],
  [
    'Naxos 6 days in september, 2 adults from Warsaw',
    'actually no, one night athens at the start',
    /## Athens and Naxos/,
    /## Naxos and Athens/,
  ],
  [LISBON, 'can you lower the cost a bit', /Total: .* instead of/, /The plan comes to/],
  [LISBON, 'we have a dog too', /pets may come/, /not sure what to change/],
  [
    'Nairobi and Masai Mara 6 days, two couples from London 3 Feb',
    'Could we end with three nights at Diani Beach before flying home?',
    /Added: Diani Beach/,
    /There is no flight/,
  ],
];

describe('a correction', () => {
  it('of the town that was added last takes its place', async () => {
    const { reply } = await ask('oh no I meant Niseko, not Otaru', {
      after: ['Sapporo 5 days 10-14 Feb from Taipei, couple', 'can you add 2 nights in Otaru at the end'],
    });
    expect(reply).toMatch(/## Sapporo and Niseko: 7 days/);
  });
});

describe('going back', () => {
  it.each([
    ['make day 2 lighter', 'hmm no, put that day back the way it was'],
    ['Leave out Porto', "I've changed my mind, give us Porto back the way it was before."],
  ])('from “%s”: %s', async (change, asked) => {
    const { reply } = await ask(asked, { after: ['Lisbon and Porto 8 days from 3 May, 2 people', change] });
    expect(reply).toContain(`Back to the plan before “${change}”`);
  });
});

describe('a follow-up', () => {
  it.each(DONE)('%s: %s', async (first, asked, holds, never) => {
    const { reply } = await ask(asked, { after: [first] });
    const told = reply.split('\n## ')[0] ?? reply;
    expect(holds.source.includes('##') || asked.startsWith('fly home') ? reply : told).toMatch(holds);
    expect(told).not.toMatch(never);
  });
});
