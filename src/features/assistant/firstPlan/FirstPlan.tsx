import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import { useAsked } from '@/data/door/useAsked.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { hasGoodLink } from '@/platform/saveData.ts';
import { ensureWorker } from '@/platform/workerBridge.ts';
import { FREE_TRIPS } from '@domain/billing/plans.ts';
import { formatShortDate } from '@domain/dates/formatDates.ts';
import type { CheckedPlan, PlanItem } from '@domain/itinerary/itinerary.ts';
import { mapsLink } from '@domain/itinerary/mapsLink.ts';
import { toDayItem } from '@domain/itinerary/planCards.ts';
import { tripDates } from '@domain/trips/listing.ts';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { Fold } from '@/ui/Fold.tsx';
import { DayCard } from '@/ui/itinerary/DayCard.tsx';
import { MapLink } from '@/ui/itinerary/MapLink.tsx';
import { TownRoute } from '@/ui/itinerary/TownRoute.tsx';
import { ReplyText } from '@/ui/markdown/ReplyText.tsx';
import { Suggestions } from '../components/message/Suggestions.tsx';
import { splitLead } from '../planLead.ts';
import { askInstead } from './sentenceStore.ts';
import { carriedWords } from './useCarried.ts';
import classes from './FirstPlan.module.css';

/** Days of a plan that a visitor is shown: enough to see what it is like. */
const SHOWN_DAYS = 2;
/** The plan does not wait longer for the worker, which stores what is fetched for it. */
const WORKER_MS = 10_000;

interface FirstPlanProps {
  /** What was typed, as many characters as a message holds at most. */
  readonly words: string;
  /** Planned where `words` come to no plan. */
  readonly orElse?: string | undefined;
}

/** What the assistant makes of a visitor's words, on this device: no account, no call, no token. */
export function FirstPlan({ words, orElse }: FirstPlanProps) {
  const { planner } = useData();
  const [hasLink] = useState(() => hasGoodLink());
  const [isPressed, setPressed] = useState(false);
  const ask = useCallback(async () => {
    if (isPressed) await ensureWorker(WORKER_MS);
    else if (!hasLink && !(await planner.hasPlanner())) return 'unasked';
    const made = await planner.planFirst(words);
    if (made && !made.plan && orElse !== undefined) askInstead(orElse);
    return made ?? ((await planner.hasPlanner()) ? 'no guide' : 'missing');
  }, [planner, words, orElse, hasLink, isPressed]);
  const { value, error, askAgain } = useAsked(ask);
  const root = useRef<HTMLDivElement>(null);
  /** With a button: beside what was noted of the sentence, or by itself where nothing was. */
  const answer = (said: string) => {
    const isNoted = typeof value === 'object' && value !== null && value.change.kind !== 'none';
    if (!isNoted) return askInstead(said);
    askInstead(`${words}${/[.!?]$/.test(words) ? '' : '.'} ${said}`, said);
  };
  const isWaiting = value === null || (value === 'unasked' && isPressed);
  const isOver = error !== null || !isWaiting;
  useEffect(() => {
    if (isOver) root.current?.querySelector('h2')?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [isOver]);
  return (
    <div ref={root} className={classes.sheet}>
      {error ? (
        <ErrorState
          title="The plan could not be made here"
          onRetry={askAgain}
          action={<SignUp words={words} />}
        >
          {error.reason === 'timeout'
            ? 'Planning took too long on this device.'
            : 'Something went wrong on this device.'}{' '}
          What you typed goes along when you sign up.
        </ErrorState>
      ) : isWaiting ? (
        <Spinner text="Planning on this device..." />
      ) : value === 'unasked' ? (
        <Without words={words} title="Plan it on this device?">
          <p>
            You are saving data. Planning here fetches the app, its planner and the guides of that part of the
            world, about as much as a large picture; then these work without a network, too.
          </p>
          <Button variant="filled" onClick={() => setPressed(true)}>
            Fetch it and plan
          </Button>
        </Without>
      ) : value === 'missing' ? (
        <Without words={words} title="The planner is not on this device">
          <p>
            This browser could not fetch it: there is no network, or the browser is too old for it. In your
            account the assistant plans the days, finds flights and hotels, and keeps all of it readable in
            the air.
          </p>
          <Button onClick={askAgain}>Plan again</Button>
        </Without>
      ) : value === 'no guide' ? (
        <Without words={words} title="This device has no guide for that">
          <p>
            The planner is here. What it knows of that part of the world is not, and could not be fetched:
            plan again when there is a network.
          </p>
          <Button onClick={askAgain}>Plan again</Button>
        </Without>
      ) : value.plan ? (
        <Plan words={words} plan={value.plan} {...splitLead(value.lead)} />
      ) : (
        <>
          <h2 tabIndex={-1}>Not a plan yet</h2>
          <ReplyText text={value.reply} />
          {value.suggestions.length > 0 && (
            <Suggestions suggestions={value.suggestions} disabled={false} onChoose={answer} />
          )}
          <p className={classes.quiet}>
            {value.suggestions.length > 0 ? 'Or add' : 'Add'} what is missing to your sentence, and plan
            again.
          </p>
        </>
      )}
    </div>
  );
}

interface PlanProps {
  readonly words: string;
  readonly plan: CheckedPlan;
  /** What was not understood, and what the trip is like. */
  readonly lead: string;
  /** Why the days are as they are, and what to check. */
  readonly rest: string;
}

function Plan({ words, plan, lead, rest }: PlanProps) {
  const face = useClockFace();
  const { title, cities, days } = plan;
  const more = days.length - SHOWN_DAYS;
  const shown = (item: PlanItem) => {
    const map = mapsLink(item, plan);
    return { ...toDayItem(item, face, plan.costs), action: map && <MapLink href={map} title={item.title} /> };
  };
  return (
    <>
      <header className={classes.head}>
        <h2 tabIndex={-1}>{title}</h2>
        <p className={classes.dates}>
          {tripDates({ startsOn: days[0]?.date ?? null, endsOn: days.at(-1)?.date ?? null })}
        </p>
        <TownRoute towns={cities} />
      </header>
      {lead !== '' && <ReplyText text={lead} />}
      <ol className={classes.days}>
        {days.slice(0, SHOWN_DAYS).map((day) => (
          <li key={day.number}>
            <DayCard
              day={day.number}
              date={formatShortDate(day.date)}
              title={day.title}
              items={day.items.map(shown)}
            />
          </li>
        ))}
      </ol>
      {rest !== '' && (
        <Fold title="Why, budget and what to check">
          <ReplyText text={rest} />
        </Fold>
      )}
      <p className={classes.quiet}>
        {more > 0 ? `${more === 1 ? 'One more day is' : `${more} more days are`} planned. ` : ''}
        The days come from Waymark’s own guides and were planned on this device, without a call. Flights,
        hotels and prices are looked up in your account, which plans your sentence anew with them.{' '}
        {FREE_TRIPS}
      </p>
      <Keep words={words} />
    </>
  );
}

interface WithoutProps {
  readonly words: string;
  readonly title: string;
  readonly children: React.ReactNode;
}

function Without({ words, title, children }: WithoutProps) {
  return (
    <>
      <h2 tabIndex={-1}>{title}</h2>
      {children}
      <SignUp words={words} />
    </>
  );
}

/** The ways on with a plan in sight, and its words in hand. */
function Keep({ words }: { readonly words: string }) {
  const state = carriedWords(words);
  return (
    <div className={classes.actions}>
      <Button component={Link} to={paths.register} state={state} variant="filled">
        Keep this plan: sign up
      </Button>
      <Button component={Link} to={paths.login} state={state}>
        Log in and keep it
      </Button>
    </div>
  );
}

/** The ways on where nothing was planned: the words go along. */
function SignUp({ words }: { readonly words: string }) {
  const state = carriedWords(words);
  return (
    <div className={classes.actions}>
      <Button component={Link} to={paths.register} state={state}>
        Sign up and plan it there
      </Button>
      <Button component={Link} to={paths.login} state={state}>
        Log in and plan it there
      </Button>
    </div>
  );
}
