import { describe, expect, it } from 'vitest';
import { handlingOf } from '../../sw/routes.ts';

const ORIGIN = 'https://waymark.test';

function how(path: string, extra: Partial<Parameters<typeof handlingOf>[0]> = {}): string | null {
  const url = new URL(path, ORIGIN);
  const asked = { url, method: 'GET', mode: 'cors', destination: '', origin: ORIGIN, ...extra } as const;
  return handlingOf(asked)?.how ?? null;
}
const page = { mode: 'navigate', destination: 'document' } as const;
const image = { mode: 'no-cors', destination: 'image' } as const;

describe('the routes of the worker', () => {
  it.each(['/', '/blog/kyoto-in-april', '/ai-assistant?from=1', '/flights?from=London', '/admin/users'])(
    'answers the page %s with the shell',
    (path) => {
      expect(how(path, page)).toBe('shell');
    },
  );

  it.each([
    '/_mail',
    '/_health',
    '/auth/v1/verify?token=x',
    '/rest/v1/profiles',
    '/functions/v1/places',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
  ])('leaves %s to the network', (path) => {
    expect(how(path, page)).toBeNull();
    expect(how(path)).toBeNull();
  });

  it('never touches what is sent, what carries a session, or other origins', () => {
    expect(how('/functions/v1/token-chat', { method: 'POST' })).toBeNull();
    expect(how('/', { ...page, method: 'POST' })).toBeNull();
    expect(how('/rest/v1/avatar.png', image)).toBeNull();
    expect(how('/storage/v1/object/public/avatars/x/y.webp', image)).toBeNull();
    expect(how('https://pics.avs.io/200/80/BA.png', image)).toBeNull();
    expect(how('https://elsewhere.test/', page)).toBeNull();
  });

  it('keeps built files of an older version within reach, and images for a while', () => {
    expect(how('/assets/ChatScreen-abc123.js')).toBe('stored-then-network');
    expect(how('/art/kyoto.webp', image)).toBe('cache-first');
  });

  it("answers the planner's files from a cache of their own, its worker's among them", () => {
    expect(how('/assets/planner/farEast-abc123.js')).toBe('planner');
    expect(how('/assets/planner/worker-abc123.js', { mode: 'same-origin', destination: 'worker' })).toBe(
      'planner',
    );
    expect(how('/assets/plannerApi-abc123.js')).toBe('stored-then-network');
  });
});
