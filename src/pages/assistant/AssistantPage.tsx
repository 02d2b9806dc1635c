import {
  type ComponentProps,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_MESSAGE_CHARS } from '@domain/chat/messageSize.ts';
import {
  readShared,
  SHARED_PROBLEM_WORDS,
  sharedCalendar,
  sharedProblem,
  type SharedWords,
  sharedWords,
} from '@domain/chat/shared.ts';
import type { SharedProblem } from '@domain/chat/shareFields.ts';
import { isPaidTier } from '@domain/billing/plans.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { loginStateFor } from '@/features/auth/returnRoute.ts';
import { ChatScreen } from '@/features/assistant/components/ChatScreen.tsx';
import type { OnboardingSlot, TalkSlot } from '@/features/assistant/slots.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { SignedOutNotice } from '@/features/assistant/components/SignedOutNotice.tsx';
import { Questionnaire } from '@/features/profile/components/questionnaire/Questionnaire.tsx';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { BookingActions } from '@/features/assistant/planner/BookingActions.tsx';
import { useConnectivity } from '@/features/offline/hooks/useConnectivity.ts';
import type { BookingSlot } from '@/features/trips/page/TripView.tsx';
import { TripSwitcher } from '@/features/trips/TripSwitcher.tsx';
import { useTrips } from '@/features/trips/useTrips.ts';
import { HandsFree } from '@/features/voice/components/HandsFree.tsx';
import { VoiceButton } from '@/features/voice/components/VoiceButton.tsx';
import { useMessageReader } from '@/features/voice/hooks/useMessageReader.ts';
import { forgetSentence } from '@/features/assistant/firstPlan/sentenceStore.ts';
import { routeFollowed } from '@/features/auth/hooks/useKeptRoute.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { TripsGate } from '../account/TripsGate.tsx';
import { ChatTrip } from './ChatTrip.tsx';
import { SharedCalendar } from './SharedCalendar.tsx';
import { useHasRoomBeside } from './useHasRoomBeside.ts';

// a phone has no room for it, and a chat is there before its trip
const TripBeside = lazy(async () => ({
  default: (await import('@/features/trips/page/TripScreen.tsx')).TripScreen,
}));

const mic: MicSlot = (slot) => <VoiceButton {...slot} />;

/** /ai-assistant: the chat of whoever is signed in, with the prompt that the navigation may carry. */
export function AssistantPage() {
  usePageHead('assistant');
  const auth = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const userId = auth.status === 'signed_in' ? auth.session.userId : null;
  const { profile, reload } = useProfile(userId);
  const { pathname, search } = location;
  const brought = sharedWords(new URLSearchParams(search));
  const events = sharedCalendar(new URLSearchParams(search));
  // They leave the address, which is read over shoulders and kept in histories, and go where a prompt goes.
  useEffect(() => {
    if (brought === null || auth.status === 'loading') return;
    const words: SharedWords = { words: brought, calendar: events, at: Date.now(), by: userId };
    void navigate(pathname, { replace: true, state: { shared: words } });
  }, [navigate, pathname, brought, events, auth.status, userId]);
  const told = useRef<SharedProblem | null>(null);
  const problem = sharedProblem(new URLSearchParams(search));
  useEffect(() => {
    if (problem === null) return;
    showToast({
      title: brought === null ? 'What you shared could not be taken' : 'The file could not be taken',
      description: SHARED_PROBLEM_WORDS[problem],
      variant: 'destructive',
    });
    told.current = brought === null ? null : problem;
    if (brought === null) void navigate(pathname, { replace: true, state: null });
  }, [navigate, pathname, brought, problem]);
  const loginState = useMemo(() => loginStateFor(location), [location]);
  const clearPrompt = useCallback(() => {
    void navigate({ pathname, search }, { replace: true, state: null });
  }, [navigate, pathname, search]);
  const email = auth.status === 'signed_in' ? auth.session.email : null;
  const prompt = promptOf(location.state);
  // not before it is stored: a page that is killed in between has the words where they waited
  const forgetKept = useCallback(
    (stored: string) => {
      if (email !== null) routeFollowed(email, stored, Date.now());
      forgetSentence();
    },
    [email],
  );
  const carried = sharedIn(location.state);
  const sharedHere = useMemo(() => sharedNow(carried, userId), [carried, userId]);
  // Expired, another account's, or nothing of ours: the history forgets it, too.
  useEffect(() => {
    if (carried !== undefined && sharedHere === null) clearPrompt();
  }, [carried, sharedHere, clearPrompt]);
  // what is asked about here does not stand in the field meanwhile
  const calendar = sharedHere?.calendar ?? null;
  const askInstead = useCallback(() => {
    void navigate(pathname, { replace: true, state: { shared: { ...sharedHere, calendar: null } } });
  }, [navigate, pathname, sharedHere]);
  const forField = calendar === null ? sharedHere : null;
  const shared = useMemo(
    () =>
      forField && {
        ...forField,
        onSettled: clearPrompt,
        onTaken: () => {
          clearPrompt();
          sayShared(forField.words, told.current);
          told.current = null;
        },
      },
    [forField, clearPrompt],
  );
  const reloadProfile = useCallback(() => void reload(), [reload]);
  const readAloud = useMessageReader();
  const [talking, setTalking] = useState(false);
  const handsFree = useCallback<TalkSlot>(({ chat }) => <HandsFree chat={chat} onTalking={setTalking} />, []);
  const onboarding = useCallback<OnboardingSlot>(
    (slot) => userId && <Questionnaire userId={userId} profile={profile} {...slot} />,
    [userId, profile],
  );

  if (auth.status === 'loading' || brought !== null) return <Spinner text="Opening your account..." page />;
  if (auth.status !== 'signed_in') return <SignedOutNotice loginState={loginState} />;
  // until the plan is known nothing is said of it
  const opensAll = profile === null || isPaidTier(profile.subscription_status);
  // before the chat, which begins with a question of its own
  if (calendar !== null) {
    return (
      <SharedCalendar
        userId={auth.session.userId}
        text={calendar}
        opensAll={opensAll}
        onInstead={askInstead}
        onClose={clearPrompt}
      />
    );
  }
  return (
    <ChatBesideTrip
      key={auth.session.userId}
      account={auth.session}
      userId={auth.session.userId}
      profile={profile}
      initialPrompt={prompt}
      onPromptTaken={clearPrompt}
      onPromptStored={forgetKept}
      goesOn={goesOnIn(location.state)}
      shared={shared}
      onReloadProfile={reloadProfile}
      trip={<TripSwitcher userId={auth.session.userId} opensAll={opensAll} />}
      onboarding={onboarding}
      mic={mic}
      readAloud={readAloud}
      handsFree={handsFree}
      quiet={talking}
    />
  );
}

interface ChatBesideTripProps extends Omit<ComponentProps<typeof ChatScreen>, 'beside'> {
  readonly account: { readonly userId: string; readonly email: string };
}

/** The chat, and where there is room beside it the trip that it is about. */
function ChatBesideTrip({ account, ...chat }: ChatBesideTripProps) {
  const hasRoom = useHasRoomBeside();
  const { userId, email } = account;
  const { current } = useTrips(userId, 'assistant');
  const offline = useConnectivity() === 'offline';
  const booking = useCallback<BookingSlot>(
    ({ details, lines }) => <BookingActions booking={details} lines={lines} account={{ userId, email }} />,
    [userId, email],
  );
  const tier = chat.profile?.subscription_status;
  const trip = hasRoom && current && (
    <Suspense fallback={<Spinner text="Opening the trip..." page />}>
      <TripBeside
        key={current.id}
        userId={userId}
        tripId={current.id}
        offline={offline}
        booking={booking}
        // the trip of the chat is open to everybody; what is done with all of them is not
        gate={tier === undefined || isPaidTier(tier) ? null : <TripsGate />}
        hasList={tier !== undefined && isPaidTier(tier)}
        beside
        onGone={() => {}}
      />
    </Suspense>
  );
  return (
    // where the trip stands beside the chat, its offers change it there
    <ChatTrip userId={userId} tripId={hasRoom ? null : current?.id}>
      {(changed) => (
        <ChatScreen
          {...chat}
          tripTitle={current?.title ?? null}
          held={current === undefined && chat.goesOn === true}
          beside={trip ? { tripId: current.id, trip } : null}
          changed={changed}
        />
      )}
    </ChatTrip>
  );
}

function sayShared(words: string, problem: SharedProblem | null): void {
  // or one fewer: no sign is cut in two
  const cut =
    words.length >= MAX_MESSAGE_CHARS - 1 ? ' It was longer than a message, and its end is cut off.' : '';
  showToast({
    title: 'Shared with the assistant',
    description: `It stands in the message field. Nothing is sent until you send it.${cut}${problem === null ? '' : ` The file was not taken. ${SHARED_PROBLEM_WORDS[problem]}`}`,
  });
}

/** What was shared with the app, unread, on its way through this page or through logging in; undefined for nothing. */
function sharedIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'shared' in state ? state.shared : undefined;
}

function sharedNow(carried: unknown, userId: string | null): SharedWords | null {
  return readShared(carried, Date.now(), userId);
}

/** A button that is about the chat led here (`goingOn`). */
function goesOnIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'goesOn' in state && state.goesOn === true;
}

/** The question a page hands over: `initialPrompt`, or `prefilledQuery` as the blog calls it (requirements §2). */
function promptOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const prompt =
    ('initialPrompt' in state && state.initialPrompt) || ('prefilledQuery' in state && state.prefilledQuery);
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : null;
}
