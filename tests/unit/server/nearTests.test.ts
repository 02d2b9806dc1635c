import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const module = new URL('../../support/nearTests.mjs', import.meta.url).href;
const { testsNear }: { testsNear: (root: string, files: string[], changed: string[]) => string[] } =
  await import(module);

const FILES = {
  'engine/read/words.ts': '',
  'engine/turn.ts': "import { Words } from './read/words.ts';",
  'domain/text.ts': '',
  'src/page.tsx': "const text = import('@domain/text.ts');\nimport { turn } from '../engine/turn.ts';",
  'tests/engine/say/season.test.ts': "import { turn } from '../../../engine/turn.ts';",
  'tests/engine/read/party.test.ts': "import { turn } from '../../../engine/turn.ts';",
  'tests/engine/words.test.ts': "import type { Words } from '../../engine/read/words.ts';",
  'tests/unit/page.test.tsx': "vi.mock('@/page.tsx');",
  'tests/unit/other.test.ts': "import { expect } from 'vitest';",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waymark-near-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const near = (...changed: string[]) => testsNear(root, Object.keys(FILES), changed);

it('finds the tests that import a change, over the fewest files and of the same folder first', () => {
  expect(near('engine/read/words.ts')).toEqual([
    'tests/engine/words.test.ts',
    'tests/engine/read/party.test.ts',
    'tests/engine/say/season.test.ts',
    'tests/unit/page.test.tsx',
  ]);
});

it('follows what is loaded later, and by the names of folders', () => {
  expect(near('domain/text.ts')).toEqual(['tests/unit/page.test.tsx']);
});

it('begins with a test that is changed itself, and runs none for what no test imports', () => {
  expect(near('domain/text.ts', 'tests/unit/other.test.ts')).toEqual([
    'tests/unit/other.test.ts',
    'tests/unit/page.test.tsx',
  ]);
  expect(near('tests/unit/other.test.ts')).toEqual(['tests/unit/other.test.ts']);
});
