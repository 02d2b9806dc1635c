/**
 * What opens and ends a transaction of the embedded database, each in one call of it. A statement with parameters is
 * five calls, and BEGIN, the context and COMMIT were more than half of what a read of one row cost it. So BEGIN is kept
 * back and runs with the context, whose values are written into the statement.
 */
import { CONTEXT_START } from './requestContext.ts';

interface Driver {
  query(statement: string, parameters?: unknown[], ...rest: unknown[]): Promise<unknown>;
  exec(statements: string, ...rest: unknown[]): Promise<unknown>;
}

const NOTHING = { rows: [], fields: [] };

/** Makes `driver` do so for what @supabase/lite sends, which has one transaction at a time. */
export function joinOpenings(driver: Driver): void {
  const query = driver.query.bind(driver);
  const exec = driver.exec.bind(driver);
  let isKept = false;
  driver.query = async (statement, parameters = [], ...rest) => {
    const opening = isKept;
    isKept = statement === 'BEGIN';
    if (isKept) return NOTHING;
    if (statement === 'COMMIT' || statement === 'ROLLBACK') {
      if (!opening) await exec(statement);
      return NOTHING;
    }
    if (!opening) return query(statement, parameters, ...rest);
    if (statement.startsWith(CONTEXT_START)) {
      await exec(`BEGIN; ${withValues(statement, parameters)}`);
      return NOTHING;
    }
    // both are sent at once: a rollback that ends the turn comes before or after them, not between
    const [, answer] = await Promise.all([exec('BEGIN'), query(statement, parameters, ...rest)]);
    return answer;
  };
  driver.exec = (statements, ...rest) => {
    // a turn that is over is rolled back by this, whether its BEGIN has run or not
    isKept = false;
    return exec(statements, ...rest);
  };
}

function withValues(statement: string, parameters: readonly unknown[]): string {
  return statement.replaceAll(/\$(\d+)/g, (_, place) => quoted(parameters[Number(place) - 1]));
}

/** As quote_literal() does it, whatever standard_conforming_strings says. */
function quoted(value: unknown): string {
  if (typeof value !== 'string' || value.includes('\0'))
    throw new Error('A setting is text without a zero byte');
  return `E'${value.replaceAll(/['\\]/g, '$&$&')}'`;
}
