/** The script in the HTML, run as a browser runs it, over whatever may stand in a device's storage. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAST_TRIP_KEY, SESSION_STORAGE_KEY } from '@/config/names.ts';
import { paths } from '@/config/paths.ts';
import { keepLastTrip } from '@/platform/lastTrip.ts';
import { EARLY_SCRIPT } from '../../../server/build/pages/earlyScript.ts';

const USER = 'a1b2';
const FRAME =
  '<template id="frame"><div id="frame"><section hidden><h2></h2><p data-when></p></section></div></template>';

const frame = () => document.querySelector('div#frame');
const section = () => document.querySelector('div#frame section');

function run(trip: string | null, session: string | null = JSON.stringify({ user: { id: USER } })): void {
  if (session !== null) localStorage.setItem(SESSION_STORAGE_KEY, session);
  if (trip !== null) localStorage.setItem(LAST_TRIP_KEY, trip);
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the text itself that is tested
  new Function(EARLY_SCRIPT)();
}

const entry = (fields: object) => JSON.stringify({ userId: USER, title: 'Rome', when: '4 days', ...fields });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = FRAME;
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
  for (const name of ['account', 'mantineColorScheme', 'query'])
    delete document.documentElement.dataset[name];
  history.replaceState(null, '', '/');
});

describe('the script in the HTML', () => {
  it('sets the scheme, and shows a visitor no frame', () => {
    run(entry({}), null);
    expect(document.documentElement.dataset).toMatchObject({ mantineColorScheme: 'dark' });
    expect(document.documentElement.dataset).not.toHaveProperty('account');
    expect(frame()).toBeNull();
  });

  it('shows the frame to whoever has a session, with the trip that the app has kept for the account', () => {
    keepLastTrip(USER, {
      title: 'Rome: 4 days for two',
      when: '10 – 13 May 2027 · 4 days',
      until: '9999-05-13',
    });
    run(null);
    expect(document.documentElement.dataset).toHaveProperty('account');
    expect(section()?.hasAttribute('hidden')).toBe(false);
    expect(section()?.textContent).toBe('Rome: 4 days for two10 – 13 May 2027 · 4 days');
  });

  it.each([new Date().toISOString().slice(0, 10), null])('shows one that ends on %s', (until) => {
    run(entry({ until }));
    expect(section()?.hasAttribute('hidden')).toBe(false);
  });

  it('does nothing of it where there is no frame yet, as in the head', () => {
    document.body.innerHTML = '';
    run(entry({}));
    expect(document.documentElement.dataset).toHaveProperty('account');
    expect(document.body.innerHTML).toBe('');
  });

  it('leaves the planner without, which has no header', () => {
    history.replaceState(null, '', paths.planner);
    run(entry({}));
    expect(frame()).toBeNull();
  });

  it('takes markup for the text that it is, and no more of it than there is room for', () => {
    run(entry({ title: `<img src=x onerror="x()">${'a'.repeat(200)}`, when: `<b>${'b'.repeat(200)}` }));
    expect(section()?.querySelector('img, b')).toBeNull();
    expect(section()?.querySelector('h2')?.textContent).toHaveLength(80);
    expect(section()?.querySelector('h2')?.textContent).toMatch(/^<img src=x/);
    expect(section()?.querySelector('[data-when]')?.textContent).toHaveLength(60);
  });

  it.each([
    ['another account’s', entry({ userId: 'other' })],
    ['nobody’s', entry({ userId: undefined })],
    ['of a megabyte', entry({ title: 'x'.repeat(1_000_000) })],
    ['cut off', '{"userId":"a1b2","title":"Ro'],
    ['null', 'null'],
    ['a list', '["a1b2"]'],
    ['with a number for a title', entry({ title: 7 })],
    ['with an object for a title', entry({ title: { toString: 'x' } })],
    ['without a title', entry({ title: '' })],
    ['without its dates', entry({ when: null })],
    ['over since yesterday', entry({ until: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) })],
  ])('says nothing of a trip that is %s', (_what, trip) => {
    run(trip);
    expect(frame()).not.toBeNull();
    expect(section()?.hasAttribute('hidden')).toBe(true);
    expect(section()?.textContent).toBe('');
  });

  it.each(['{', 'null', '{}', '{"user":{}}', '{"user":{"id":7}}'])(
    'knows no account by a session such as %s',
    (session) => {
      run(entry({ userId: 7 }), session);
      expect(section()?.textContent).toBe('');
      expect(section()?.hasAttribute('hidden')).toBe(true);
    },
  );

  it('goes on where storage is refused', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
      clear: () => {},
    });
    // oxlint-disable-next-line typescript/no-implied-eval -- as above
    expect(() => new Function(EARLY_SCRIPT)()).not.toThrow();
    expect(frame()).toBeNull();
    vi.unstubAllGlobals();
  });
});
