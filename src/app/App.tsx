import { MantineProvider } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { resolveVariables, theme } from '@/ui/theme/theme.ts';
import { AppRoutes } from './routes.tsx';
import { useAccount } from './useAccount.ts';

interface AppProps {
  /** Where the address comes from: the browser, or the build that writes the page. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

/** Providers around the routes. The colour scheme is the system's. */
export function App({ Router = BrowserRouter }: AppProps) {
  useAccount();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      <Router>
        <AppRoutes />
      </Router>
    </MantineProvider>
  );
}
