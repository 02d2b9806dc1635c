import { MantineProvider } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type DataDoor, DataProvider } from '@/data/door/door.ts';
import { resolveVariables, theme } from '@/ui/theme/theme.ts';
import { AppRoutes } from './routes.tsx';
import { useAccount } from './useAccount.ts';

interface AppProps {
  /** To the data layer. */
  readonly door: DataDoor;
  /** Where the address comes from: the browser, or the build that writes the page. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

/** Providers around the routes. The colour scheme is the system's. */
export function App({ door, Router = BrowserRouter }: AppProps) {
  useAccount(door);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      <DataProvider value={door}>
        <Router>
          <AppRoutes />
        </Router>
      </DataProvider>
    </MantineProvider>
  );
}
