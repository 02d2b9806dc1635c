/** A browser whose device answers by itself, by the engine as it is, and what its tests do over and over. */
import { askSchema } from '@/data/outbox/kinds/askPayload.ts';
import { tripEditsHere } from '@/data/outbox/kinds/tripEdit.ts';
import { sendMessage, type SendOptions } from '@/data/repositories/chat/chat.ts';
import { editTrip } from '@/data/repositories/trips/trips.ts';
import { readShown, waitingChanges } from '@/data/repositories/trips/shownTrips.ts';
import { createPlannerHere, type PlannerHere } from '../../../support/plannerHere.ts';
import { ANA } from './browser.ts';
import { chatWorld, plain } from './chatWorld.ts';
import type { Fault } from './fakeServer.ts';

export const ROME = 'Three days in Rome for two from London in May';
export const FAILS: Fault = { how: 'answer', status: 500 };
export const TOO_OLD: Fault = {
  how: 'answer',
  status: 400,
  body: { error: 'bad_request', message: 'answered_here.at: is too long ago', field: 'answered_here.at' },
};
export const NO_ROOM: Fault = {
  how: 'answer',
  status: 409,
  body: { error: 'conflict', message: 'At most 500.' },
};
export const NO_TRIP: Fault = {
  how: 'answer',
  status: 404,
  body: { error: 'not_found', message: 'trip_id: There is no such trip.', field: 'trip_id' },
};
/** A question and its answer that the server does not know. */
export const ANSWERED = ['user waiting', 'assistant waiting'] as const;

export function hereWorld() {
  let planner: PlannerHere;
  const chat = chatWorld(() => (planner = createPlannerHere()));
  const offline = () => chat.tab.connectivity.set('offline');
  return Object.assign(chat, {
    planner: () => planner,
    offline,
    async online() {
      chat.tab.connectivity.set('online');
      await chat.tab.drainer.drain({ forced: true });
    },
    async ask(text: string, options: SendOptions = plain) {
      const id = await sendMessage(chat.tab.context, ANA, text, options);
      await chat.tab.drainer.drain();
      return id;
    },
    async shown(tripId: string) {
      const { db } = chat.tab;
      const changes = await waitingChanges(db, ANA, await tripEditsHere(db, ANA));
      return (await readShown(db, ANA, tripId, changes))?.trip;
    },
    /** What waits or was refused, in order: each kind, and what is said of one that was refused. */
    async parked() {
      const rows = await chat.tab.db.outbox.orderBy('seq').toArray();
      return rows.map(({ kind, parked }) => [kind, parked?.message]);
    },
    /** What the server makes of a trip with its answer to a message: the tests' own answers change none. */
    made(tripId: string, messageId: string) {
      const trip = chat.browser.server.trips.find(ANA, tripId)?.trip;
      if (trip) chat.browser.server.trips.put(ANA, { ...trip, title: `By ${messageId}` }, {}, messageId);
    },
    rename: (tripId: string, title = 'Ours') =>
      editTrip(chat.tab.context, ANA, tripId, { kind: 'rename', title }),
    /** What waits of questions. */
    async payloads() {
      const rows = await chat.tab.db.outbox.orderBy('seq').toArray();
      return rows.filter(({ kind }) => kind === 'chat.ask').map(({ payload }) => askSchema.parse(payload));
    },
    /** Lets an answer begin, and go on when told. */
    held() {
      let end: (() => void) | undefined;
      const gone = new Promise<void>((resolve) => {
        end = resolve;
      });
      const begun = new Promise<void>((resolve) => {
        planner.before = () => {
          resolve();
          return gone;
        };
      });
      return { begun, go: () => end?.() };
    },
  });
}
