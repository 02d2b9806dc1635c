/** What travellers wish for that no list holds: it is in a day, or it is said that nothing is known of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, Talk, TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const read = (text: string, towns: readonly string[] = []) => {
  const { message, residue } = readMessage(text, {
    today: TODAY,
    gazetteer,
    towns: towns.flatMap((name) => gazetteer.byName(name) ?? []),
  });
  return { musts: message.musts.map(({ name }) => name), activities: message.activities, residue };
};

describe('an own wish', () => {
  it.each([
    ['Savannah for 4 days, we want a ghost tour', 'ghost tour'],
    ['Savannah 4 days. some kind of boat thing on the river', 'boat thing on the river'],
    ['Turin 4 days, car museum please', 'car museum'],
    ['New York 10-15 December, and the Rockefeller tree', 'Rockefeller tree'],
    ['Seville for 3 days, want to see the hurling', 'hurling'],
    ['Nizwa 5 days, swim in wadi tiwi', 'wadi tiwi'],
    ['Mexico City 6 days, i MUST see lucha libre once', 'lucha libre'],
    ['AlUla 4 days, want to see hegra and elephant rock', 'elephant rock'],
  ])('of “%s” is to be in a day of the one town', (text, wish) => {
    const { musts, residue } = read(text);
    expect(musts).toContain(wish);
    expect(residue.join(' ')).not.toContain(wish);
  });

  it.each([
    ['Savannah for 4 days, a nice brunch', 'brunch'],
    ['Nairobi for 4 days and lions', 'lions'],
    ['Rome 3 days and Naples 2 days, a ghost tour', 'ghost tour'],
  ])('of “%s” has no day yet, and is looked for', (text, wish) => {
    expect(read(text)).toMatchObject({ activities: expect.arrayContaining([wish]), musts: [] });
  });

  it.each([
    'Rome 4 days, no ghost tour',
    'Rome 4 days, we have seen the ghost tour',
    'Rome 4 days, I work at the brewery',
    'Rome 4 days, near the brewery',
    'Rome 4 days, want to see local life',
    'Rome 4 days, we have to see my old aunt',
    "Rome 4 days, my daughter's recital",
    'what is the ghost tour in Savannah like?',
    'Rome 4 days, we want to see the [ghost](https://evil.test) tour',
    'Rome 4 days, avoid long walks, crowded markets and any ghost tour',
    'Rome 4 days. He hates boat rides, ghost tours',
    'Rome 4 days. We took a river boat, a ghost tour last time',
    'Rome 4 days, the ghost tour was great',
    'Rome 4 days, no long treks, ghost tours',
  ])('is not read of “%s”', (text) => {
    expect(read(text).musts.join(' ')).not.toMatch(/ghost|brewery|recital/u);
  });

  it.each(['we want to visit grandma and see relatives', 'I have to see the dentist and find peace'])(
    'is not who is met, or what nobody is shown: “%s”',
    (words) => expect(read(`Rome 4 days, ${words}`).musts).toEqual([]),
  );

  it('holds where the denial before it has ended', () => {
    expect(read('Rome 4 days, he hates boat rides but we want a ghost tour').musts).toEqual(['ghost tour']);
  });

  it('is in the plan as the traveller named it, marked as theirs', async () => {
    const { reply } = await ask('Savannah for 4 days from Tulsa on 13 April 2027, we want a ghost tour');
    expect(reply).toMatch(/Ghost Tour: from you; look up its hours/u);
    expect(reply).not.toMatch(/did not take into account/u);
  });
});

describe('a thing that is put on a day', () => {
  it('is there, though no guide has it, and moves and goes as others do', async () => {
    const talk = new Talk();
    await talk.say('Ghent from 14 to 19 April 2027 from Aberdeen, two people');
    const added = await talk.say('add a harpsichord workshop on day 3');
    expect(added.reply).toMatch(/“harpsichord workshop” is on day 3 now\./u);
    expect(dayOf(talk, 'Harpsichord Workshop')).toBe(3);
    await talk.say('can it go on Thursday instead');
    expect(dayOf(talk, 'Harpsichord Workshop')).toBe(2);
    await talk.say('skip the harpsichord workshop');
    expect(dayOf(talk, 'Harpsichord Workshop')).toBeUndefined();
  });

  it.each(['skip it', 'no, leave that out', 'please drop that one again'])(
    'goes where it was spoken of last: “%s”',
    async (words) => {
      const talk = new Talk();
      await talk.say('Ghent from 14 to 19 April 2027 from Aberdeen, two people');
      await talk.say('add a puppet theatre on day 3');
      const { reply } = await talk.say(words);
      expect(reply).not.toMatch(/did not take into account/u);
      expect(dayOf(talk, 'Puppet Theatre')).toBeUndefined();
    },
  );

  it('is asked for where nothing was spoken of', async () => {
    const talk = new Talk();
    await talk.say('Ghent from 14 to 19 April 2027 from Aberdeen, two people');
    const before = planOf(talk);
    const { reply } = await talk.say('cancel it');
    expect(reply).toMatch(/What is to go\? Name the thing/u);
    expect(planOf(talk)).toEqual(before);
  });

  it('comes back on a day after it was left out', async () => {
    const talk = new Talk();
    await talk.say('Ghent from 14 to 19 April 2027 from Aberdeen, two people, we want a ghost tour');
    await talk.say('skip the ghost tour');
    expect(dayOf(talk, 'Ghost Tour')).toBeUndefined();
    await talk.say('put the ghost tour on day 2');
    expect(dayOf(talk, 'Ghost Tour')).toBe(2);
  });

  it('comes back by “it”, a sight of the guide too', async () => {
    const talk = new Talk();
    await talk.say('Ghent from 14 to 19 April 2027 from Aberdeen, two people');
    await talk.say('skip the Gravensteen');
    expect(dayOf(talk, 'Gravensteen')).toBeUndefined();
    await talk.say('add it back on day 2');
    expect(dayOf(talk, 'Gravensteen')).toBe(2);
  });

  it('may have a kind that guides know in its name, and a name of short words', async () => {
    const talk = new Talk();
    await talk.say('Ghent from 14 to 19 April 2027 from Aberdeen, two people');
    await talk.say('add the dinosaur bones exhibition on day 2');
    expect(dayOf(talk, 'Dinosaur Bones Exhibition')).toBe(2);
    await talk.say('add Xi Ma on day 3');
    expect(dayOf(talk, 'Xi Ma')).toBe(3);
  });

  it('does not push out the place itself: two a day, and the next is on another', async () => {
    const talk = new Talk();
    await talk.say('Ghent from 14 to 19 April 2027 from Aberdeen, two people');
    for (const thing of ['a harpsichord workshop', 'a ghost tour', 'the dinosaur bones exhibition'])
      await talk.say(`add ${thing} on day 3`);
    const days = ['Harpsichord Workshop', 'Ghost Tour', 'Dinosaur Bones Exhibition'].map((thing) =>
      dayOf(talk, thing),
    );
    expect(days).not.toContain(undefined);
    expect(days.filter((day) => day === 3)).toHaveLength(2);
  });

  it('is on another day where its own is full, and that is said', async () => {
    const talk = new Talk();
    await talk.say('Ghent from 14 to 19 April 2027 from Aberdeen, two people');
    const { reply } = await talk.say('add a harpsichord workshop on day 1');
    expect(reply).toMatch(/Day 1 has no room for “harpsichord workshop”, so it is on day \d\./u);
  });

  it('is not made up of what is to move and is nowhere', async () => {
    const talk = new Talk();
    await talk.say('Ghent from 14 to 19 April 2027 from Aberdeen, two people');
    const { reply } = await talk.say('move the harpsichord workshop to day 3');
    expect(reply).toMatch(/I find no “harpsichord workshop” in the plan/u);
  });

  it('is told with its day where the plan has it already', async () => {
    const talk = new Talk();
    await talk.say('Ghent from 14 to 19 April 2027 from Aberdeen, two people');
    await talk.say('add a harpsichord workshop on day 3');
    const { reply } = await talk.say('Gravensteen is a must');
    expect(reply).toMatch(/“Gravensteen” on day \d/u);
  });
});

function dayOf(talk: Talk, title: string): number | undefined {
  return planOf(talk)?.days.find(({ items }) => items.some((item) => item.title === title))?.number;
}

function planOf({ trips, current }: Talk) {
  return trips.get(current ?? '')?.states[0]?.plan;
}
