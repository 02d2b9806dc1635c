/** What begins and ends a letter, and asks for nothing: "Dear planners," and "Kind regards, Tomasz and Anna". */
import type { ActReader } from '../act.ts';

const NAME = '(?:(?:Mr|Mrs|Ms|Dr|Prof)\\.? )?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?';
const GREETING =
  /^\W*(?:dear|respected|hello|hi|good (?:morning|day|afternoon|evening)),?(?: (?:sirs?|madam|or|planners?|team|all|assistant|travel|waymark|everyone|friends?|sir\/madam))+(?=[,.!:]|$)/iu;
const POLITE =
  '(?:(?:[Kk]ind|[Ww]arm|[Bb]est|[Mm]any|[Ww]ith|[Mm]y|[Yy]ours|[Tt]hank|[Ss]incere|[Kk]indest|[Ww]armest|all the) ){0,3}';
const FORMAL =
  '(?:[Rr]egards|[Ww]ishes|[Ss]alutations|[Gg]reetings|[Ss]incerely|[Ff]aithfully|[Tt]ruly|(?:[Tt]hanks|you) in advance)';
/** These end a letter only before a name: by themselves they are thanks. */
const THANKS = '(?:[Tt]hanks|[Tt]hank you|you(?: so| very)? much|[Cc]heers|[Bb]est|[Ll]ove)';
const AFTER = '[,.!]? *(?:[-–—] *)?';
const NAMED = `(?:the )?${NAME}(?:(?:,| and| &| \\+) ${NAME}){0,4}(?: family)?`;
/** Behind a comma or the end of a sentence: "with thanks" within one is said of something. */
const CLOSING = new RegExp(
  `(?<=[.!?,;]\\s*)\\b${POLITE}(?:${FORMAL}${AFTER}(?:${NAMED})?|${THANKS}${AFTER}${NAMED})\\W*$`,
  'u',
);

export const letter: ActReader = {
  act: 'letter',
  takesWords: true,
  read: (words) => {
    const closing = CLOSING.exec(words.text);
    if (closing) words.take(closing.index, words.text.length);
    const greeting = words.exec(GREETING);
    return greeting || closing ? {} : null;
  },
  examples: [
    'Dear planners, four days in Rome',
    'Four days in Rome. Kind regards, Tomasz and Anna',
    'Four days in Rome. Yours sincerely, Ingrid',
    'Four days in Rome. Thank you in advance, Youssef',
  ],
  counterExamples: [
    'thank you',
    'ok, thanks',
    'Four days in Rome with Tomasz and Anna',
    'hello',
    'my dear mother and I go to Rome',
  ],
};
