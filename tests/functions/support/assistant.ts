/** Holds conversations with the engine, with the sample providers, at a fixed time. */
import {
  runTurn,
  type TripChange,
  type TurnAnswer,
  type TurnDesk,
  type TurnEvent,
  type TurnInput,
} from '../../../engine/turn.ts';
import { offersOf } from '../../../supabase/functions/_shared/assistant/answerTurn.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import type { Traveller } from '../../../engine/traveller.ts';
import type { TripContents, TripHead } from '../../../domain/trips/trip.ts';
import type { OfferSource } from '../../../engine/offers/offerSource.ts';

export const NOW = new Date('2026-11-21T09:00:00Z');
export const TODAY = '2026-11-21';

export const ENV = { SUPABASE_URL: 'http://backend.test', SUPABASE_SERVICE_ROLE_KEY: 'service' };

const noNetwork: typeof fetch = () => Promise.reject(new Error('The embedded providers use no network'));

export const providers = createProviders(parseEnv(ENV), noNetwork);

export interface AskOptions {
  /** Earlier messages of the traveller, oldest first; they are really asked. */
  readonly after?: readonly string[];
  readonly traveller?: Partial<Traveller>;
  /** In place of the sample providers. */
  readonly source?: OfferSource;
}

/** The assistant's turn for a message, after the turns before it. */
export async function ask(message: string, options: AskOptions = {}): Promise<TurnAnswer> {
  const talk = new Talk(options);
  for (const earlier of options.after ?? []) await talk.say(earlier);
  return talk.say(message);
}

/** Towns, days, first day and travellers of the trip that these messages come to, and the last answer. */
export async function tripAfter(...messages: string[]) {
  const talk = new Talk();
  let plan: TurnAnswer['plan'];
  let reply = '';
  for (const message of messages) {
    const answer = await talk.say(message);
    plan = answer.plan ?? plan;
    reply = answer.reply;
  }
  const { cities = [], days = [], party } = plan ?? {};
  return {
    reply,
    trip: `${cities.join(', ')}: ${days.length}`,
    first: days[0]?.date,
    people: party && `${party.adults}+${party.children}`,
  };
}

/** Whom nothing is known of. */
const ANYBODY: Traveller = { today: TODAY, interests: [] };
const SAMPLES = offersOf(providers);
/**
 * First answers to {@link ANYBODY} with the samples, by the message. The same first message begins dozens of tests, and
 * its plan is most of what each costs; each has a copy of its own.
 */
const firstAnswers = new Map<string, Promise<TurnAnswer>>();

/** A conversation with the engine, its trips kept as the server keeps them. */
export class Talk {
  readonly #source: OfferSource;
  readonly #traveller: Traveller;
  /** States of each trip, newest first. */
  readonly trips = new Map<string, { title: string; states: TripContents[] }>();
  current: string | null = null;

  constructor({ traveller, source = SAMPLES }: Omit<AskOptions, 'after'> = {}) {
    this.#traveller = traveller ? { ...ANYBODY, ...traveller } : ANYBODY;
    this.#source = source;
  }

  /** What the next turn is given; it goes through JSON, as it does on its way from the database. */
  input(message: string): TurnInput {
    const own = this.current === null ? undefined : this.trips.get(this.current);
    const [state, previous] = own?.states ?? [];
    const input = {
      trip: own && state ? { id: this.current ?? '', title: own.title, ...state } : null,
      previous: previous ?? null,
      others: [...this.trips]
        .filter(([id]) => id !== this.current)
        .map(([id, trip]) => headOf(id, trip))
        .toReversed(),
    };
    const stored: typeof input = JSON.parse(JSON.stringify(input));
    return { ...stored, message, traveller: this.#traveller, now: NOW };
  }

  async say(message: string, desk?: TurnDesk): Promise<TurnAnswer> {
    const answer = await this.#answer(message, desk);
    this.#keep(answer.change);
    return answer;
  }

  async #answer(message: string, desk: TurnDesk | undefined): Promise<TurnAnswer> {
    const input = this.input(message);
    const isCommon = this.#traveller === ANYBODY && this.#source === SAMPLES && desk === undefined;
    if (!isCommon || this.trips.size > 0) return lastAnswer(runTurn(input, this.#source, desk));
    const first = firstAnswers.get(message) ?? lastAnswer(runTurn(input, this.#source));
    firstAnswers.set(message, first);
    return structuredClone(await first);
  }

  #keep(change: TripChange): void {
    const own = this.current === null ? undefined : this.trips.get(this.current);
    switch (change.kind) {
      case 'created':
        this.current = `00000000-0000-4000-8000-00000000000${this.trips.size}`;
        this.trips.set(this.current, { title: change.title, states: [change.contents] });
        break;
      case 'changed':
        if (!own) throw new Error('No trip is there to be changed');
        own.states.unshift(change.contents);
        own.title = change.title;
        break;
      case 'undone':
        own?.states.shift();
        break;
      case 'opened':
        this.current = change.tripId;
        break;
      case 'left':
        this.current = null;
        break;
      case 'none':
    }
  }
}

async function lastAnswer(events: AsyncIterable<TurnEvent>): Promise<TurnAnswer> {
  for await (const event of events) if (event.type === 'done') return event.answer;
  throw new Error('The turn has no end');
}

function headOf(id: string, { title, states: [state] }: { title: string; states: TripContents[] }): TripHead {
  const days = state?.plan?.days ?? [];
  return {
    id,
    title,
    state: 'open',
    startsOn: days[0]?.date ?? null,
    endsOn: days.at(-1)?.date ?? null,
    homeZone: null,
    revision: 1,
    undoDepth: 0,
    updatedAt: NOW.toISOString(),
  };
}
