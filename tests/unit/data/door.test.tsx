/** The way to the data layer, before its code is there and where that cannot be had. */
import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as dataLayer from '@/data/dataLayer.ts';
import { createDoor, type DataDoor, DataProvider, useData } from '@/data/door/door.ts';
import * as runtime from '@/data/runtime.ts';
import { Boundary } from '@/ui/feedback/Boundary.tsx';

type Code = Awaited<ReturnType<NonNullable<Parameters<typeof createDoor>[0]>>>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Page() {
  const data = useData();
  // React replays what suspended: hooks may follow.
  const [has] = useState(() => 'chat' in data);
  return <p>{has ? 'the chat' : 'nothing'}</p>;
}

async function open(door: DataDoor, path: string) {
  const page = (
    <DataProvider value={door}>
      <Boundary resetKey={path} renderFallback={() => <p>broken</p>}>
        <Suspense fallback={<p>waiting</p>}>
          <Page />
        </Suspense>
      </Boundary>
    </DataProvider>
  );
  await act(async () => render(page));
}

it('suspends until the code is there, and makes one layer of it', async () => {
  let arrive!: (code: Code) => void;
  const fetchCode = vi.fn(() => new Promise<Code>((resolve) => (arrive = resolve)));
  const door = createDoor(fetchCode);
  await open(door, '/a');
  expect(screen.getByText('waiting')).toBeTruthy();
  await act(async () => arrive([dataLayer, runtime]));
  expect(screen.getByText('the chat')).toBeTruthy();
  expect(await door.load()).toBe(await door.load());
  expect(fetchCode).toHaveBeenCalledOnce();
});

it('is drawn at once where the code is there already', async () => {
  await open(
    createDoor(async () => [dataLayer, runtime]),
    '/a',
  );
  expect(screen.getByText('the chat')).toBeTruthy();
});

it('breaks the page once where it cannot be had, and tries again for a page that is opened later', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetchCode = vi.fn<() => Promise<Code>>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const door = createDoor(fetchCode);
  await open(door, '/a');
  expect(screen.getByText('broken')).toBeTruthy();
  expect(fetchCode).toHaveBeenCalledOnce();
  errors.mockClear();
  vi.advanceTimersByTime(1_000);
  await expect(door.load()).rejects.toThrow(TypeError);
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
