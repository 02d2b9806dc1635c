/** Messages in another language than English: recognised, answered in it, and never planned from. */
import { OTHER_LANGUAGES } from '../../../../content/words/otherLanguages.ts';
import type { ActReader } from '../act.ts';

/** Words of a language that a message in it has at least. */
const LEAST_WORDS = 2;
/** Of all words of a message: a foreign name or phrase in English is no other language. */
const LEAST_SHARE = 0.3;
/** Letters of a script of its own; fewer are a name. */
const LEAST_LETTERS = 3;
const ENGLISH = new Set(
  'no instead drop skip just only also make add when where which who back again fly go i is it not so then the to in for and from with of we my our is are at on by please days day nights week two three want would like need trip plan people a an it that this what how can do you'.split(
    ' ',
  ),
);

export const otherLanguage: ActReader = {
  act: 'other language',
  read: (words) => {
    const written = words.text.match(/[\p{L}\p{M}’]+/gu) ?? [];
    // a word with a capital is part of a name: "El Calafate", "Las Vegas"
    const typed = written.map((word, index) =>
      index > 0 && /^\p{Lu}/u.test(word) ? '' : word.toLowerCase(),
    );
    const english = typed.filter((word) => ENGLISH.has(word)).length;
    const lower = typed.filter((word) => word !== '');
    const found = OTHER_LANGUAGES.map((language) => {
      const own = lower.filter((word) => language.words.has(word));
      return {
        code: language.code,
        count: new Set(own).size,
        share: own.length / Math.max(1, lower.length),
        letters: language.script
          ? written.join('').replace(/./gsu, (letter) => (language.script?.test(letter) ? letter : '')).length
          : 0,
      };
    });
    const scripted = found.find(({ letters }) => letters >= LEAST_LETTERS);
    const best = found.toSorted((a, b) => b.count - a.count)[0];
    const isBest =
      best !== undefined && best.count >= LEAST_WORDS && best.count > english && best.share >= LEAST_SHARE;
    const code = (english < LEAST_WORDS ? scripted?.code : undefined) ?? (isBest ? best.code : undefined);
    if (code === undefined) return null;
    words.takeAll();
    return { language: code };
  },
  examples: [
    '4 Tage Paris im April ab Berlin',
    'Queremos ir a Roma en mayo, dos adultos',
    'nous voudrions aller à Lisbonne pour 5 jours',
    'Quiero viajar de Bogotá a Cartagena y Santa Marta del 5 al 11 de enero. Somos 2 adultos y 2 niños de 7 y 3 años. Presupuesto total 8 millones de pesos colombianos.',
    'quanto costa tutto?',
    'wo ist das und was kostet das alles',
    'combien coûte tout ça',
    '¿cuánto cuesta todo?',
    'quanto custa tudo',
    'хочу в Рим на пять дней',
    '来週東京に行きたいです',
  ],
  counterExamples: [
    'Four days in Paris in April from Berlin',
    'Las Vegas and Los Angeles for a week',
    '東京',
    'El Calafate and El Chalten, then La Paz',
    'a weekend in Den Haag with my mum',
    'Costa Rica, what does it cost',
    'gracias, one more night',
    'wo bist du festival in May, add it',
    'merci! where do we go on day 2',
  ],
};
