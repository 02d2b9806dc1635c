import ICAL from 'ical.js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SharedTripScreen } from '@/features/trips/shared/SharedTripScreen.tsx';
import { TakeAlong } from '@/features/trips/take/TakeAlong.tsx';
import type { Trip } from '@domain/trips/trip.ts';
import { scan } from '../../../support/scan.ts';
import { currentToast } from '../../../support/toasts.ts';
import { placedTrip, withItem, withPlan } from '../../domain/takeAlong/takenTrip.ts';
import { longTrip, soundTrip } from '../../domain/trips/trip.ts';
import { renderWithData } from '../../../support/dataWorld.tsx';

const user = userEvent.setup({ delay: null });
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function opened(trip: Trip) {
  const view = renderWithData(<TakeAlong userId={trip.id} trip={trip} isMember={false} offline={false} />);
  await user.click(screen.getByRole('button', { name: 'Calendar' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Take it along' })) };
}

/** What is handed over: the names and texts of the files that were downloaded. */
function downloads() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  });
  return { files, revoke };
}

/** Opens what a code holds on another phone. */
function openCode(text: string | null) {
  const { pathname, hash } = new URL(text ?? '');
  return renderWithData(<Phone />, pathname + hash);
}

function Phone() {
  const { hash } = useLocation();
  return (
    <>
      <SharedTripScreen hash={hash} />
      <output data-testid="address">{hash}</output>
    </>
  );
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .';
/** Each item with a note of so many letters, which nothing makes shorter. */
function noted(trip: Trip, letters: number): Trip {
  let seed = 7;
  const letter = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return LETTERS[seed >>> 26] ?? '';
  };
  return withPlan(trip, (plan) => ({
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      items: day.items.map((item) => ({ ...item, note: Array.from({ length: letters }, letter).join('') })),
    })),
  }));
}

it.each([
  ['Share', 'To somebody else'],
  ['Calendar', 'In your calendar'],
])('opens at what “%s” asks for, and gives the focus back', async (name, heading) => {
  await opened(placedTrip());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name });
  await user.click(button);
  const part = await screen.findByRole('heading', { level: 3, name: heading });
  await waitFor(() => expect(document.activeElement).toBe(part));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

describe('files', () => {
  it('are a calendar that another program reads, and maps', async () => {
    const { files, revoke } = downloads();
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    const { dialog } = await opened(placedTrip());
    await user.click(dialog.getByRole('button', { name: 'Calendar file' }));
    expect(await dialog.findByText('paris-and-rome.ics is ready to open.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'GPX file' }));
    await user.click(dialog.getByRole('button', { name: 'KML file' }));
    await waitFor(() =>
      expect(files.map(({ name, blob }) => [name, blob.type])).toEqual([
        ['paris-and-rome.ics', 'text/calendar'],
        ['paris-and-rome.gpx', 'application/gpx+xml'],
        ['paris-and-rome.kml', 'application/vnd.google-earth.kml+xml'],
      ]),
    );
    const [calendar] = files;
    const text = await new Response(await calendar?.blob.arrayBuffer()).text();
    expect(ICAL.Component.fromString(text).getAllSubcomponents('vevent').length).toBeGreaterThan(10);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(revoke).toHaveBeenCalledTimes(3);
  });

  it('go by the share sheet where a finger is used and it takes them', async () => {
    const { files } = downloads();
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    const finger = Object.assign(matchMedia('(pointer: coarse)'), { matches: true });
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(finger);
    Object.assign(navigator, { share, canShare: () => true });
    try {
      const { dialog } = await opened(placedTrip());
      await user.click(dialog.getByRole('button', { name: 'Calendar file' }));
      expect(await dialog.findByText(/is ready to open/)).toBeTruthy();
      expect(share.mock.lastCall?.[0].files?.map(({ name }) => name)).toEqual(['paris-and-rome.ics']);
      expect(files).toEqual([]);

      share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
      await user.click(dialog.getByRole('button', { name: 'Calendar file' }));
      await waitFor(() => expect(dialog.queryByText(/is ready to open/)).toBeNull());
      expect(files).toEqual([]);

      share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      await user.click(dialog.getByRole('button', { name: 'Calendar file' }));
      await waitFor(() => expect(files).toHaveLength(1));
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    }
  });

  it('for maps are none of a plan without places, which is said', async () => {
    const { dialog } = await opened(soundTrip());
    expect(dialog.queryByRole('button', { name: 'GPX file' })).toBeNull();
    expect(dialog.getByText(/made before places were kept/)).toBeTruthy();
  });
});

describe('a shared trip', () => {
  it('is in the code that is drawn, and opens from it', async () => {
    const { dialog, unmount } = await opened(placedTrip());
    const code = scan(await dialog.findByRole('img', { name: 'Code that holds the trip' }));
    expect(code).toMatch(/^http:\/\/localhost:\d+\/trip#1\.[\w-]+$/);
    unmount();
    openCode(code);
    expect(await screen.findByRole('heading', { level: 1, name: 'Paris and Rome' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: /^Day \d/ })).toHaveLength(4);
    expect(screen.getByText('3 – 6 May 2027')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Open in Maps: Louvre/ })).toBeTruthy();
    // the title is set once the page is drawn
    await waitFor(() => expect(document.title).toContain('Paris and Rome'));
    expect(document.body.textContent).not.toContain('$');
    expect(screen.queryByRole('button', { name: /^Change / })).toBeNull();
  });

  it('has the notes where they are wanted along, and not otherwise', async () => {
    const { dialog, unmount } = await opened(
      withItem(placedTrip(), 'Louvre', { note: 'Meet Ana at the pyramid' }),
    );
    const image = () => dialog.findByRole('img', { name: 'Code that holds the trip' });
    const plain = scan(await image());
    await user.click(dialog.getByRole('checkbox', { name: /^With the notes/ }));
    let full: string | null = null;
    await waitFor(async () => {
      full = scan(await image());
      expect(full).not.toBe(plain);
    });
    unmount();
    const first = openCode(plain);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Meet Ana/)).toBeNull();
    first.unmount();
    openCode(full);
    expect(await screen.findByText('Meet Ana at the pyramid')).toBeTruthy();
  });

  it('is several codes where it is long, read in any order, one page each', async () => {
    const { dialog, unmount } = await opened(noted(placedTrip(), 180));
    await user.click(dialog.getByRole('checkbox', { name: /^With the notes/ }));
    const first = await dialog.findByRole('img', { name: /^Code 1 of \d$/ });
    const count = Number(first.getAttribute('aria-label')?.at(-1));
    expect(count).toBeGreaterThan(2);
    const codes = [scan(first)];
    for (let number = 2; number <= count; number += 1) {
      await user.click(dialog.getByRole('button', { name: 'Next code' }));
      codes.push(scan(await dialog.findByRole('img', { name: `Code ${number} of ${count}` })));
    }
    await user.click(dialog.getByRole('button', { name: 'Next code' }));
    expect(dialog.getByRole('img', { name: `Code ${count} of ${count}` })).toBeTruthy();
    unmount();
    const order = codes.toReversed();
    for (const [at, code] of order.entries()) {
      const view = openCode(code);
      if (at === count - 1) break;
      const left = count - at - 1;
      await screen.findByText(left === 1 ? /^Code 1 of \d is still/ : /^Codes 1.* of \d are still/);
      view.unmount();
    }
    expect(await screen.findByRole('heading', { level: 1, name: 'Paris and Rome' })).toBeTruthy();
    // from then on the address has all of it
    await waitFor(() => expect(screen.getByTestId('address').textContent).toMatch(/^#1\.[\w-]{2300,}$/));
    expect(screen.getByRole('heading', { level: 1, name: 'Paris and Rome' })).toBeTruthy();
  });

  it('is a link where it would be more codes than anyone scans', async () => {
    const { dialog } = await opened(noted(longTrip(30), 200));
    await user.click(dialog.getByRole('checkbox', { name: /^With the notes/ }));
    expect(await dialog.findByText(/too long for codes/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  });

  it('goes by the share sheet, else by the clipboard; what the browser refuses is said', async () => {
    const { dialog } = await opened(placedTrip());
    expect(dialog.queryByRole('button', { name: 'Share the link' })).toBeNull();
    await user.click(await dialog.findByRole('button', { name: 'Copy the link' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(/\/trip#1\./);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await user.click(dialog.getByRole('button', { name: 'Copied' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'The link could not be copied' }));
  });

  it('cannot be made by an old browser, which is said', async () => {
    const { CompressionStream: own } = globalThis;
    Reflect.set(globalThis, 'CompressionStream', undefined);
    try {
      const { dialog } = await opened(placedTrip());
      expect(await dialog.findByText(/browser is too old/)).toBeTruthy();
    } finally {
      globalThis.CompressionStream = own;
    }
  });
});
