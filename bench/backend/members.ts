/** Accounts whose turns are measured: turns of one account on one trip are refused while another is at it. */
import bcrypt from 'bcryptjs';
import { z } from 'zod';
import { planOf } from '../../domain/billing/plans.ts';

export interface Member {
  readonly id: string;
  readonly token: string;
}

const PASSWORD = 'measured by the bench';
/** Of the fewest rounds: signing in is not what is measured. */
const PASSWORD_HASH = bcrypt.hashSync(PASSWORD, 4);
const AT_ONCE = 8;

const userSchema = z.object({ id: z.string() });
const sessionSchema = z.object({ access_token: z.string() });

/** Makes `count` confirmed accounts on the Business plan, which no balance stops, and signs them in. */
export async function makeMembers(url: string, secretKey: string, count: number): Promise<Member[]> {
  const members: Member[] = [];
  const left = Array.from({ length: count }, (_, index) => index);
  const makeSome = async () => {
    for (let index = left.pop(); index !== undefined; index = left.pop())
      members.push(await makeMember(url, secretKey, `member${index}@bench.example`));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeSome));
  return members;
}

async function makeMember(url: string, secretKey: string, email: string): Promise<Member> {
  const asked = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const account = { email, password_hash: PASSWORD_HASH, email_confirm: true };
  const { id } = userSchema.parse(await ask(`${url}/auth/v1/admin/users`, 'POST', asked, account));
  const plan = { subscription_status: 'Business', token_balance: planOf('Business').tokens };
  await ask(`${url}/rest/v1/profiles?id=eq.${id}`, 'PATCH', asked, plan);
  const signIn = `${url}/auth/v1/token?grant_type=password`;
  const { access_token: token } = sessionSchema.parse(
    await ask(signIn, 'POST', asked, { email, password: PASSWORD }),
  );
  return { id, token };
}

async function ask(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}
