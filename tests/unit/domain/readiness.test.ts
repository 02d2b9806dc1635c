import { describe, expect, it } from 'vitest';
import { type Finding, isMendable, summarise, verdictOf } from '@domain/readiness.ts';
import { isPage, isTypeOf, isWholePage } from '@domain/storedFiles.ts';

const whole = { all: 3, missing: 0, damaged: 0 };
const nothing = { all: 0, missing: 0, damaged: 0 };
const shell = (over: Partial<Extract<Finding, { part: 'shell' }>> = {}): Finding => ({
  part: 'shell',
  worker: 'ready',
  files: whole,
  ...over,
});
const article = (text: boolean, pictures = whole): Finding => ({
  part: 'article',
  slug: 'a',
  title: 'A',
  text,
  pictures,
});
const trip = (trips: number, unreadable = 0): Finding => ({ part: 'trip', trips, unreadable });
const chat = (messages: number, unreadable = 0): Finding => ({
  part: 'chat',
  messages,
  unreadable,
  lost: 0,
});
const search = (answer: 'offers' | 'none' | 'unreadable', named = true): Finding => ({
  part: 'search',
  key: 'k',
  answer,
  search: named
    ? {
        type: 'hotels',
        key: 'k',
        storedAt: 1,
        lowest: 1,
        params: { destination: { name: 'Kyoto' }, checkin: null, checkout: null },
      }
    : null,
  storedAt: 1,
});
const unsent = (waiting: string[], refused = 0, unreadable = 0): Finding => ({
  part: 'unsent',
  waiting,
  refused,
  unreadable,
});
const storage: Finding = { part: 'storage', of: 'chat' };

describe('verdicts', () => {
  it.each<[string, Finding, ReturnType<typeof verdictOf>, boolean]>([
    ['a whole app', shell(), 'opens', false],
    ['an app with a file missing', shell({ files: { ...whole, missing: 1 } }), 'broken', true],
    ['an app with a damaged file', shell({ files: { ...whole, damaged: 1 } }), 'broken', true],
    ['an app that is not stored', shell({ worker: 'absent', files: nothing }), 'broken', true],
    ['a worker that stores no file', shell({ files: nothing }), 'broken', true],
    ['a browser without workers', shell({ worker: 'unsupported', files: nothing }), 'broken', false],
    ['an article without pictures', article(true, nothing), 'opens', false],
    ['an article whose text is lost', article(false, nothing), 'broken', true],
    ['an article with a picture missing', article(true, { ...whole, missing: 1 }), 'broken', true],
    ['an article with a damaged picture', article(true, { ...whole, damaged: 1 }), 'broken', true],
    ['trips', trip(2), 'opens', false],
    ['no trips', trip(0), 'nothing', false],
    ['a trip that cannot be read', trip(2, 1), 'broken', true],
    ['a chat', chat(3), 'opens', false],
    ['an empty chat', chat(0), 'nothing', false],
    ['a chat with a message that cannot be read', chat(3, 1), 'broken', true],
    ['an answer with offers', search('offers'), 'opens', false],
    ['an answer without', search('none'), 'nothing', false],
    ['an answer that cannot be read', search('unreadable'), 'broken', false],
    ['a search that cannot be named', search('unreadable', false), 'broken', true],
    ['changes that wait', unsent(['chat.ask']), 'opens', false],
    ['no changes', unsent([]), 'nothing', false],
    ['a change that was refused', unsent(['chat.ask'], 1), 'broken', false],
    ['a change that cannot be read', unsent([], 0, 1), 'broken', false],
    ['storage that cannot be read', storage, 'broken', false],
  ])('%s', (_, finding, verdict, mendable) => {
    expect(verdictOf(finding)).toBe(verdict);
    expect(isMendable(finding)).toBe(mendable);
  });

  it('add up; what is not there counts neither way', () => {
    expect(summarise([shell(), chat(0), search('none'), unsent([])])).toEqual({
      opens: 1,
      all: 1,
      mendable: 0,
    });
    expect(summarise([shell(), article(false), chat(2), search('unreadable')])).toEqual({
      opens: 2,
      all: 4,
      mendable: 1,
    });
  });
});

describe('stored files', () => {
  it.each([
    ['/assets/a.js', 'text/javascript; charset=utf-8', true],
    ['/assets/a.js', 'application/javascript', true],
    ['/assets/a.js', 'text/html', false],
    ['/a.css', 'text/css', true],
    ['/f.woff2', 'font/woff2', true],
    ['/f.woff2', 'text/html', false],
    ['/blog', 'text/html', true],
    ['/blog', 'application/json', false],
    ['/manifest.webmanifest', 'application/manifest+json', true],
    ['/data.bin', 'anything', true],
  ])('%s as %s: %s', (path, type, fits) => {
    expect(isTypeOf(path, type)).toBe(fits);
  });

  it('are pages with an ending of html, and without any', () => {
    expect(['/index.html', '/', '/blog', '/a.js'].map(isPage)).toEqual([true, true, true, false]);
  });

  it('that are pages need their end, and nothing that is not stored', () => {
    const page = '<script src="/assets/a.js"></script><link href="/assets/a.css"></html>\n';
    const stored = new Set(['/assets/a.js', '/assets/a.css']);
    expect(isWholePage(page, stored)).toBe(true);
    expect(isWholePage(page.replace('</html>', ''), stored)).toBe(false);
    expect(isWholePage(page, new Set(['/assets/a.js']))).toBe(false);
    expect(isWholePage('<html>Welcome to the wifi</html>', stored)).toBe(false);
  });
});
