import { lazy, type MouseEvent, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useSignOut } from '@/features/auth/hooks/useSignOut.ts';
import { useOfflineDeparture } from '@/features/offline/hooks/useOfflineDeparture.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { FLOATS_ID } from '@/ui/useDock.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useArrivalFocus } from '../useArrival.ts';
import { useLoadAhead } from '../useLoadAhead.ts';
import { usePageViews } from '../usePageViews.ts';
import { useScrollMemory } from '../useScrollMemory.ts';
import { AssistantCorner } from './assistant/AssistantCorner.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { FrameEnd } from './MemberFrame.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Offers } from './Offers.tsx';
import classes from './Shell.module.css';

const SignOutDialog = lazy(async () => ({
  default: (await import('@/features/auth/components/SignOutDialog.tsx')).SignOutDialog,
}));

// The first page is drawn without it; a toast that is shown meanwhile waits in Mantine's store.
const Toasts = lazy(async () => ({ default: (await import('@/ui/feedback/toasts/Toasts.tsx')).Toasts }));

/** What stands around every page. On /ai-booking the header, its spacer and the footer are hidden (requirements §2). */
export function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const { step, begin, stay, leave } = useSignOut();
  useScrollMemory();
  useArrivalFocus(main);
  usePageViews();
  useOfflineDeparture();
  useLoadAhead(pathname);

  const isPlanner = pathname === paths.planner;
  const isChat = isPlanner || pathname === paths.assistant;
  return (
    <>
      <a className={classes.skip} href="#main" onClick={(event) => skipTo(main.current, event)}>
        Skip to content
      </a>
      {!isPlanner && <Header onLogOut={begin} />}
      <OfflineBanner />
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense key={pathname} fallback={<Spinner text="Opening the page..." page />}>
            <Outlet />
            <FrameEnd />
          </Suspense>
        </ErrorBoundary>
      </main>
      {!isChat && <Footer />}
      <BottomBar />
      <div id={FLOATS_ID}>
        <AssistantCorner />
        <Suspense>
          <Toasts />
        </Suspense>
      </div>
      <Offers />
      {step.name !== 'idle' && (
        <Suspense>
          <SignOutDialog step={step} onStay={stay} onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}

/** As the link would, but the address stays: a shared trip stands after its #. */
function skipTo(main: HTMLElement | null, event: MouseEvent): void {
  if (!main) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
}
