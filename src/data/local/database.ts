/** The database of this device. Pages alone open it: the service worker asks them to send what it holds. */
import { Dexie, type DexieOptions, type Table } from 'dexie';
import { DATABASE_NAME, TAB_DATABASE_NAME } from '@/config/names.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import { summaryOf } from '@domain/trips/summary.ts';
import type { ArticleRow, DraftRow, MessageRow, MetaRow, ProfileRow, SearchRow } from './rows.ts';
import type { TripContentsRow, TripRow } from './tripRows.ts';

export type NewOutboxRow = Omit<OutboxRow, 'seq'>;

export class WaymarkDatabase extends Dexie {
  declare messages: Table<MessageRow, [userId: string, id: string]>;
  declare outbox: Table<OutboxRow, number, NewOutboxRow>;
  declare profiles: Table<ProfileRow, string>;
  declare searches: Table<SearchRow, string>;
  declare drafts: Table<DraftRow, [userId: string, name: string]>;
  declare articles: Table<ArticleRow, string>;
  declare trips: Table<TripRow, [userId: string, id: string]>;
  declare tripContents: Table<TripContentsRow, [userId: string, id: string]>;
  declare meta: Table<MetaRow, [userId: string, key: string]>;

  /** It is in this tab's memory, and the device's own one is out of reach. */
  get isOfTab(): boolean {
    return this.name === TAB_DATABASE_NAME;
  }

  constructor(name = DATABASE_NAME, options: DexieOptions = {}) {
    // Its cache would show writes that may still be taken back; all of ours are in transactions, which it drops at once.
    super(name, { cache: 'disabled', ...options });
    // A version once released is never edited: a change is a further version(n).stores(…).upgrade(…).
    this.version(1).stores({
      messages: '[userId+id], [userId+createdAt]',
      outbox: '++seq, userId, kind, subject',
      profiles: 'id',
      searches: 'key, owner, storedAt',
      drafts: '[userId+name], userId',
      articles: 'slug, storedAt',
      meta: '[userId+key], userId',
    });
    // Trips; and two conversations where there was one.
    this.version(2)
      .stores({ trips: '[userId+id], [userId+updatedAt]', tripContents: '[userId+id]' })
      .upgrade(async (upgrade) => {
        await upgrade.table('messages').toCollection().modify({ conversation: 'assistant' });
        // The server writes its own answers now, and takes none from a device: the messages stay on this one.
        await upgrade.table('outbox').where('kind').equals('chat.append').delete();
        const cleared = upgrade.table('meta').filter(({ key }) => key === 'chat.clearedAt');
        const rows: MetaRow[] = await cleared.toArray();
        await cleared.delete();
        await upgrade.table('meta').bulkAdd(rows.map((row) => ({ ...row, key: 'chat.clearedAt:assistant' })));
      });
    // What came of an answer that broke off was a message of its own; it is a record of its question (partialReplies.ts).
    this.version(3)
      .stores({})
      .upgrade(async (upgrade) => {
        const partial = upgrade.table('messages').filter(({ state }) => state === 'partial');
        for (const {
          userId,
          id,
          content: text,
          results,
          marker,
          seenAt,
          createdAt,
        } of await partial.toArray()) {
          const key = String(id).replace(/^(.*):begun$/, 'begun:$1');
          // Written while it was asked again, what is there is newer; other ids are no parts of answers.
          if (!key.startsWith('begun:') || (await upgrade.table('drafts').get([userId, key]))) continue;
          const found = Object.entries({ results, marker, seenAt }).filter(
            ([, value]) => value !== undefined,
          );
          const cards = results && Object.fromEntries(found);
          await upgrade
            .table('drafts')
            .add({ userId, name: key, value: { text, ...cards }, updatedAt: createdAt });
        }
        await partial.delete();
      });
    // What may go next is found by index.
    this.version(4).stores({ outbox: '++seq, userId, kind, subject, entity, id, [kind+seq]' });
    // Lists draw a trip's route from its summary: one trip at a time, a plan with its earlier states is hundreds of KB.
    this.version(5)
      .stores({})
      .upgrade(async (upgrade) => {
        const rows: TripRow[] = await upgrade.table('trips').toArray();
        for (const row of rows) {
          const kept: TripContentsRow | undefined = await upgrade
            .table('tripContents')
            .get([row.userId, row.id]);
          if (kept) await upgrade.table('trips').put({ ...row, summary: summaryOf(kept.contents) });
        }
      });
  }
}
