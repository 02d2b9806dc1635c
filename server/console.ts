/** What the person at the terminal reads. */
import type { Backend } from './createBackend.ts';
import type { ServerEnv } from './env.ts';
import { isLoopbackHost, isLoopbackUrl } from './http/hostGuard.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { StartupError } from './startupError.ts';

/** Where the app is, who can sign in, where mail is read, what a purchase is. */
export function announce(env: ServerEnv, siteUrl: string, payments: Backend['payments']): void {
  const lines = [`Waymark is ready at ${siteUrl}`];
  if (env.databaseUrl === null) {
    lines.push(
      `  Sign in as  ${DEMO_ACCOUNTS.map((account) => account.email).join(', ')}`,
      `  Password    ${DEMO_PASSWORD}`,
    );
  }
  lines.push(
    `  Mail        ${mailLine(env, siteUrl)}`,
    `  Payments    ${PAYMENTS[payments]}`,
    `  Data        ${env.dataDir}`,
    '  Stop        Ctrl-C',
  );
  if (env.databaseUrl === null && !isLoopbackHost(env.host)) {
    lines.push(
      `  HOST is ${env.host}: others on the network can sign in with these accounts, admin included`,
    );
  }
  console.log(lines.join('\n'));
}

const PAYMENTS: Readonly<Record<Backend['payments'], string>> = {
  live: 'are taken by Stripe',
  mock: 'cannot be taken: STRIPE_SECRET_KEY is set, the price ids are not',
  sandbox: 'are a sandbox: plans cost nothing',
  off: 'are off: plans cannot be bought until STRIPE_SECRET_KEY and its kin are set',
};

function mailLine({ smtp }: ServerEnv, siteUrl: string): string {
  if (smtp) return `goes to ${new URL(smtp.url).host}`;
  return !isLoopbackUrl(siteUrl)
    ? 'is not sent: set SMTP_URL, or nobody can confirm an account'
    : `${siteUrl}/_mail`;
}

/** Ends the process: one line for what the person can put right; anything else is a defect and shows where. */
export function failStart(error: unknown): never {
  console.error(error instanceof StartupError ? `Waymark cannot start. ${error.message}` : error);
  process.exit(1);
}
