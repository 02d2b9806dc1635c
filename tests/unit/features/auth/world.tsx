/** The auth data layer as the component tests play it, and the page around a component. */
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { Profile } from '@domain/profile/profile.ts';
import type { AuthState, Session } from '@domain/accounts/session.ts';
import { useAuthStore } from '@/features/auth/store.ts';
import { useProfileStore } from '@/features/profile/store.ts';
import { theme } from '@/ui/theme/theme.ts';
import { Toasts } from '@/ui/feedback/toasts/Toasts.tsx';
import { inData } from '../../../support/dataWorld.tsx';
import { clearToasts } from '../../../support/toasts.ts';

// The first render of a file pays for its imports, on a machine that may be busy with other suites.
vi.setConfig({ testTimeout: 20_000 });

export const session: Session = {
  userId: '7b0f6c1e-54a8-4f0d-9f39-0a4f8e6d2c11',
  email: 'ada@example.test',
  fullName: 'Ada Lovelace',
  expiresAt: 4_000_000_000,
};

export const signedIn: AuthState = { status: 'signed_in', session };
export const signedOut: AuthState = { status: 'signed_out' };

export function profileWith(changes: Partial<Profile> = {}): Profile {
  return {
    id: session.userId,
    email: session.email,
    full_name: 'Ada Lovelace',
    nickname: null,
    avatar_url: null,
    home_location: null,
    travel_style: null,
    budget_per_night: null,
    travel_vibe: null,
    stay_type: null,
    transport_preference: null,
    amenities: null,
    interests: null,
    additional_notes: null,
    role: 'user',
    subscription_status: 'Free',
    token_balance: 10_000,
    first_response_at: null,
    status: 'active',
    updated_at: null,
    ...changes,
  };
}

export function setAuth(auth: AuthState): void {
  useAuthStore.setState({ auth, leaving: false });
}

/** The profile store as it stands once loaded; null for a profile that could not be had. */
export function setProfile(profile: Profile | null): void {
  useProfileStore.setState({ userId: session.userId, profile, cacheRead: profile !== null, error: null });
}

export function resetStores(): void {
  setAuth({ status: 'loading' });
  useProfileStore.setState({ userId: null, profile: null, cacheRead: false, error: null });
  clearToasts();
}

function Whereabouts() {
  const { pathname, state } = useLocation();
  return <p data-testid="where">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

interface Entry {
  readonly pathname: string;
  readonly search?: string;
  readonly state?: unknown;
}

/** Renders routes at an address. `where()` tells path and navigation state, as JSON. */
export function renderAt(entry: Entry, routes: ReactNode) {
  const view = render(
    inData(
      <MantineProvider theme={theme} env="test">
        <MemoryRouter initialEntries={[entry]}>
          <Routes>
            {routes}
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
          <Whereabouts />
          <Toasts />
        </MemoryRouter>
      </MantineProvider>,
    ),
  );
  return { ...view, where: () => view.getByTestId('where').textContent };
}
