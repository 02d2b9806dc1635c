/** Things of a plan as travellers name them. */
import { normalize } from '../../domain/text/normalize.ts';

/** Words of a name that tell it from others: short ones where it has no others ("Xi Ma"). */
export function wordsOf(name: string): string[] {
  const words = normalize(name)
    .split(' ')
    .filter((word) => word !== '');
  const long = words.filter((word) => word.length > 2);
  return long.length > 0 ? long : words;
}

/** Whether a title has every word of the name, a plural aside. */
export function isNamed(title: string, name: string): boolean {
  const own = ` ${normalize(title)}`;
  const wanted = wordsOf(name);
  return (
    wanted.length > 0 &&
    wanted.every(
      (word) => own.includes(` ${word}`) || (word.endsWith('s') && own.includes(` ${word.slice(0, -1)}`)),
    )
  );
}

/** The last of some things that a text names, in full or by the end of its name: "the salt mine" is that of Wieliczka. */
export function calledIn(text: string, things: readonly string[]): string | null {
  const typed = ` ${normalize(text)} `;
  const isShort = (thing: string) => {
    const words = normalize(thing).split(' ');
    return typed.includes(` ${words.slice(words.length > 2 ? -2 : -1).join(' ')} `);
  };
  return things.findLast((thing) => typed.includes(normalize(thing))) ?? things.findLast(isShort) ?? null;
}

/** Without anything that markdown would act on. */
export function plain(words: string): string {
  return words
    .replace(/[*_[\]()<>#`|\\\n]/g, '')
    .trim()
    .slice(0, 80);
}
