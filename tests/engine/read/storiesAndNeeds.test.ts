/** A need is heard in whatever is told around it, and a story takes nothing that is asked of this trip. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const read = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message;

describe('a need', () => {
  it.each([
    ['my daughter cannot eat nuts any more', 'allergy'],
    ['my wife cannot walk far any more', 'walking'],
    ['my dad who cant do long hikes', 'walking'],
    ['Banff, no long hikes please', 'walking'],
    ["I can't eat gluten anymore", 'diet'],
    ['our friends did it without a car and my wife is allergic to shellfish', 'allergy'],
    ['the dog stays with my parents and my mother uses a wheelchair', 'wheelchair'],
    ['I have 2 weeks to book and my dad cannot walk far', 'walking'],
    ['last year in Paris we were unhappy because my son is allergic to nuts', 'allergy'],
    ['my wife went vegan', 'diet'],
  ])('%s', (text, kind) => {
    const { needs, needsOff } = read(text);
    expect(needs.map((need) => need.kind)).toContain(kind);
    expect(needsOff).toEqual([]);
  });

  it.each(['we love long hikes', 'we can’t do hikes without a guide', 'a hike that is not long'])(
    'is none: %s',
    (text) => expect(read(text).needs).toEqual([]),
  );

  it('is taken back where somebody has it no more', () => {
    expect(read("we're not vegan anymore").needsOff).toMatchObject([{ kind: 'diet' }]);
  });
});

describe('a story', () => {
  it('takes no town of this trip', () => {
    const { destinations } = read('we have 10 days from now in Rome');
    expect(destinations.map(({ place }) => place.name)).toEqual(['Rome']);
  });

  it('is none about a dog that comes too', () => {
    expect(read('the dog is with us and needs a pet friendly hotel').stay).not.toBeNull();
  });
});
