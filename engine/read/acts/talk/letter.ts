/** What begins and ends a letter, and asks for nothing: "Dear planners," and "Kind regards, Tomasz and Anna". */
import type { ActReader } from '../act.ts';

const NAME = '(?:(?:Mr|Mrs|Ms|Dr|Prof)\\.? )?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?';
const GREETING =
  /^\W*(?:dear|respected|hello|hi|good (?:morning|day|afternoon|evening)),?(?: (?:sirs?|madam|or|planners?|team|all|assistant|travel|waymark|everyone|friends?|sir\/madam))+(?=[,.!:]|$)/iu;
const CLOSING = new RegExp(
  `(?:\\b(?:(?:[Kk]ind|[Ww]arm|[Bb]est|[Mm]any|[Ww]ith|[Mm]y|[Yy]ours|[Tt]hank|[Ss]incere|[Kk]indest|[Ww]armest|all the) ){0,3}(?:[Rr]egards|[Ww]ishes|[Tt]hanks|[Ss]alutations|[Gg]reetings|[Ss]incerely|[Ff]aithfully|[Tt]ruly|[Cc]heers|you in advance|you(?: so| very)? much|[Tt]hank you|[Bb]est|[Ll]ove)(?: in advance)?[,.!]? *(?:[-–—] *)?)(?:(?:the )?${NAME}(?:(?:,| and| &| \\+) ${NAME}){0,4}(?: family)?)?\\W*$`,
  'u',
);

export const letter: ActReader = {
  act: 'letter',
  takesWords: true,
  read: (words) => {
    // after a comma or the end of a sentence: "with thanks" within one is said of something, and "great, thanks!" is all there is
    const closing = CLOSING.exec(words.text);
    const isAtEnd =
      closing !== null && /\p{L}+\P{L}+\p{L}+.*[.!?,;]\s*$/su.test(words.text.slice(0, closing.index));
    if (closing && isAtEnd) words.take(closing.index, words.text.length);
    const greeting = words.exec(GREETING);
    return greeting || isAtEnd ? {} : null;
  },
  examples: [
    'Dear planners, four days in Rome',
    'Four days in Rome. Kind regards, Tomasz and Anna',
    'Four days in Rome. Yours sincerely, Ingrid',
    'Four days in Rome. Thank you in advance, Youssef',
  ],
  counterExamples: [
    'Four days in Rome with Tomasz and Anna',
    'hello',
    'thanks',
    'great, thanks!',
    'my dear mother and I go to Rome',
  ],
};
