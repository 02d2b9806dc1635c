import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { OfflineBanner } from '@/app/shell/OfflineBanner.tsx';
import { renderWithData, tab } from '../../support/dataWorld.tsx';

beforeEach(() => tab.connectivity.set('offline'));

it('promises that what is sent waits', () => {
  renderWithData(<OfflineBanner />, '/ai-assistant');
  expect(screen.getByText(/what you send waits/)).toBeTruthy();
});

it.each(['/ai-booking', '/login', '/register', '/admin/users'])('promises no waiting on %s', (pathname) => {
  renderWithData(<OfflineBanner />, pathname);
  expect(screen.getByText('You are offline. What you saved is still here.')).toBeTruthy();
});
