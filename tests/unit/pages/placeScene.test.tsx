/** The places' pictures on the home page, which are no part of a first visit. */
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LatePlaceScene } from '@/pages/places/LatePlaceScene.tsx';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';

let comeNear: () => Promise<void>;

/** jsdom has none: the reader is played by hand. */
class Observer {
  constructor(callback: (entries: object[]) => void) {
    comeNear = async () => act(async () => callback([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => vi.unstubAllGlobals());

it('leaves the frame empty until the reader comes near', async () => {
  const { container } = render(<LatePlaceScene name="Kyoto" />);
  expect(container.querySelector('svg')).toBeNull();
  await comeNear();
  await vi.waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
});

it('leaves it empty where data is saved, and draws it once that ends', async () => {
  act(() => keepDeviceSettings({ saveData: true }));
  const { container } = render(<LatePlaceScene name="Rome" />);
  await comeNear();
  expect(container.firstElementChild?.childElementCount).toBe(0);
  act(() => keepDeviceSettings({ saveData: false }));
  await vi.waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
});

it('leaves it empty where the picture cannot be had', async () => {
  vi.resetModules();
  vi.doMock('@/pages/places/PlaceScene.tsx', () => {
    throw new TypeError('Failed to fetch');
  });
  const { LatePlaceScene: Late } = await import('@/pages/places/LatePlaceScene.tsx');
  const { container } = render(<Late name="Rome" />);
  await comeNear();
  expect(container.firstElementChild?.childElementCount).toBe(0);
  vi.doUnmock('@/pages/places/PlaceScene.tsx');
});
