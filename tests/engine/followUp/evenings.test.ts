/** Dates, evenings and hours that change after the plan was seen. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const MADRID = 'Madrid 3 to 7 March 2027 from Geneva, two adults';
const STOCKHOLM = 'Stockholm 3 days from 21 May 2027, 2 adults from Riga';

describe('an evening with plans of their own', () => {
  it.each([
    'and saturday night we eat with friends so nothing there from 7',
    'keep saturday evening free from 7',
    'saturday from 7pm we are with friends',
  ])('is kept free from its hour: %s', async (message) => {
    const { reply } = await ask(message, { after: [MADRID] });
    expect(reply).toContain('“Own plans”: day 4, 7:00 PM to 11:00 PM, is yours.');
  });

  it('has the evening where no hour is told', async () => {
    const { reply } = await ask('saturday evening is already taken', { after: [MADRID] });
    expect(reply).toContain('“Own plans”: day 4, 6:00 PM to 11:00 PM, is yours.');
  });

  it.each([
    ['dinner with friends on saturday', '“Dinner with friends”: day 4, 6:00 PM to 11:00 PM'],
    ['lunch with my aunt on friday', '“Lunch with my aunt”: day 3, 12:00 PM to 3:00 PM'],
  ])('takes no day for a meal: %s', async (message, told) => {
    const { reply } = await ask(message, { after: [MADRID] });
    expect(reply).toContain(told);
  });

  it.each([
    'friday evening dinner with a view',
    'saturday night jazz please',
    'we want to eat with locals on saturday night',
    'saturday from 10 we are with friends',
  ])('is a wish where it is one: %s', async (message) => {
    const { reply } = await ask(message, { after: [MADRID] });
    expect(reply).not.toContain('is yours');
  });
});

describe('dates that move', () => {
  it.each([
    ['sorry has to be the weekend before', 'Fri 14 May to Sun 16 May'],
    ['the weekend after please', 'Fri 28 May to Sun 30 May'],
    ['we could already come the evening before', 'Thu 20 May to Sun 23 May'],
    ['hmm boss says no to may. same days of the week but in june', 'Fri 18 June to Sun 20 June'],
  ])('%s', async (message, dates) => {
    const { reply } = await ask(message, { after: [STOCKHOLM] });
    expect(reply).toContain(`Dates: ${dates}`);
  });

  it.each([
    'we have exams the weekend before',
    'what is on the night before?',
    'my sister is coming the day before',
  ])('and stay where that tells of something else: %s', async (message) => {
    const { reply } = await ask(message, { after: [STOCKHOLM] });
    expect(reply).not.toContain('Dates:');
  });

  it('become a whole week', async () => {
    const { reply } = await ask('make it a whole week', { after: [STOCKHOLM] });
    expect(reply).toContain('Length: 7 days instead of 3.');
  });
});

it('the home town is known of whose plane lands at an hour', async () => {
  const { plan } = await ask('our plane lands 16:40 on the first day', { after: [MADRID] });
  expect(plan).toMatchObject({ origin: 'Geneva', ownWayThere: true, warnings: [] });
});

describe('what is asked of the towns', () => {
  it.each([
    [
      'Lima and Cusco 8 days in May 2027',
      "isn't cusco very high up? we're worried about that",
      'Cusco lies at about',
    ],
    [MADRID, 'hm what is that per night', 'a night'],
    [MADRID, 'where does most of the money go?', 'The plan comes to'],
    [MADRID, 'german passports, visa yes or no', 'Whether you need a visa'],
    [MADRID, 'is segovia nicer?', '**Day trip to Segovia** from Madrid'],
  ])('%s: %s', async (first, message, told) => {
    const { reply } = await ask(message, { after: [first] });
    expect(reply).toContain(told);
  });

  it('changes nothing where it is asked what can be walked', async () => {
    const { reply } = await ask('can we walk to the festival from there', {
      after: ['New Orleans 4 nights from 5 May 2027, four friends'],
    });
    expect(reply).toContain('The plan stays as it was.');
  });

  it('leaves a town out where nobody sleeps', async () => {
    const { reply } = await ask('you know what, no nights in lima, just change planes there', {
      after: ['Lima and Cusco 8 days in May 2027'],
    });
    expect(reply).toContain('Left out: Lima.');
  });

  it('puts a region before a town of it', async () => {
    const { reply } = await ask('ok sleep 2 nights in the sacred valley before cusco', {
      after: ['Lima and Cusco 8 days in May 2027'],
    });
    expect(reply).toContain('## Lima, Ollantaytambo and Cusco');
  });

  it('keeps one museum of none', async () => {
    const { reply } = await ask('no museums apart from the frida kahlo house', {
      after: ['Mexico City 5 days in February 2027 from Houston, two women'],
    });
    expect(reply).toContain('Museo Frida Kahlo');
    expect(reply).toContain('Left out where it can be: museums.');
  });
});
