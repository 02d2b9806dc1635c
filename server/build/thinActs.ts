/** The acts of the reader as a device needs them: their examples are for the tests. */
import type { Plugin } from 'vite';

const ACTS = /[\\/]engine[\\/]read[\\/]acts[\\/].*\.ts$/;
const STRING = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;
const EXAMPLES = new RegExp(
  String.raw`\b(examples|counterExamples|exampleTowns): \[(?:\s*(?:${STRING}),?)*\s*\],`,
  'gu',
);

/** Leaves the examples out of the acts. */
export function thinActs(): Plugin {
  return {
    name: 'waymark:thin-acts',
    enforce: 'pre',
    transform: (code, id) => (ACTS.test(id) ? withoutExamples(code) : null),
  };
}

/** The source of an act without its examples; as it is where it has none. */
export function withoutExamples(source: string): string {
  return source.replace(EXAMPLES, '$1: [],');
}
