/**
 * One round trip to a PostgreSQL server for what opens a transaction. Nobody reads what BEGIN and the statement of the
 * context answer: both are kept back and leave together before the first statement, which waits for them. Where BEGIN
 * failed it would run by itself, as the role that logged in.
 */
import type { ReservedSql, Sql } from 'postgres';
import { CONTEXT_START } from './requestContext.ts';

type Statement = Parameters<ReservedSql['unsafe']>;

/** Statements that are kept prepared at most, on each connection: a caller could think of any number of them. */
const MOST_PREPARED = 200;
const LONGEST_PREPARED = 4000;
/** By then the driver has replaced its connections, and with them what they had prepared. */
const FORGET_MS = 60 * 60 * 1000;

/** Makes `sql` do so on the connections that @supabase/lite reserves, one for each request. */
export function pipeline(sql: Sql): void {
  const reserve = sql.reserve.bind(sql);
  const isPrepared = createPrepared();
  sql.reserve = async () => {
    const reserved = await reserve();
    const send = reserved.unsafe.bind(reserved);
    let kept: Statement[] = [];
    const unsafe = async (text: string, parameters: Statement[1] = []) => {
      if (text === 'begin' || text.startsWith(CONTEXT_START)) {
        kept.push([text, parameters]);
        return [];
      }
      const opening = kept;
      kept = [];
      if (opening.length > 0 && /^(?:commit|rollback)$/.test(text)) return [];
      const sendOne = ([statement, values = []]: Statement) =>
        send(statement, values, { prepare: values.length > 0 && isPrepared(statement) });
      // the first that failed is the reason why the others were refused
      await Promise.all(opening.map(sendOne));
      return sendOne([text, parameters]);
    };
    return Object.assign(reserved, { unsafe });
  };
}

/** A statement that is not prepared costs one round trip more. */
function createPrepared(): (statement: string) => boolean {
  const known = new Set<string>();
  let since = performance.now();
  return (statement) => {
    if (known.has(statement)) return true;
    if (statement.length > LONGEST_PREPARED) return false;
    if (known.size >= MOST_PREPARED && performance.now() - since > FORGET_MS) {
      known.clear();
      since = performance.now();
    }
    if (known.size >= MOST_PREPARED) return false;
    known.add(statement);
    return true;
  };
}
