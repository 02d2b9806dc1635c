/** Zod without what writes JSON schemas: no page and no worker writes one, and it was a seventh of the package as sent. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const WRITERS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
const DECLARED = /^export (?:const|function) (\w+)/gm;
const RENAMED = /^export \{ (?:\w+ as )?(\w+) \};$/gm;

/** Has the writers of JSON schemas read as functions that refuse. */
export function thinZod(): Plugin {
  return {
    name: 'waymark:thin-zod',
    enforce: 'pre',
    load: async (id) => (WRITERS.test(id) ? refusing(await readFile(id, 'utf8')) : null),
  };
}

/** A module of the same names, as source: each refuses to be called, and what makes a method makes one that refuses. */
export function refusing(source: string): string {
  const names = [...source.matchAll(DECLARED), ...source.matchAll(RENAMED)].map(([, name = '']) => name);
  return [
    "const refuse = () => { throw new Error('This build writes no JSON schema'); };",
    'const refusing = () => refuse;',
    ...names.map((name) => `export const ${name} = ${name.startsWith('create') ? 'refusing' : 'refuse'};`),
  ].join('\n');
}
