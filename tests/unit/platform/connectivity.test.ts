import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '@/platform/clock.fake.ts';
import { createConnectivity } from '@/platform/connectivity.ts';

function make(initial: 'online' | 'offline' = 'online') {
  const clock = createFakeClock();
  const ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const connectivity = createConnectivity({ clock, ask, initial });
  const seen: string[] = [];
  connectivity.subscribe((state) => seen.push(state));
  return { clock, ask, connectivity, seen };
}

describe('connectivity', () => {
  it('is judged by what requests meet', () => {
    const { connectivity, seen } = make();
    connectivity.reportNoNetwork();
    connectivity.reportNoNetwork();
    connectivity.reportAnswer();
    connectivity.reportAnswer();
    expect(seen).toEqual(['offline', 'online']);
  });

  it('asks again while offline, ever less often, and stops when reached', async () => {
    const { clock, ask, connectivity, seen } = make();
    connectivity.reportNoNetwork();
    const waits: (number | null)[] = [];
    for (let round = 0; round < 7; round += 1) {
      waits.push(clock.nextTimer());
      clock.advance(clock.nextTimer() ?? 0);
      await connectivity.probe();
    }
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    ask.mockResolvedValue(true);
    clock.advance(60_000);
    await connectivity.probe();
    expect(seen).toEqual(['offline', 'online']);
    expect(clock.nextTimer()).toBeNull();
    connectivity.reportNoNetwork();
    expect(clock.nextTimer()).toBe(2_000);
  });

  it('asks once at a time, and takes a rejection for no', async () => {
    const { ask, connectivity } = make('offline');
    ask.mockRejectedValue(new TypeError('x'));
    expect(await Promise.all([connectivity.probe(), connectivity.probe()])).toEqual(['offline', 'offline']);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('believes a newer answer more than an older question', async () => {
    const { ask, connectivity, seen } = make();
    let refuse: ((reached: boolean) => void) | undefined;
    ask.mockReturnValue(new Promise<boolean>((resolve) => (refuse = resolve)));
    const probed = connectivity.probe();
    connectivity.reportAnswer();
    refuse?.(false);
    expect(await probed).toBe('online');
    expect(seen).toEqual([]);
  });

  it('goes online by itself where the browser was wrong at the start', async () => {
    const { clock, ask, connectivity } = make('offline');
    expect(connectivity.get()).toBe('offline');
    ask.mockResolvedValue(true);
    clock.advance(2_000);
    await connectivity.probe();
    expect(connectivity.get()).toBe('online');
  });
});
