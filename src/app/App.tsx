import { MantineProvider } from '@mantine/core';
import { BrowserRouter } from 'react-router-dom';
import { resolveVariables, theme } from '@/ui/theme/theme.ts';
import { AppRoutes } from './routes.tsx';
import { useAccount } from './useAccount.ts';

/** Providers around the routes. The colour scheme is the system's. */
export function App() {
  useAccount();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </MantineProvider>
  );
}
