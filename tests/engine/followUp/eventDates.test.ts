/** A plan that is moved to what is on in its town: asked about first, or named. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';

const VALENCIA = 'hen party valencia last weekend of february, 9 girls from Brussels';
const CORDOBA = '3 days in cordoba in april from Barcelona by train for two';

async function after(...messages: readonly string[]) {
  const talk = new Talk();
  let said = await talk.say(messages[0] ?? '');
  for (const message of messages.slice(1)) said = await talk.say(message);
  return { ...said, start: said.plan?.days[0]?.date, days: said.plan?.days.length };
}

describe('an event of the town of the plan', () => {
  it.each([
    [
      VALENCIA,
      'is las fallas around then?',
      'Las Fallas is Mon 15 March to Fri 19 March, which is not within',
    ],
    [CORDOBA, 'is the patio festival then', 'Patios Festival is usually about Tue 4 May'],
    [CORDOBA, 'when is the feria de cordoba?', 'Feria de Córdoba is usually about Sun 23 May'],
  ])('is answered with its dates: %s, %s', async (first, text, words) => {
    const { reply, plan } = await after(first, text);
    expect(reply).toContain(words);
    expect(plan).toBeUndefined();
  });

  it.each([
    [VALENCIA, 'is las fallas around then?', 'lets go for that instead, thu to sun', '2027-03-18', 4],
    [VALENCIA, 'is las fallas around then?', 'ok move us there', '2027-03-16', 3],
    [CORDOBA, 'is the patio festival then', 'move us there', '2027-05-11', 3],
    [CORDOBA, 'is the patio festival then', 'then lets go then', '2027-05-11', 3],
    [CORDOBA, 'is the patio festival then', "can we go when it's on", '2027-05-11', 3],
    [CORDOBA, 'is the patio festival then', "let's go then, 4 days", '2027-05-11', 4],
  ])('is what the plan is moved to: %s, %s, %s', async (first, asked, text, start, days) => {
    expect(await after(first, asked, text)).toMatchObject({ start, days });
  });

  it.each([
    [VALENCIA, 'go during las fallas instead', '2027-03-16'],
    [VALENCIA, 'can you move the trip to las fallas', '2027-03-16'],
  ])('by its name: %s, %s', async (first, text, start) => {
    expect(await after(first, text)).toMatchObject({ start, days: 3 });
  });

  it.each([
    // nothing was asked about
    [VALENCIA, 'ok good', 'move us there'],
    [VALENCIA, 'is las fallas around then?', 'hm no, leave it'],
    [VALENCIA, 'is las fallas around then?', 'go there by train'],
    // another change is between
    [VALENCIA, 'is las fallas around then?', 'no, we hate fallas'],
  ])('moves nothing else: %s, %s, %s', async (first, asked, text) => {
    const { start } = await after(first, asked, text);
    expect(start ?? '2027-02-26').toBe('2027-02-26');
  });
});
