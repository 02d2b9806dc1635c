import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { OfflineBanner } from '@/app/shell/OfflineBanner.tsx';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';

vi.mock('@/features/offline/hooks/useConnectivity.ts', () => ({ useConnectivity: vi.fn() }));

beforeEach(() => {
  vi.mocked(useConnectivity).mockReturnValue('offline');
});

const show = (pathname: string) =>
  render(
    <MemoryRouter initialEntries={[pathname]}>
      <OfflineBanner />
    </MemoryRouter>,
  );

it('promises that what is sent waits', () => {
  show('/ai-assistant');
  expect(screen.getByText(/what you send waits/)).toBeTruthy();
});

it.each(['/ai-booking', '/login', '/register', '/admin/users'])('promises no waiting on %s', (pathname) => {
  show(pathname);
  expect(screen.getByText('You are offline. What you saved is still here.')).toBeTruthy();
});
