/** A cruise that leaves from a port is the end of the days on land. */
import { describe, expect, it } from 'vitest';
import { ask, TODAY } from '../../functions/support/assistant.ts';
import { reader } from '../../functions/support/reading.ts';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const names = (text: string) => read(text).destinations.map(({ place }) => place.name);

describe('a cruise that follows', () => {
  it.each([
    [
      'our cruise leaves Civitavecchia sunday 12 sept, on board by 4pm. from Denver, want 2 full days in Rome before that',
      '2027-09-09',
      '2027-09-12',
    ],
    [
      'our baltic cruise leaves Copenhagen sat 5 june at 4pm, we fly in on the 3rd from Manchester',
      '2027-06-03',
      '2027-06-05',
    ],
    ['we board the ship in Barcelona on 9 may, 3 days there before, from Leeds', '2027-05-06', '2027-05-09'],
    [
      'our ship sails from Athens on 5 may at 17:00, arriving from Dublin on the 2nd',
      '2027-05-02',
      '2027-05-05',
    ],
    ['3 days in Rome before our cruise on 12 september, from Denver', '2027-09-09', '2027-09-12'],
  ])('ends the days on land: “%s”', (text, start, end) =>
    expect(read(text).dates).toMatchObject({ start, end, kind: 'days' }),
  );

  it.each([
    'cruise departs Southampton 6 june 4pm, 2 nights in London first, from Glasgow',
    'we embark in Venice on 6 june, from Leeds, what to see before',
  ])('is the last day: “%s”', (text) =>
    expect(read(text).dates).toMatchObject({ start: '2027-06-06', isEnd: true }),
  );

  it.each([
    [
      'our baltic cruise leaves Copenhagen sat 5 june at 4pm, we fly in on the 3rd from Manchester',
      'Copenhagen',
    ],
    ['our ship sails from Athens on 5 may at 17:00', 'Athens'],
    ['our cruise leaves Civitavecchia on 12 september at 5pm. 3 days in Rome before that', 'Rome'],
  ])('“%s” is for %s', (text, town) => expect(names(text)).toEqual([town]));

  it('has its port and its hour in the plan, and no way home behind it', async () => {
    const { reply } = await ask(
      'our cruise leaves Civitavecchia sunday 12 sept, have to be on board by 4pm. flying from Denver, want 2 full days in Rome before that',
    );
    expect(reply).toContain('Thu 9 September 2027 to Sun 12 September 2027');
    expect(reply).toContain('Civitavecchia at 4:00 PM');
    expect(reply).not.toContain('FCO to DEN');
    expect(reply).not.toContain('I did not take into account');
  });
});

describe('no end of the days on land', () => {
  it.each([
    'a dinner cruise leaves at 7pm on 5 june, 4 days in Budapest',
    'we want a cruise that leaves Bergen on 5 june, from Leeds',
    'our ferry leaves Dover on 5 june, 4 days in Calais',
    'our cruise ends in Venice on 5 june, 3 days there after it',
  ])('“%s”', (text) => {
    expect(read(text).dates).toMatchObject({ start: '2027-06-05' });
    expect(read(text).dates?.isEnd).toBeUndefined();
  });

  it('is a cruise that one comes back from', () =>
    expect(
      read('our cruise leaves Southampton on 5 june and returns 12 june, from Boston').hours,
    ).toBeNull());
});
