// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createFakeConnectivity } from '@/platform/connectivity.fake.ts';
import { keepSynced } from '@/data/repositories/sync/keepSynced.ts';
import { type Deferred, deferred } from '../../support/deferred.ts';

/** Runs whose ends the test gives. */
function runs() {
  const begun: Deferred<void>[] = [];
  const sync = vi.fn(() => {
    const run = deferred();
    begun.push(run);
    return run.promise;
  });
  return { sync, last: () => begun.at(-1)! };
}

/** What the run's end sets off has happened. */
const flushed = () => new Promise((done) => setTimeout(done));

it('runs again where the network came back during a run that failed for want of it', async () => {
  const connectivity = createFakeConnectivity('offline');
  const { sync, last } = runs();
  const onAttempt = vi.fn();
  const stop = keepSynced({ connectivity }, sync, onAttempt);
  connectivity.set('online');
  expect(sync).toHaveBeenCalledTimes(1);
  last().reject(new Error('no network'));
  await vi.waitFor(() => expect(sync).toHaveBeenCalledTimes(2));
  last().resolve();
  await vi.waitFor(() => expect(onAttempt).toHaveBeenCalledTimes(2));
  expect(sync).toHaveBeenCalledTimes(2);
  stop();
});

it('does not run again for its own answer being the first sign of a network', async () => {
  const connectivity = createFakeConnectivity('offline');
  const { sync, last } = runs();
  const onAttempt = vi.fn();
  const stop = keepSynced({ connectivity }, sync, onAttempt);
  connectivity.reportAnswer();
  last().resolve();
  await vi.waitFor(() => expect(onAttempt).toHaveBeenCalledTimes(1));
  expect(sync).toHaveBeenCalledTimes(1);
  stop();
});

it('waits for the next sign of a network after a failure, and hears none once stopped', async () => {
  const connectivity = createFakeConnectivity('offline');
  const { sync, last } = runs();
  const onAttempt = vi.fn();
  const stop = keepSynced({ connectivity }, sync, onAttempt);
  last().reject(new Error('no network'));
  await vi.waitFor(() => expect(onAttempt).toHaveBeenCalledTimes(1));
  expect(sync).toHaveBeenCalledTimes(1);
  connectivity.set('online');
  expect(sync).toHaveBeenCalledTimes(2);
  connectivity.set('offline');
  connectivity.set('online');
  stop();
  last().reject(new Error('no network'));
  await flushed();
  connectivity.set('offline');
  connectivity.set('online');
  expect(sync).toHaveBeenCalledTimes(2);
  expect(onAttempt).toHaveBeenCalledTimes(1);
});
