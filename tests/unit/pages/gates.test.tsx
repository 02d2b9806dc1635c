/** Each gate, for each plan and each role (requirements §2 and §6). */
import { screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { RequireAdmin, RequireAuth } from '@/app/guards.tsx';
import { ApiAccessPage } from '@/pages/account/ApiAccessPage.tsx';
import { CustomItinerariesPage } from '@/pages/account/CustomItinerariesPage.tsx';
import { MyTripsPage } from '@/pages/account/MyTripsPage.tsx';
import { TeamManagementPage } from '@/pages/account/TeamManagementPage.tsx';
import {
  profileWith,
  renderAt,
  resetStores,
  setAuth,
  setProfile,
  signedIn,
  signedOut,
} from '../features/auth/world.tsx';

/** What is stored as a plan; the last three are none (requirements §4: anything else is unpaid). */
const TIERS = ['Free', 'Pro', 'Premium', 'Business', 'Gold', 'pro', null] as const;
const ROLES = ['user', 'admin', 'editor'] as const;
const UPSELL = 'Unlock My Trips';
const EXCLUSIVE = /This feature is exclusively available for our .+ plan members\./;

const GATES = [
  { path: '/my-trips', opens: ['Pro', 'Premium', 'Business'], inside: 'Hello, Ada Lovelace', gate: UPSELL },
  { path: '/custom-itineraries', opens: ['Premium', 'Business'], inside: 'Coming soon', gate: EXCLUSIVE },
  { path: '/team-management', opens: ['Business'], inside: 'No members yet', gate: EXCLUSIVE },
  { path: '/api-access', opens: ['Business'], inside: 'Regenerate Key', gate: EXCLUSIVE },
] as const;

const everyCase = GATES.flatMap((gate) =>
  TIERS.flatMap((tier) => ROLES.map((role) => ({ ...gate, tier, role }))),
);

const routes = (
  <>
    <Route element={<RequireAuth />}>
      <Route path="/my-trips" element={<MyTripsPage />} />
      <Route path="/custom-itineraries" element={<CustomItinerariesPage />} />
      <Route path="/team-management" element={<TeamManagementPage />} />
      <Route path="/api-access" element={<ApiAccessPage />} />
    </Route>
    <Route element={<RequireAdmin />}>
      <Route path="/admin" element={<p>The dashboard</p>} />
      <Route path="/admin/users" element={<p>The users</p>} />
    </Route>
    <Route path="*" element={null} />
  </>
);

afterEach(resetStores);

describe('the gates of the plans', () => {
  it.each(everyCase)(
    '$path for the plan $tier and the role $role',
    ({ path, opens, inside, gate, tier, role }) => {
      setAuth(signedIn);
      setProfile(profileWith({ subscription_status: tier, role }));
      renderAt({ pathname: path }, routes);
      const isOpen = opens.some((name) => name === tier);
      expect(screen.queryAllByText(inside)).toHaveLength(isOpen ? 1 : 0);
      expect(screen.queryAllByText(gate)).toHaveLength(isOpen ? 0 : 1);
      const way = screen.queryByRole('link', {
        name: path === '/my-trips' ? 'Upgrade to Pro' : 'View Plans',
      });
      expect(way?.getAttribute('href') ?? null).toBe(isOpen ? null : '/pricing');
    },
  );

  it.each(GATES)('$path sends a visitor to the login, with the way back', ({ path }) => {
    setAuth(signedOut);
    const { where } = renderAt({ pathname: path }, routes);
    expect(where()).toContain('/login');
    expect(where()).toContain(path);
  });
});

describe('My Trips of a paying member', () => {
  it.each([
    ['Ada Lovelace', 'Hello, Ada Lovelace'],
    ['  ', 'Hello, Pro traveler'],
    [null, 'Hello, Pro traveler'],
  ])('greets %o, and says that booked trips are not listed yet and planned ones are', (name, greeting) => {
    setAuth(signedIn);
    setProfile(profileWith({ subscription_status: 'Pro', full_name: name }));
    renderAt({ pathname: '/my-trips' }, routes);
    const heading = screen.getByRole('heading', { name: greeting });
    expect(heading.parentElement?.textContent).toBe(
      `${greeting}The trips you book will appear here. That is not built yet: no partner tells us of bookings. The trips you plan are kept below.`,
    );
  });
});

describe('the admin area', () => {
  const cases = ['/admin', '/admin/users'].flatMap((path) =>
    TIERS.flatMap((tier) => ROLES.map((role) => ({ path, tier, role }))),
  );

  it.each(cases)('$path for the plan $tier and the role $role', ({ path, tier, role }) => {
    setAuth(signedIn);
    setProfile(profileWith({ subscription_status: tier, role }));
    const { where } = renderAt({ pathname: path }, routes);
    expect(where().split(' ')[0]).toBe(role === 'admin' ? path : '/');
  });

  it('sends a visitor to its own login', () => {
    setAuth(signedOut);
    const { where } = renderAt({ pathname: '/admin' }, routes);
    expect(where()).toContain('/admin/login');
  });
});
