import { residueOf } from '../../residue.ts';
import { Words } from '../../words.ts';
import { interests } from '../tastes/interests.ts';
import type { ActReader, ReadContext } from '../act.ts';

const LIST = /(?<!\p{L})(?:things )?to[- ]?do\s*:\s*([^.;!?\n|]+)/giu;

/** What is a taste, and in the traveller's words what is more than that. */
function wishOf(item: string, context: ReadContext) {
  const words = new Words(item);
  const taste = interests.read(words, context);
  return { ...taste, activities: residueOf(item, words.spans).length > 0 ? [item] : [] };
}

/** Things to do behind a name for them, in whatever words: nothing else is read of these. */
export const todo: ActReader = {
  act: 'to do',
  takesWords: true,
  read: (words, context) => {
    const items = words.all(LIST).flatMap(([, list = '']) => list.split(',').map((item) => item.trim()));
    const wishes = items.filter((item) => item !== '').map((item) => wishOf(item, context));
    if (wishes.length === 0) return null;
    return {
      activities: wishes.flatMap((wish) => wish.activities),
      interests: [...new Set(wishes.flatMap((wish) => wish.interests ?? []))],
      avoid: [...new Set(wishes.flatMap((wish) => wish.avoid ?? []))],
    };
  },
  examples: [
    'to do: a boat on the river, frog watching',
    'Things to do: turtles, museums',
    'Rome in May. To do: opera',
  ],
  counterExamples: ['what is there to do in Rome', 'we have nothing to do on Monday'],
};
