/** /admin with the data layer played. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Dashboard as DashboardData } from '@/data/repositories/admin.ts';
import { AppError } from '@domain/errors/appError.ts';
import { Dashboard } from '@/features/admin/components/dashboard/Dashboard.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { data, renderWithData, tab } from '../../../support/dataWorld.tsx';

const loadDashboard = vi.fn<() => Promise<DashboardData>>();

const NOW = Date.UTC(2026, 10, 21, 12);
const figures: DashboardData = {
  at: NOW,
  analytics: {
    totals: [
      { event_name: 'page_view', total: 12_345, samples: 400 },
      { event_name: 'newsletter_signup', total: 3, samples: 0 },
      { event_name: 'ai_usage', total: 40, samples: 0 },
    ],
    days: [
      { day: '2026-11-20', page_view: 10, newsletter_signup: 1, ai_usage: 2 },
      { day: '2026-11-21', page_view: 5, newsletter_signup: 0, ai_usage: 0 },
    ],
  },
  events: [
    { event_name: 'page_view', created_at: '2026-11-21T11:00:00Z', properties: { path: '/<script>' } },
    { event_name: 'ai_usage', created_at: '2026-11-20T11:00:00Z', properties: { tokens: 5, sample: true } },
  ],
};

beforeEach(() => {
  loadDashboard.mockReset();
  data.admin.loadDashboard = loadDashboard;
  clearToasts();
});

it('shows the counts, the days and the newest events, and tells samples from what people did', async () => {
  loadDashboard.mockResolvedValue(figures);
  renderWithData(<Dashboard adminId="a" />);
  expect(screen.getByRole('status', { name: 'Counting events' })).toBeTruthy();
  expect(await screen.findByText('12,345')).toBeTruthy();
  expect(screen.getByText('Sample events are counted in')).toBeTruthy();
  expect(screen.getByText(/^Page views: 400\. They came/)).toBeTruthy();
  expect(screen.getByRole('img', { name: /Page views: 15 in all, most on 20 Nov \(10\)/ })).toBeTruthy();
  const [first, second] = within(screen.getByRole('region', { name: 'Most recent events' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toBe('Page view /<script>1 hour ago');
  expect(second?.textContent).toBe('AI chat Sampletokens 5yesterday');
});

it('says nothing of samples where there are none', async () => {
  const totals = figures.analytics.totals.map((one) => ({ ...one, samples: 0 }));
  loadDashboard.mockResolvedValue({ ...figures, analytics: { ...figures.analytics, totals }, events: [] });
  renderWithData(<Dashboard adminId="a" />);
  expect(await screen.findByText('Nothing has happened yet')).toBeTruthy();
  expect(screen.queryByText('Sample events are counted in')).toBeNull();
});

it('says that it could not be loaded, by toast and on screen, and loads on a retry', async () => {
  loadDashboard.mockRejectedValueOnce(
    new AppError('forbidden', { serverMessage: 'Only admins may do this' }),
  );
  loadDashboard.mockResolvedValueOnce(figures);
  renderWithData(<Dashboard adminId="a" />);
  expect(await screen.findByRole('heading', { name: 'Could Not Load Analytics' })).toBeTruthy();
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Error fetching analytics data.',
      description: 'Only admins may do this',
      variant: 'destructive',
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12,345')).toBeTruthy();
});

it('says that it needs the network, and loads when that is back', async () => {
  tab.connectivity.set('offline');
  loadDashboard.mockRejectedValueOnce(new AppError('offline'));
  loadDashboard.mockResolvedValueOnce(figures);
  renderWithData(<Dashboard adminId="a" />);
  expect(await screen.findByText(/This page needs the network/)).toBeTruthy();
  act(() => tab.connectivity.set('online'));
  expect(await screen.findByText('12,345')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Could Not Load Analytics')).toBeNull());
});
