/** Kinds of first messages that were read wrong in use, each by what its plan must hold. */
import { describe, expect, it } from 'vitest';
import { ask, Talk } from '../../functions/support/assistant.ts';

describe('a first message', () => {
  it.each([
    ['meetings each day 9-5', /kept free on day 1, 2, 3, 4 and 5\./u],
    ['meetings each day 9-5 except wednesday', /kept free on day 1, 2, 4 and 5\./u],
    ['meetings mon, tue, thu and fri 9-5', /kept free on day 1, 2, 4 and 5\./u],
  ])('keeps the days of “%s” free', async (hours, told) => {
    const { reply } = await ask(`Singapore 8-12 March 2027 from Sydney, ${hours}`);
    expect(reply).toMatch(told);
    expect(reply).toMatch(/Singapore: 5 days/u);
  });

  it('of a trip for the parents counts them alone', async () => {
    const { reply } = await ask(
      'can you plan a 5 day trip to Seville for my parents (71 and 68)? They fly from Birmingham on April 12',
    );
    expect(reply).toMatch(/Seville: 5 days for two/u);
  });

  it('that ends with the way home to a town sets out from there', async () => {
    const { reply } = await ask(
      'Chiang Mai 4 nights and Krabi 5 nights from 4 January, home to Manchester on the 13th',
    );
    expect(reply).toMatch(/Chiang Mai and Krabi/u);
    expect(reply).not.toMatch(/^## .*Manchester/mu);
  });

  it('with a sum without flights still looks for flights', async () => {
    const { reply } = await ask('Bogota for a week in January from Toronto, budget 2000 cad without flights');
    expect(reply).toMatch(/\*\*Flight:\*\*/u);
  });

  it('has a thing to do in a day where the guide has a sight called so', async () => {
    const { reply } = await ask('Edinburgh 2 days from London on Friday 5 March 2027, castle');
    expect(reply).toMatch(/For “castle”: Edinburgh Castle on day \d/u);
  });

  it('says of what was asked for by name and found no hour that it is not planned', async () => {
    const { reply } = await ask(
      'Family of 5 (kids 12, 9, 4) calgary to San Diego 20-27 march, zoo + uss midway',
    );
    expect(reply).toMatch(/USS Midway Museum/u);
  });

  it('that wavers between two towns and asks which is answered with both', async () => {
    const { reply, change } = await ask('kyoto or osaka for 3 days? which would u pick');
    expect(reply).toMatch(/Kyoto or Osaka: which shall it be\?/u);
    expect(change).toMatchObject({ kind: expect.not.stringMatching(/changed/u) });
  });

  it('that asks where to go next is not answered with where one has been', async () => {
    const { reply } = await ask('been to egypt already, where would you send us in february from Katowice?');
    expect(reply).not.toMatch(/^## .*Cairo/mu);
    expect(reply).toMatch(/1\. \*\*/u);
  });
});

describe('a question about the plan', () => {
  it.each([
    ['tell me more about Rome', /\*\*Rome\*\*: /u],
    ['what is Florence like?', /\*\*Florence\*\*: /u],
    ['more info on day 3 please', /Day 3/u],
    ['what about the hotel in Florence?', /\*\*Stay:\*\*/u],
    ['we love Rome and Florence', /Rome and Florence are in the plan already/u],
  ])('“%s” is answered, and changes nothing', async (question, answer) => {
    const talk = new Talk();
    await talk.say('Rome and Florence 6 days from 3 June 2027 for two from London');
    const { reply, change } = await talk.say(question);
    expect(reply).toMatch(answer);
    expect(reply).toMatch(/The plan stays as it was/u);
    expect(change.kind).toBe('none');
  });
});
