/** The environment variables of the server itself; the providers' are read by the functions' own `createDeps`. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { mapSettings } from '../domain/map/mapSettings.ts';
import type { SmtpSettings } from './auth/mailServer.ts';
import { isLoopbackHost, isLoopbackUrl } from './http/hostGuard.ts';
import { StartupError } from './startupError.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535');

const schema = z.object({
  PORT: port.default(4173),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an address, such as 127.0.0.1')
    .default('127.0.0.1'),
  WAYMARK_DATA: z.string().min(1).default('.waymark'),
  WAYMARK_URL: z
    .string()
    .refine(isOrigin, 'must be an address without a path, such as https://waymark.example')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^\d$/, 'must be the number of proxies in front of the server, from 0 to 9')
    .transform(Number)
    .default(0),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host:5432/database',
    })
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@mail.example:465',
    })
    .optional(),
  SANDBOX_PAYMENTS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  SANDBOX_PER_HOUR: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
    .transform(Number)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
      'must be like Waymark <hello@waymark.example>',
    )
    .optional(),
});

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && pathname + search + hash === '/';
}

export interface ServerEnv {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** The address people reach the app at, where it differs from http://localhost:PORT. No trailing slash. */
  readonly publicUrl: string | null;
  /** Proxies in front of the server, whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  /** A real PostgreSQL; null runs the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The mail server; null keeps mail in the local mailbox. */
  readonly smtp: SmtpSettings | null;
  /** Whether plans can be had without money; null leaves it to where the server is reached. */
  readonly sandboxPayments: boolean | null;
  /** Plans that an account can have in the sandbox in an hour; null leaves it to the server. */
  readonly sandboxPerHour: number | null;
}

/**
 * Whether the server has the sandbox's payment page. By itself it is there on this machine alone: where others
 * reach the server, it would give every plan away.
 */
export function hasSandbox({ sandboxPayments, host }: ServerEnv, siteUrl: string): boolean {
  return sandboxPayments ?? (isLoopbackHost(host) && isLoopbackUrl(siteUrl));
}

/**
 * Parses the server's environment. An empty value counts as absent.
 * @throws StartupError naming the first variable that is wrong.
 */
export function parseServerEnv(env: Readonly<Record<string, string | undefined>>): ServerEnv {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    // These addresses hold a password: say what is wrong with them without printing it.
    const given = /^(DATABASE|SMTP)_URL$/.test(name) ? '' : ` (it is "${env[name] ?? ''}")`;
    throw new StartupError(`${name} ${issue?.message ?? 'is not valid'}${given}`);
  }
  const { PORT, HOST, WAYMARK_DATA, WAYMARK_URL, TRUST_PROXY, DATABASE_URL, SMTP_URL, MAIL_FROM } =
    parsed.data;
  const { SANDBOX_PAYMENTS: sandbox, SANDBOX_PER_HOUR: perHour } = parsed.data;
  // read again by the content policy; looked at here, so that a start ends before a database is opened
  checkMap(present);
  if (SMTP_URL && !MAIL_FROM) throw new StartupError('MAIL_FROM is required with SMTP_URL');
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(WAYMARK_DATA),
    publicUrl: WAYMARK_URL ? new URL(WAYMARK_URL).origin : null,
    trustedProxies: TRUST_PROXY,
    databaseUrl: DATABASE_URL ?? null,
    smtp: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null,
    sandboxPayments: sandbox === undefined ? null : sandbox === 'on',
    sandboxPerHour: perHour ?? null,
  };
}

function checkMap(env: Readonly<Record<string, string | undefined>>): void {
  try {
    mapSettings(env);
  } catch (cause) {
    throw new StartupError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
