import { useEffect } from 'react';
import { paths } from '@/config/paths.ts';
import { AssistantPage, CheckEmailPage, WelcomePage } from './pages.tsx';

/** The page that each of these is left for. */
const next: Readonly<Partial<Record<string, { readonly load: () => Promise<unknown> }>>> = {
  [paths.register]: CheckEmailPage,
  [paths.confirmEmail]: WelcomePage,
  [paths.welcome]: AssistantPage,
};

/** Fetches the next page of a sign-up while this one is filled in or read; what fails is fetched again when it is opened. */
export function useLoadAhead(pathname: string): void {
  useEffect(() => {
    next[pathname]?.load().catch(() => {});
  }, [pathname]);
}
