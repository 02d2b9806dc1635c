/**
 * The files of /storage/v1, in the database: they are in its backup, and a row goes with its account by foreign key,
 * however the account is deleted. What is stored is small; a bucket for large files would want a folder.
 */
import type { Database } from '../database/database.ts';

interface StoredFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly createdAt: Date;
}

/** Where a file stands: a bucket, the account whose folder it is in, and its name there. */
interface FilePlace {
  readonly bucket: string;
  readonly owner: string;
  readonly name: string;
}

export interface StoredFiles {
  /** `exists` leaves what is there as it is; `no_account` where the folder is nobody's. */
  add(place: FilePlace, file: Omit<StoredFile, 'createdAt'>): Promise<'added' | 'exists' | 'no_account'>;
  read(place: FilePlace): Promise<StoredFile | null>;
  /** Names and times of a folder, by name. */
  list(bucket: string, owner: string, limit: number): Promise<{ name: string; created_at: string }[]>;
  /** Answers whether it was there. */
  remove(place: FilePlace): Promise<boolean>;
}

const TABLE = `
create table if not exists waymark.stored_files (
  bucket text not null,
  owner uuid not null references auth.users (id) on delete cascade,
  name text not null,
  type text not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (bucket, owner, name)
)`;

/** What a place is found by: the first three parameters of a statement. */
const AT = 'bucket = $1 and owner = $2::uuid and name = $3';
function values({ bucket, owner, name }: FilePlace): string[] {
  return [bucket, owner, name];
}

/** Makes the table where it is not there yet. The schemas `auth` and `waymark` have to be. */
export async function openStoredFiles(database: Database): Promise<StoredFiles> {
  await database.exec(TABLE);
  return {
    async add(place, { type, bytes }) {
      const encoded = Buffer.from(bytes).toString('base64');
      const [row] = await database.query<{ known: boolean; added: boolean }>(
        `with account as (select id from auth.users where id = $2::uuid),
         added as (
           insert into waymark.stored_files (bucket, owner, name, type, bytes)
           select $1, id, $3, $4, decode($5, 'base64') from account
           on conflict do nothing returning 1
         )
         select exists (select from account) as known, exists (select from added) as added`,
        [...values(place), type, encoded],
      );
      if (!row?.known) return 'no_account';
      return row.added ? 'added' : 'exists';
    },
    async read(place) {
      const [row] = await database.query<{ type: string; encoded: string; created_at: string }>(
        `select type, encode(bytes, 'base64') as encoded, created_at::text from waymark.stored_files where ${AT}`,
        values(place),
      );
      if (!row) return null;
      const bytes = new Uint8Array(Buffer.from(row.encoded, 'base64'));
      return { type: row.type, bytes, createdAt: new Date(row.created_at) };
    },
    list: (bucket, owner, limit) =>
      database.query(
        `select name, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
         from waymark.stored_files where bucket = $1 and owner = $2::uuid order by name limit $3::int`,
        [bucket, owner, limit],
      ),
    async remove(place) {
      const rows = await database.query(
        `delete from waymark.stored_files where ${AT} returning 1`,
        values(place),
      );
      return rows.length > 0;
    },
  };
}
