import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { theme } from './theme.ts';

/** What Mantine's components ask of their provider. Nothing of it changes, so nothing is drawn again for it. */
const PROVIDED = {
  colorScheme: 'auto',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const;

/**
 * The theme, for Mantine's components. In the place of `MantineProvider`, which computes its variables as it draws and
 * writes them into every page: here they are a style sheet (mantine.css). The colour scheme is the system's.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  useEffect(followColorScheme, []);
  return (
    <MantineContext value={PROVIDED}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

/** The page's own script has set it before the first paint (server/build/pages/earlyScript.ts); none does in development. */
function followColorScheme(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () =>
    (document.documentElement.dataset['mantineColorScheme'] = dark.matches ? 'dark' : 'light');
  show();
  dark.addEventListener('change', show);
  return () => dark.removeEventListener('change', show);
}
