import { describe, expect, it } from 'vitest';
import { spelled } from '../../../engine/read/spelling.ts';

describe('spelled', () => {
  it.each([
    ['a tirp from 12 to 17 arpil, 3 pepole', 'a trip from 12 to 17 april, 3 people'],
    ['a vegetarien resturant insted of a musuem', 'a vegetarian restaurant instead of a museum'],
    ['Tuseday in Feburary', 'Tuesday in February'],
    ['wiht my firends', 'with my friends'],
    [
      'mabye tehy acutally whant it, alwyas waht tehy thnik',
      'maybe they actually whant it, always what they think',
    ],
    ['Mabye jsut onyl oen', 'Maybe just only oen'],
  ])('mends %s', (typed, meant) => expect(spelled(typed)).toBe(meant));

  it.each([
    'a match, a lunch and the mouth of the river',
    'snorkeling with my grandpa, easier trails, a winner of fights',
    'Eastern Beech, Frida Marco and Tempe',
    'mail me at firend@example.org',
    'the markt and the museu',
    'three of us, a dose of sun, Greta and a prat in Tahn',
    'tutto bene, sono a Nera',
  ])('leaves %s', (typed) => expect(spelled(typed)).toBe(typed));

  it('leaves a name with a capital, which is no day', () =>
    expect(spelled('we stay with Familie Hotell')).toBe('we stay with Familie Hotell'));
});
