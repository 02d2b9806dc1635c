import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Apart from the words around them, so that the examples below are not read as citations of this file. */
const SIGN = '§';
const OTHER = 'spec';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = 'docs/requirements.md';
const SOURCE = /\.(ts|tsx|mjs|css|sql|md)$/;

interface Section {
  readonly number: string;
  /** The parts that a citation can name, as they are named in bold. */
  readonly parts: ReadonlySet<string>;
}

/** The numbered sections of a page. A part that is named "/a and /b" can be cited by either as well. */
function sectionsOf(page: string): readonly Section[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const names = [...text.matchAll(/\*\*([^*]+?)\.?\*\*/g)].map(([, name = '']) =>
        name.replace(/\s+/g, ' '),
      );
      return {
        number: /^(\d+)\. /.exec(text)?.[1] ?? '',
        parts: new Set(names.flatMap((name) => [name, ...name.split(/, | and /)])),
      };
    });
}

/** The text of a file, where a comment goes on from line to line without the marks in between. */
function flat(source: string): string {
  return source.replace(/\n\s*(?:\*(?!\/)|\/\/|--)\s*/g, ' ');
}

const CITATION = new RegExp(
  `\\b[Rr]equirements\\s+(${SIGN}\\d[\\d.]*(?:(?:,| and|, and)\\s${SIGN}\\d[\\d.]*)*)(?:,\\s((?:/|[A-Z])[^).;:*"\\n]*))?`,
  'g',
);
/** A section of a document that is not in the repository. */
const ELSEWHERE = /\bspec(?:ification)?(?:['’]s)?\s+sections?\s+\d/i;

/** What a file cites that the page does not have, in words; nothing for a file whose citations all lead somewhere. */
function dangling(source: string, sections: readonly Section[]): readonly string[] {
  return [...flat(source).matchAll(CITATION)].flatMap(([whole, list = '', part = '']) => {
    const numbers = [...list.matchAll(/\d+(?:\.\d+)*/g)].map(([number]) => number);
    const cited = sections.filter(({ number }) => numbers.includes(number));
    if (cited.length < new Set(numbers).size) return [whole];
    return part === '' || cited.some(({ parts }) => parts.has(part.trim())) ? [] : [whole];
  });
}

const page = readFileSync(join(ROOT, PAGE), 'utf8');
const sections = sectionsOf(page);

/** The repository's own sources, by path: what is built, installed or kept in a hidden folder is none. */
const files = readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => !/^\.|^(node_modules|dist)$/.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(ROOT, entry.name), { recursive: true, encoding: 'utf8' }).map(
          (path) => `${entry.name}/${path}`,
        )
      : [entry.name],
  )
  .filter((path) => SOURCE.test(path))
  .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));

describe('the requirements', () => {
  it('have the nine sections in their order', () => {
    expect(sections.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('are what the sources cite', () => {
    const citing = files.filter(({ source }) => flat(source).search(CITATION) >= 0);
    expect(citing.length).toBeGreaterThan(100);
  });

  it('have every section and every part that is cited', () => {
    const missing = files.flatMap(({ path, source }) =>
      dangling(source, sections).map((citation) => `${path}: ${citation}`),
    );
    expect(missing).toEqual([]);
  });

  it('are cited in place of a document that is not in the repository', () => {
    const elsewhere = files.filter(({ source }) => ELSEWHERE.test(flat(source)));
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
});

describe('a citation that leads nowhere', () => {
  it.each([
    [`/** Requirements ${SIGN}12. */`, `Requirements ${SIGN}12.`],
    [`// (requirements ${SIGN}2 and ${SIGN}10, Shell)`, `requirements ${SIGN}2 and ${SIGN}10, Shell`],
    [`/** A list (requirements\n * ${SIGN}2, No Such Part). */`, `requirements ${SIGN}2, No Such Part`],
    [`-- requirements ${SIGN}3.7`, `requirements ${SIGN}3.7`],
  ])('is found: %s', (source, citation) => {
    expect(dangling(source, sections)).toEqual([citation]);
  });

  it.each([
    `(requirements ${SIGN}2, Shell)`,
    `(requirements ${SIGN}2, /flights). And`,
    `(requirements\n * ${SIGN}4 and ${SIGN}8, Chat session)`,
    `of requirements ${SIGN}9: a balance`,
  ])('is not %s', (source) => {
    expect(dangling(source, sections)).toEqual([]);
  });

  it.each([`${OTHER} section 2`, `the ${OTHER}ification’s section 8`, `${OTHER}\n * sections 2 and 7`])(
    'is one to a document elsewhere: %s',
    (words) => {
      expect(ELSEWHERE.test(flat(words))).toBe(true);
    },
  );
});
