import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServiceWorkerBridge, TAKE_MS } from '@/platform/serviceWorker.ts';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { createFakeClock } from '@/platform/clock.fake.ts';
import {
  askWorker,
  ensureWorker,
  hasWorkers,
  onDrainRequest,
  requestBackgroundSync,
  tellWorker,
} from '@/platform/workerBridge.ts';
import { untilWorkerWanted } from '@/platform/workerWanted.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function bridgeWithWorker() {
  const listeners = new Map<string, () => void>();
  const worker = {
    addEventListener: vi.fn((type: string, listener: () => void) => void listeners.set(type, listener)),
    register: vi.fn(async () => undefined),
    update: vi.fn(async () => {}),
    messageSkipWaiting: vi.fn(),
  };
  const reload = vi.fn();
  const tellWaiting = vi.fn(async () => {});
  const clock = createFakeClock();
  const bridge = createServiceWorkerBridge({ worker, clock, reload, tellWaiting });
  const fire = (type: string) => listeners.get(type)?.();
  return { bridge, worker, clock, reload, tellWaiting, fire };
}

describe('updates', () => {
  it('wait for consent, then activate and reload this page', () => {
    const { bridge, worker, reload, fire } = bridgeWithWorker();
    const seen: unknown[] = [];
    bridge.subscribe((state) => seen.push(state));
    fire('waiting');
    expect(bridge.get()).toEqual('ready');
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled();

    // the version before may go on for a while: it is said, and asked for once
    bridge.applyUpdate(() => true);
    bridge.applyUpdate(() => true);
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    fire('controlling');
    expect(reload).toHaveBeenCalledOnce();
    expect(seen).toEqual(['ready', 'taking']);
  });

  it('throw nothing away that was begun since consent: the reload is offered again', () => {
    const { bridge, worker, reload, fire } = bridgeWithWorker();
    const mayReload = vi.fn(() => true);
    fire('waiting');
    bridge.applyUpdate(mayReload);
    mayReload.mockReturnValue(false);
    fire('controlling');
    expect(reload).not.toHaveBeenCalled();
    expect(bridge.get()).toEqual('ready');
    bridge.applyUpdate(() => true);
    expect(reload).toHaveBeenCalledOnce();
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
  });

  it('say so when the version before does not end, and reload nothing that was not agreed to again', () => {
    const { bridge, worker, clock, reload, fire } = bridgeWithWorker();
    fire('waiting');
    bridge.applyUpdate(() => true);
    clock.advance(TAKE_MS);
    expect(bridge.get()).toBe('late');
    bridge.applyUpdate(() => true);
    expect(bridge.get()).toBe('taking');
    expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(2);
    clock.advance(TAKE_MS);
    fire('controlling');
    expect(reload).not.toHaveBeenCalled();
    expect(bridge.get()).toBe('ready');
    bridge.applyUpdate(() => true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('are not late once they are there, nor what comes after them', () => {
    const { bridge, clock, fire } = bridgeWithWorker();
    fire('waiting');
    bridge.applyUpdate(() => false);
    fire('controlling');
    clock.advance(TAKE_MS);
    expect(bridge.get()).toBe('ready');
  });

  it('never reload a page whose traveller did not agree', () => {
    const { reload, fire } = bridgeWithWorker();
    fire('waiting');
    fire('controlling');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a look for a new version', () => {
  it('asks the server, and has a version that waits look for bans', async () => {
    const { bridge, worker, tellWaiting } = bridgeWithWorker();
    await bridge.checkForUpdate();
    expect(worker.update).toHaveBeenCalledOnce();
    expect(tellWaiting).toHaveBeenCalledOnce();
  });

  it('bans nothing that the server could not be asked about', async () => {
    const { bridge, worker, tellWaiting } = bridgeWithWorker();
    worker.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(bridge.checkForUpdate()).rejects.toThrow(TypeError);
    expect(tellWaiting).not.toHaveBeenCalled();
  });
});

describe('an update that another tab consented to', () => {
  it('is already active here: Reload reloads at once', () => {
    const { bridge, worker, reload, fire } = bridgeWithWorker();
    fire('waiting');
    fire('controlling');
    bridge.applyUpdate(() => true);
    expect(reload).toHaveBeenCalledOnce();
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  });

  it('does not stand for the next one, nor does the first control of a new worker', () => {
    const { bridge, worker, reload, fire } = bridgeWithWorker();
    fire('controlling');
    fire('waiting');
    bridge.applyUpdate(() => true);
    expect(reload).not.toHaveBeenCalled();
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
  });
});

function stubContainer(extra: object) {
  const listeners = new Set<(event: { data: unknown }) => void>();
  vi.stubGlobal('navigator', {
    serviceWorker: {
      addEventListener: (_type: string, listener: (event: { data: unknown }) => void) =>
        listeners.add(listener),
      removeEventListener: (_type: string, listener: (event: { data: unknown }) => void) =>
        listeners.delete(listener),
      ...extra,
    },
  });
  return (data: unknown) => {
    for (const listener of listeners) listener({ data });
  };
}

describe('messages to and from the worker', () => {
  it('a request to drain is heard, garbage is not, and it can be stopped', () => {
    const say = stubContainer({});
    const drain = vi.fn();
    const stop = onDrainRequest(drain);
    say({ type: 'DRAIN' });
    say({ type: 'DONE' });
    say('DRAIN');
    say(null);
    expect(drain).toHaveBeenCalledOnce();
    stop();
    say({ type: 'DRAIN' });
    expect(drain).toHaveBeenCalledOnce();
  });

  it('an account is cleared once the worker has said so', async () => {
    const heard: unknown[] = [];
    const controller = {
      postMessage(message: unknown, [port]: MessagePort[]) {
        heard.push(message);
        port?.postMessage({ type: 'DONE' });
        port?.close();
      },
    };
    stubContainer({ controller });
    await tellWorker({ type: 'CLEAR_ACCOUNT', userId: 'ana' });
    expect(heard).toEqual([{ type: 'CLEAR_ACCOUNT', userId: 'ana' }]);
  });

  it('is answered by the active worker where none controls the page, and not by garbage', async () => {
    const files = [{ url: 'https://a.test/', key: 'https://a.test/', bytes: 7 }];
    let answer: unknown = { type: 'SHELL', cache: 'precache', files };
    const active = {
      postMessage: (_: unknown, [port]: MessagePort[]) => {
        port?.postMessage(answer);
        port?.close();
      },
    };
    stubContainer({ getRegistration: async () => ({ active }) });
    expect(await askWorker({ type: 'LIST_SHELL' })).toEqual(answer);
    answer = { type: 'SHELL', files };
    expect(await askWorker({ type: 'LIST_SHELL' })).toBeNull();
    stubContainer({ getRegistration: async () => undefined });
    expect(await askWorker({ type: 'LIST_SHELL' })).toBeNull();
  });

  it('a worker that does not know a message is not waited for', async () => {
    stubContainer({ controller: { postMessage: () => {} } });
    expect(await askWorker({ type: 'LIST_SHELL' }, 0)).toBeNull();
  });

  it('has a new version looked for where there is a worker, with or without a network', async () => {
    const update = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    stubContainer({ getRegistration: async () => ({ active: {}, update }) });
    expect(await ensureWorker(0)).toBe(true);
    expect(update).toHaveBeenCalledOnce();
  });

  it('waits for a worker that is being installed, and not for ever', async () => {
    stubContainer({ getRegistration: async () => ({}), ready: Promise.resolve({ active: {} }) });
    expect(await ensureWorker(60_000)).toBe(true);
    stubContainer({ getRegistration: async () => ({}), ready: new Promise(() => {}) });
    expect(await ensureWorker(0)).toBe(false);
    vi.stubGlobal('navigator', {});
    expect(await ensureWorker(0)).toBe(false);
    expect(hasWorkers()).toBe(false);
  });

  it('gives up at once where none can be registered, and in time where nobody answers', async () => {
    vi.stubEnv('PROD', true);
    const refused = { register: () => Promise.reject(new TypeError('Failed to fetch')) };
    stubContainer({ getRegistration: async () => undefined, ready: new Promise(() => {}), ...refused });
    expect(await ensureWorker(60_000)).toBe(false);
    const hanging = { register: () => new Promise(() => {}), ready: new Promise(() => {}) };
    stubContainer({ getRegistration: async () => undefined, ...hanging });
    expect(await ensureWorker(0)).toBe(false);
  });

  it('nothing waits or fails without a worker or without Background Sync', async () => {
    vi.stubGlobal('navigator', {});
    await tellWorker({ type: 'SKIP_WAITING' });
    await requestBackgroundSync('tag');
    stubContainer({ getRegistration: () => Promise.reject(new DOMException('', 'SecurityError')) });
    await requestBackgroundSync('tag');
    const register = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    stubContainer({ getRegistration: async () => ({ sync: { register } }) });
    await requestBackgroundSync('tag');
    expect(register).toHaveBeenCalledWith('tag');
  });
});

const wanted = () =>
  Promise.race([
    untilWorkerWanted().then(() => 'wanted'),
    new Promise<string>((resolve) => setTimeout(() => resolve('not yet'), 20)),
  ]);

function stubSparing(extra: object, { saveData = true, standalone = false } = {}): void {
  stubContainer({ getRegistration: async () => undefined, ready: new Promise(() => {}), ...extra });
  Object.assign(navigator, { connection: Object.assign(new EventTarget(), { saveData }), standalone });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
}

describe('a worker where data is spared', () => {
  it('does not come of itself, and comes where data is not spared', async () => {
    stubSparing({});
    expect(await wanted()).toBe('not yet');
    stubSparing({}, { saveData: false });
    expect(await wanted()).toBe('wanted');
  });

  it('comes to an open app once its switch is off again', async () => {
    stubSparing({}, { saveData: false });
    keepDeviceSettings({ saveData: true });
    const coming = untilWorkerWanted().then(() => 'wanted');
    keepDeviceSettings({ clock: '24-hour' });
    expect(await wanted()).toBe('not yet');
    keepDeviceSettings({ clock: '12-hour', saveData: false });
    expect(await coming).toBe('wanted');
  });

  it('comes to an open app once its browser asks for no less any more', async () => {
    stubSparing({});
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.assign(navigator, { connection });
    const coming = untilWorkerWanted().then(() => 'wanted');
    expect(await wanted()).toBe('not yet');
    connection.saveData = false;
    connection.dispatchEvent(new Event('change'));
    expect(await coming).toBe('wanted');
  });

  it('is looked after once it is here, on the home screen, and when somebody asked for it', async () => {
    stubSparing({ getRegistration: async () => ({}) });
    expect(await wanted()).toBe('wanted');
    stubSparing({}, { standalone: true });
    expect(await wanted()).toBe('wanted');
    stubSparing({ ready: Promise.resolve() });
    expect(await wanted()).toBe('wanted');
  });
});
