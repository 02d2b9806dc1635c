/**
 * Zod without what no page and no worker calls, which a bundler cannot tell, since a schema's methods hold it:
 * - what writes JSON schemas, a seventh of the package as sent;
 * - formats as methods of a string, z.string().jwt(): those of their own, z.email(), are had as ever;
 * - objects that are compiled, which takes `new Function` and the Content-Security-Policy forbids it;
 * - methods that write a value back, or read one that is still to come, and that note something of the schema;
 * - methods that nobody here calls and that each hold a class of schemas;
 * - values that hold themselves: what is read is JSON.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const WRITERS = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/;
const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const DECLARED = /^export (?:const|function) (\w+)/gm;
const RENAMED = /^export \{ (?:\w+ as )?(\w+) \};$/gm;

/** Methods that make a string's check of a format's class. */
const FORMATS = /^ {4}\w+\(params\) \{\s*return this\.check\(core\._\w+\(Zod\w+, params\)\);\s*\},\n/gm;
const CYCLES =
  /\bif \(!core\.globalConfig\.memoizer\)\s*core\.config\(\{ memoizer: core\.memoizer\(\) \}\);/g;
/** Methods of one call each, `encode(data, params)` and the like. */
const CODECS =
  /^ {4}(?:async )?(?:(?:safe)?(?:[Ee]ncode|[Dd]ecode)(?:Async)?|(?:safeP|p)arseAsync|validateAsync)(?:: (?:async )?function \w+)?\(data, params\) \{\n.*\n {4}\},\n/gm;
/** What a schema is told of itself, what is asked of it besides a reading, and what has a function of its own: z.intersection(). */
const NOTES =
  /^ {4}(?:get )?(?:describe|meta|description|brand|register|isOptional|isNullable|overwrite|prefault|nonoptional|readonly|and|with|apply)\(.*\) \{\n(?:(?! {4}\},).*\n)* {4}\},\n/gm;
/** Checks and shapes that no schema here has; a schema that comes to need one fails as it is made, in any journey. */
const UNUSED =
  /^ {4}(?:includes|startsWith|endsWith|length|nonempty|lowercase|uppercase|normalize|toUpperCase|slugify|multipleOf|step|finite|safe|gte?|lte?|negative|nonpositive|catchall|passthrough|loose|strict|strip|safeExtend|merge|omit|exactPartial|rest)\(.*\) \{\n(?:(?! {4}\},).*\n)* {4}\},\n/gm;
const WORDS = /^import en from .*;\n/gm;
const TO_WORDS = /\bcore\.config\(en\(\)\);/g;
const COMPILED = /\bcore\.\$ZodObjectJIT\.init\(/g;

/**
 * Has the writers of JSON schemas read as functions that refuse, and leaves the rest out.
 * @param words whether what is refused is told in English: forms show it, the planner throws
 */
export function thinZod({ words }: { readonly words: boolean }): Plugin {
  return {
    name: 'waymark:thin-zod',
    enforce: 'pre',
    load: async (id) => {
      if (WRITERS.test(id)) return refusing(await readFile(id, 'utf8'));
      if (!SCHEMAS.test(id)) return null;
      const thin = thinned(await readFile(id, 'utf8'));
      return words ? thin : wordless(thin);
    },
  };
}

/**
 * The module of the schemas, as source, without what keeps the rest in a build.
 * @throws Error where the package has none of it under these names any more
 */
export function thinned(source: string): string {
  const plain = [FORMATS, CYCLES, CODECS, NOTES, UNUSED].reduce(
    (left, pattern) => without(left, pattern, ''),
    source,
  );
  return without(plain, COMPILED, 'core.$$ZodObject.init(');
}

/** The same without the English of what is refused: an error has where and of which kind it is, and no sentence. */
export function wordless(source: string): string {
  return without(without(source, WORDS, ''), TO_WORDS, 'core.config({ localeError: () => undefined });');
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

function without(text: string, pattern: RegExp, instead: string): string {
  const left = text.replaceAll(pattern, instead);
  if (left === text) throw new Error(`zod has nothing like ${pattern.source} any more`);
  return left;
}
