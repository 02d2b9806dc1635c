import { useLocation } from 'react-router-dom';
import { paths, sameOriginPath } from '@/config/paths.ts';
import { useSentenceStore } from './sentenceStore.ts';

/** The navigation state with which a visitor's words go through log-in and sign-up to the assistant. */
export function carriedWords(words: string): Readonly<Record<string, unknown>> {
  return { from: paths.assistant, initialPrompt: words };
}

const FORMS: readonly string[] = [paths.login, paths.register];

/**
 * What a link to log-in or sign-up takes along, wherever it stands: on those pages what they were reached with, elsewhere
 * the sentence that was planned. Undefined for nothing.
 */
export function useCarried(): unknown {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const words = useSentenceStore(({ asked }) => asked?.words);
  if (FORMS.includes(pathname) && hasRoute(state)) return state;
  return words === undefined ? undefined : carriedWords(words);
}

function hasRoute(state: unknown): boolean {
  return typeof state === 'object' && state !== null && sameOriginPath(Reflect.get(state, 'from')) !== null;
}
