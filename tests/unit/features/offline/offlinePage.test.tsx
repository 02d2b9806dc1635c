import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ParkedChange } from '@/data/outbox/outbox.ts';
import { AppError, type AppErrorReason } from '@domain/errors/appError.ts';
import type { Finding } from '@domain/readiness.ts';
import type { RecentSearch } from '@domain/search/search.ts';
import { OfflinePage } from '@/pages/system/OfflinePage.tsx';
import * as storage from '@/platform/storage.ts';
import { currentToast } from '../../../support/toasts.ts';
import { app, chat, kyoto, kyotoHotels, noChanges, rail } from './findings.ts';
import { renderAt, resetStores, session, setAuth, signedIn, signedOut } from '../auth/world.tsx';
import { data, observed } from '../../../support/dataWorld.tsx';

vi.mock('@/platform/storage.ts', () => ({
  estimateStorage: vi.fn(),
  isStoragePersisted: vi.fn(),
  persistStorage: vi.fn(),
}));

let emitParked: (changes: ParkedChange[]) => void;
let emitUnsent: (finding: Finding) => void;

const change = (over: Partial<ParkedChange> = {}): ParkedChange => ({
  id: 'row',
  kind: 'chat.clear',
  reason: 'forbidden',
  message: 'new row violates row-level security policy',
  at: Date.UTC(2026, 3, 9, 12),
  ...over,
});

/** Holds a value, and hands out the way to the next. */
function held<Value>(value: Value, onEmitter: (emit: (next: Value) => void) => void) {
  return observed<Value>((next) => {
    onEmitter(next);
    next(value);
  });
}

interface Holds {
  /** What each check in turn finds; the last one stays. */
  findings?: readonly (readonly Finding[])[];
  unsent?: Finding;
  askable?: readonly RecentSearch[];
  parked?: ParkedChange[];
}

function device({ findings = [[app, chat]], unsent = noChanges, askable = [], parked = [] }: Holds) {
  for (const found of findings) {
    vi.mocked(data.readiness.checkReadiness).mockResolvedValueOnce({
      findings: found,
      askable,
      at: Date.now(),
    });
  }
  vi.mocked(data.readiness.checkReadiness).mockResolvedValue({
    findings: findings.at(-1) ?? [],
    askable,
    at: Date.now(),
  });
  vi.mocked(data.readiness.watchUnsent).mockReturnValue(held(unsent, (emit) => (emitUnsent = emit)));
  vi.mocked(data.outbox.watchParked).mockReturnValue(held(parked, (emit) => (emitParked = emit)));
  renderAt({ pathname: '/offline' }, <Route path="/offline" element={<OfflinePage />} />);
}

const item = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(name) });
  return heading.closest('li')!;
};
const verdict = async () =>
  within(await screen.findByRole('region', { name: 'Verdict' })).getAllByRole('status')[0];
const keep = () => screen.findByRole('button', { name: 'Keep it on this device' });
const button = () => screen.findByRole('button', { name: 'Get what is missing' });

beforeEach(() => {
  resetStores();
  setAuth(signedIn);
  vi.mocked(data.chat.keepChatSynced).mockReturnValue(() => {});
  vi.mocked(data.readiness.getMissing).mockResolvedValue(null);
  vi.mocked(data.outbox.retryParked).mockResolvedValue();
  vi.mocked(data.outbox.discardParked).mockResolvedValue();
  vi.mocked(storage.estimateStorage).mockResolvedValue({ usage: 4_200_000, quota: 2_000_000_000 });
  vi.mocked(storage.isStoragePersisted).mockResolvedValue(false);
  vi.mocked(storage.persistStorage).mockReset().mockResolvedValue(true);
});

describe('the check', () => {
  it('leads from what is empty to where it is filled', async () => {
    device({ findings: [[app]] });
    await verdict();
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual(
      expect.arrayContaining([
        ['To the articles', '/blog'],
        ['Search flights and hotels', '/booking'],
        ['Ask the assistant', '/ai-assistant'],
      ]),
    );
  });

  it('says that everything opens, part by part, and has nothing to fetch', async () => {
    device({ findings: [[app, rail(0), chat, kyotoHotels]], askable: [kyoto] });
    expect((await verdict())?.textContent).toBe('Ready: all 4 things saved here open without a network.');
    expect((await item('The app itself')).textContent).toContain('All 3 files open.');
    expect((await item('Saved articles')).textContent).toContain('The text and 3 pictures open.');
    expect((await item('Your chat')).textContent).toContain('4 messages, all open.');
    expect((await item('Your last searches')).textContent).toContain('Opens, prices seen just now.');
    expect(screen.getByRole('link', { name: 'Hotels in Kyoto' }).getAttribute('href')).toBe(
      '/hotels?destination=Kyoto',
    );
    expect(screen.queryByRole('button', { name: 'Get what is missing' })).toBeNull();
    expect(data.readiness.checkReadiness).toHaveBeenCalledWith(session.userId, expect.anything());
  });

  it('is never green where nothing is stored', async () => {
    setAuth(signedOut);
    device({ findings: [[app]] });
    expect((await verdict())?.textContent).toBe(
      'The app opens without a network. Nothing else is saved yet.',
    );
    for (const part of [
      'Your trips',
      'Saved articles',
      'Your chat',
      'Your last searches',
      'Unsent changes',
    ]) {
      const { textContent } = await item(part);
      expect(textContent).toContain('(nothing saved)');
      expect(textContent).toMatch(/Nothing (saved yet|waits)\./);
    }
    expect((await item('Your chat')).textContent).toContain('Log in to keep chats on this device.');
    expect(screen.queryByRole('button', { name: 'Get what is missing' })).toBeNull();
    expect(data.readiness.checkReadiness).toHaveBeenCalledWith(null, expect.anything());
    expect(data.chat.keepChatSynced).not.toHaveBeenCalled();
  });

  it('names what does not open, and what to do', async () => {
    device({
      findings: [
        [
          { part: 'shell', worker: 'absent', files: { all: 0, missing: 0, damaged: 0 } },
          rail(2),
          { part: 'trip', trips: 2, unreadable: 1 },
          { part: 'chat', messages: 3, unreadable: 1, lost: 0 },
          { ...kyotoHotels, answer: 'unreadable' },
          { part: 'search', key: 'x', answer: 'unreadable', search: null, storedAt: 0 },
          { part: 'storage', of: 'article' },
        ],
      ],
      unsent: { part: 'unsent', waiting: [], refused: 0, unreadable: 1 },
    });
    expect((await verdict())?.textContent).toBe(
      '0 of 8 open without a network. Get what is missing while there is a network.',
    );
    expect((await item('The app itself')).textContent).toContain('Not stored yet. Get what is missing.');
    expect((await item('Saved articles')).textContent).toContain('2 of 3 pictures are missing. Get what is');
    expect((await item('Your trips')).textContent).toContain('1 of 3 trips cannot be read.');
    expect((await item('Your chat')).textContent).toContain('1 of 4 messages cannot be read.');
    expect((await item('Your last searches')).textContent).toContain('at the prices of now.');
    expect((await item('Your last searches')).textContent).toContain('takes it away');
    expect((await item('Unsent changes')).textContent).toContain('1 change cannot be read by this version');
  });

  it('follows what is unsent as it changes', async () => {
    device({
      unsent: { part: 'unsent', waiting: ['chat.ask', 'chat.ask', 'newsletter'], refused: 0, unreadable: 0 },
    });
    const unsent = await item('Unsent changes');
    expect(unsent.textContent).toContain('3 changes are safe here and sent by themselves');
    expect(unsent.textContent).toContain('a question to the assistant (2), a newsletter sign-up.');
    act(() => emitUnsent(noChanges));
    expect(unsent.textContent).toContain('Nothing waits. What you sent has reached the server.');
  });

  it('is run again when the chat has been brought here from the server', async () => {
    device({ findings: [[app], [app, chat]] });
    await verdict();
    const [of, onAttempt] = vi.mocked(data.chat.keepChatSynced).mock.lastCall!;
    expect(of).toBe(session.userId);
    act(() => onAttempt?.());
    await waitFor(async () =>
      expect((await verdict())?.textContent).toBe('Ready: both things saved here open without a network.'),
    );
  });

  it('is run again on request', async () => {
    device({ findings: [[app], [app, chat]] });
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(async () =>
      expect((await verdict())?.textContent).toBe('Ready: both things saved here open without a network.'),
    );
  });
});

describe('fetching what is missing', () => {
  it('shows how far it is, then checks again', async () => {
    const finish: ((problem: AppErrorReason | null) => void)[] = [];
    vi.mocked(data.readiness.getMissing).mockImplementation(async (_, findings, { onProgress }) => {
      onProgress({ share: 0.5, what: { finding: findings[1]! } });
      return new Promise((resolve) => finish.push(resolve));
    });
    device({
      findings: [
        [app, rail(1)],
        [app, rail(0)],
      ],
    });
    await userEvent.click(await button());
    expect((await verdict())?.textContent).toBe('Fetching what is missing...');
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.5');
    expect(screen.getByText('Fetching: Rail passes')).toBeTruthy();
    await userEvent.click(await button());
    expect(data.readiness.getMissing).toHaveBeenCalledOnce();
    await act(async () => finish[0]?.(null));
    await waitFor(async () =>
      expect((await verdict())?.textContent).toBe('Ready: both things saved here open without a network.'),
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it.each<[AppErrorReason, RegExp]>([
    ['offline', /There is no network now/],
    ['not_found', /not on the server any more/],
    ['storage_full', /Not everything could be fetched. This device has no room left/],
  ])('says why it was not: %s', async (reason, words) => {
    vi.mocked(data.readiness.getMissing).mockResolvedValue(reason);
    device({ findings: [[app, rail(1)]] });
    await userEvent.click(await button());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
    expect((await verdict())?.textContent).toContain('1 of 2 opens without a network.');
  });

  it('asks searches again only where that was ticked', async () => {
    device({ findings: [[app, kyotoHotels, rail(1)]], askable: [kyoto] });
    await userEvent.click(await button());
    expect(vi.mocked(data.readiness.getMissing).mock.lastCall?.[2].searches).toEqual([]);
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('false'));
    await userEvent.click(screen.getByRole('checkbox', { name: /Ask my last searches again too/ }));
    await userEvent.click(await button());
    expect(vi.mocked(data.readiness.getMissing).mock.lastCall?.[2].searches).toEqual([kyoto]);
  });
});

it('says of messages that the server has lost that they are on this device alone', async () => {
  device({ findings: [[app, { ...chat, lost: 2 }]] });
  expect((await item('Your chat')).textContent).toContain('those are on this device alone');
});

describe('what was refused', () => {
  it('is listed in words, with both ways out', async () => {
    device({
      unsent: { part: 'unsent', waiting: [], refused: 2, unreadable: 0 },
      parked: [change(), change({ id: 'other', kind: 'chat.clear', reason: 'invalid' })],
    });
    const [first, second] = within(await screen.findByRole('list', { name: 'Refused changes' })).getAllByRole(
      'listitem',
    );
    const unsent = await item('Unsent changes');
    expect(unsent.textContent).toContain('The server does not have 2 changes.');
    expect(unsent.textContent).not.toMatch(/row-level/);
    expect(first?.textContent).toContain('Clearing your chat');
    expect(first?.textContent).toContain('Your account may not do that.');
    expect(second?.textContent).toContain('Clearing your chat');
    expect(second?.textContent).toContain('The server does not accept it as it is.');
    await userEvent.click(within(first!).getByRole('button', { name: 'Retry' }));
    expect(data.outbox.retryParked).toHaveBeenCalledExactlyOnceWith('row');
    await userEvent.click(within(second!).getByRole('button', { name: 'Discard' }));
    expect(data.outbox.discardParked).toHaveBeenCalledExactlyOnceWith('other');
    act(() => emitParked([]));
    expect(screen.queryByRole('list', { name: 'Refused changes' })).toBeNull();
  });

  it('says of a change to a trip what the trip does not take', async () => {
    const message = 'That day has no room for it before midnight.';
    device({ parked: [change({ kind: 'trip.edit', reason: 'conflict', message })] });
    const list = await screen.findByRole('list', { name: 'Refused changes' });
    expect(list.textContent).toContain(`A change to a trip${message} Refused on`);
  });

  it('says of trips that the server has lost what became of them, and sends all of them again', async () => {
    const lost = { kind: 'trip.bring', reason: 'conflict', message: 'Only here.', lost: true } as const;
    device({ parked: [change({ ...lost, id: 'a' }), change(), change({ ...lost, id: 'b' })] });
    const list = await screen.findByRole('list', { name: 'Refused changes' });
    expect(list.textContent).toContain('A trip of yours that the server does not haveOnly here. Noticed on');
    await userEvent.click(screen.getByRole('button', { name: 'Send 2 lost trips again' }));
    expect(vi.mocked(data.outbox.retryParked).mock.calls).toEqual([['a'], ['b']]);
  });

  it('says of a question what it waits for', async () => {
    const message = 'Retry that question first.';
    device({ parked: [change({ kind: 'chat.ask', reason: 'not_found', message, behind: 'first' })] });
    const list = await screen.findByRole('list', { name: 'Refused changes' });
    expect(list.textContent).toContain(`A question to the assistant${message} Refused on`);
  });

  it('says why a change could not be put back', async () => {
    vi.mocked(data.outbox.retryParked).mockRejectedValue(new AppError('storage_full'));
    device({ parked: [change()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Not changed', variant: 'destructive' }),
    );
  });
});

describe('room', () => {
  it('is said, and kept where the browser agrees', async () => {
    device({});
    expect(await screen.findByText('4.2 MB in use of the 2.0 GB that it may take.')).toBeTruthy();
    await userEvent.click(await keep());
    expect(await screen.findByText('The browser keeps it, even when space is short.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep it on this device' })).toBeNull();
  });

  it('says when the browser does not promise', async () => {
    vi.mocked(storage.persistStorage).mockResolvedValue(false);
    device({});
    await userEvent.click(await keep());
    expect(await screen.findByText(/The browser did not promise to keep it/)).toBeTruthy();
    await keep();
  });
});
