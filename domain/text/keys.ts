/** Keys that would change what an object is or that a database cannot keep, and values that lie too deep to be walked by a function that calls itself. */

import { storableText } from './text.ts';

const MAX_DEPTH = 40;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_NAMED_CHARS = 60;

/** Where in a parsed JSON value such a key stands, or what lies too deep ("trips.0.__proto__"); null where there is none. */
export function keyProblem(value: unknown): string | null {
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path } = next;
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (path.length >= MAX_DEPTH) return named(path.slice(0, 3));
    for (const [key, part] of Object.entries(next.value)) {
      if (FORBIDDEN.has(key) || key !== storableText(key)) return named([...path, key]);
      if (typeof part === 'object' && part !== null) open.push({ value: part, path: [...path, key] });
    }
  }
  return null;
}

function named(path: readonly string[]): string {
  return path.map((key) => key.slice(0, MAX_NAMED_CHARS)).join('.');
}
