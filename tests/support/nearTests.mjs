/** Which tests are nearest to what changed: a change of the engine is imported, over a few files, by most of them. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const IMPORTED = /(?:from|import|mock)\s*\(?\s*'((?:\.|@\/|@domain\/)[^']*)'/g;
const TEST = /\.test\.tsx?$/;

/**
 * The tests that import a changed file: those that are changed themselves, then those over the fewest files, and of as
 * many those in the folders that are called as the changed file's.
 * @param {string} root
 * @param {readonly string[]} files All sources below it.
 * @param {readonly string[]} changed Some of them.
 * @returns {string[]}
 */
export function testsNear(root, files, changed) {
  const importers = importersOf(root, files);
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  const names = new Set(changed.flatMap(namesIn));
  const likeness = (test) => namesIn(test).filter((name) => names.has(name)).length;
  return [...distances.keys()]
    .filter((file) => TEST.test(file))
    .toSorted((a, b) => distances.get(a) - distances.get(b) || likeness(b) - likeness(a));
}

function importersOf(root, files) {
  const known = new Set(files);
  const importers = new Map();
  for (const file of files) {
    for (const [, imported] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)) {
      const path = imported.startsWith('.')
        ? posix.join(posix.dirname(file), imported)
        : imported.replace(/^@\//, 'src/').replace(/^@domain/, 'domain');
      const found = [path, `${path}.ts`, `${path}.tsx`].find((name) => known.has(name));
      if (found) importers.set(found, [...(importers.get(found) ?? []), file]);
    }
  }
  return importers;
}

function namesIn(file) {
  return file.split(/[/.]/);
}
