/** /trip, opened from whatever address somebody sends. */
import { deflateRawSync } from 'node:zlib';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SharedTripScreen } from '@/features/trips/shared/SharedTripScreen.tsx';
import { writeShared } from '@domain/takeAlong/sharedTrip.ts';
import { soundTrip } from '../../domain/trips/trip.ts';
import { placedTrip, withItem } from '../../domain/takeAlong/takenTrip.ts';
import { inUiWithData, renderWithData } from '../../../support/dataWorld.tsx';

const hashOf = (json: string | Buffer) => `#1.${deflateRawSync(json).toString('base64url')}`;
const trip = (more = {}) => writeShared({ ...placedTrip(), ...more }, true) ?? '';
const open = (hash: string) => renderWithData(<SharedTripScreen hash={hash} />);

it.each([
  ['nothing', '', 'There is no trip in this address'],
  ['another version', '#3.abc', 'This trip needs a newer version of the app'],
  ['half of a secret', '#2.abc', 'This link is not whole'],
  ['two megabytes', `#1.${'a'.repeat(2_000_000)}`, 'This is too long for a trip'],
  ['a bomb', hashOf(Buffer.alloc(8 * 1024 * 1024, 32)), 'This is too long for a trip'],
  ['a trip that was cut', hashOf(trip()).slice(0, 400), 'This link is not whole'],
  ['no trip', hashOf('{"hello":"world"}'), 'This link is not whole'],
  ['markup', '#1.<img src=x onerror=alert(1)>', 'This link is not whole'],
  ['keys of a prototype', hashOf('{"__proto__":{"t":"x"}}'), 'This link is not whole'],
])('says in a sentence that it holds %s', async (_name, hash, title) => {
  open(hash);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^Day/ })).toBeNull();
});

it('shows markup as the text that it is, runs nothing and fetches nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const hostile = withItem(placedTrip({ title: evil }), 'Louvre', {
    title: evil,
    note: `[x](javascript:1) ${evil}`,
  });
  open(hashOf(writeShared(hostile, true) ?? ''));
  expect(await screen.findByRole('heading', { level: 1, name: evil })).toBeTruthy();
  expect(document.querySelector('main img, script, img[onerror]')).toBeNull();
  for (const link of document.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(
      /^(#day-\d|#trip-map|https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[^&]+$)/,
    );
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it('has the map and the minutes between stops, from what it holds and nothing else', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const near = withItem(placedTrip(), 'Dinner', { kind: 'sight', at: [48.86, 2.3266] });
  open(hashOf(writeShared(near, false) ?? ''));
  const map = await screen.findByRole('img', { name: /^Map of the trip\. Paris to Rome by train\./ });
  expect([...map.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Paris', 'Rome']),
  );
  expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toBe('#trip-map');
  expect(document.getElementById('day-1')?.textContent).toMatch(/15 min\s+on foot/);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it('has no map of a trip that does not say where it lies', async () => {
  open(hashOf(writeShared(soundTrip(), true) ?? ''));
  await screen.findByRole('heading', { level: 1, name: 'Paris and Rome' });
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Map' })).toBeNull();
});

it('opens the next trip when the address changes', async () => {
  const view = open(hashOf(trip({ title: 'First' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'First' })).toBeTruthy();
  view.rerender(inUiWithData(<SharedTripScreen hash={hashOf(trip({ title: 'Second' }))} />));
  expect(await screen.findByRole('heading', { level: 1, name: 'Second' })).toBeTruthy();
  expect(screen.queryByText('First')).toBeNull();
});

it('takes parts that somebody else wrote into this device’s storage for none', async () => {
  localStorage.setItem('waymark-trip-parts', '[{"index":1,"count":99,"sum":"x","data":"<b>"}]');
  open('#1.1.2.00000000.abc');
  expect(await screen.findByText('Code 2 of 2 is still to be scanned.')).toBeTruthy();
});

it('says that parts do not make a whole, and begins anew', async () => {
  const first = open('#1.1.2.00000000.abc');
  await screen.findByText('Code 2 of 2 is still to be scanned.');
  first.unmount();
  open('#1.2.2.00000000.abc');
  expect(await screen.findByText('This link is not whole')).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('waymark-trip-parts')).toBeNull());
});

it('says that the browser is too old', async () => {
  const { DecompressionStream: own } = globalThis;
  Reflect.set(globalThis, 'DecompressionStream', undefined);
  try {
    open(hashOf(trip()));
    expect(await screen.findByText('This browser cannot open a shared trip')).toBeTruthy();
  } finally {
    globalThis.DecompressionStream = own;
  }
});
