import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReadiness } from '@/features/offline/hooks/useReadiness.ts';
import { data, inUiWithData, observed } from '../../../support/dataWorld.tsx';
import { app, chat, noChanges } from './findings.ts';

vi.mock('@/platform/storage.ts', () => ({ estimateStorage: vi.fn(), isStoragePersisted: vi.fn() }));

const noPictures = () => [];

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('looks again when the worker of a first visit has come', async () => {
  const workers = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  const check = vi.mocked(data.readiness.checkReadiness);
  check.mockResolvedValueOnce({ findings: [chat], askable: [], at: 1 });
  check.mockResolvedValue({ findings: [app, chat], askable: [], at: 2 });
  vi.mocked(data.readiness.watchUnsent).mockReturnValue(observed((next) => next(noChanges)));
  const { result } = renderHook(() => useReadiness(null, noPictures), {
    wrapper: ({ children }) => inUiWithData(children),
  });
  await waitFor(() => expect(result.current.findings).toEqual([chat, noChanges]));
  act(() => void workers.dispatchEvent(new Event('controllerchange')));
  await waitFor(() => expect(result.current.findings).toEqual([app, chat, noChanges]));
});
