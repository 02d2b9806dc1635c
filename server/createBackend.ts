/**
 * Everything that answers under one origin: the database's API, sign-in, the functions, the mailbox and the app's
 * files. Tests call `fetch` in process; `server/main.ts` puts it behind a port.
 */
import { Hono } from 'hono';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import ws from 'ws';
import { accountChanges } from './auth/accountChanges.ts';
import { adminUsers } from './auth/adminUsers.ts';
import { authInput } from './auth/authInput.ts';
import { evenAnswers } from './auth/evenAnswers.ts';
import { mailboxFollowUp } from './auth/followUpMail.ts';
import { openMailbox, type Mailbox, type StoredMail } from './auth/mailbox.ts';
import { signInGuard } from './auth/signIn.ts';
import { authGuard, endLimitedSignUps } from './auth/signUp.ts';
import type { SmtpSettings } from './auth/mailServer.ts';
import { openSmtp } from './auth/smtp.ts';
import { startSupabaseLite } from './auth/supabaseLite.ts';
import type { Database } from './database/database.ts';
import { openEmbedded } from './database/embedded.ts';
import { endInterruptedTurns } from './database/interruptedTurns.ts';
import { applyMigrations } from './database/migrations.ts';
import { openPostgres } from './database/postgres.ts';
import { readSchema } from './database/typesQuery.ts';
import { createDeps, type Deps } from '../supabase/functions/_shared/deps.ts';
import type { PaymentsProvider } from '../supabase/functions/_shared/providers/payments/payments.ts';
import { functionRoutes } from './functions.ts';
import { limitAnswer } from './http/answerLimit.ts';
import { limitBody } from './http/bodyLimit.ts';
import { healthRoute } from './http/health.ts';
import { hostGuard, isLoopbackUrl } from './http/hostGuard.ts';
import { mailboxRoutes } from './http/mailboxPage.ts';
import { limitJsonDepth } from './http/jsonDepth.ts';
import { allowMethods } from './http/methods.ts';
import { restFields } from './http/restBody.ts';
import { restGuard } from './http/restGuard.ts';
import { sameOriginOnly } from './http/sameOrigin.ts';
import { contentSecurityPolicy, secureHeaders } from './http/securityHeaders.ts';
import { staticFiles } from './http/staticFiles.ts';
import { limitRequests } from './limits/limitRequests.ts';
import { RATE_LIMITS, type RateLimits } from './limits/rates.ts';
import { PAYMENT_PATH, paymentRoutes, SANDBOX_PER_HOUR } from './payments/paymentRoutes.ts';
import { generateKeys, loadKeys, PUBLISHABLE_KEY, type Keys } from './keys.ts';
import { errorLine } from './quiet.ts';
import { seedDemo } from './seed/seed.ts';
import { guideNewSubscribers, sendGuides } from './newsletter/guides.ts';
import { MAX_STORAGE_BODY_BYTES, storageRoutes } from './storage/storageRoutes.ts';
import { openStoredFiles } from './storage/storedFiles.ts';
import { articlePages, type ArticlePages } from './site/articles/articlePages.ts';
import { articleRoutes } from './site/articles/articleRoutes.ts';
import { openArticleWriter } from './site/articles/articleWriter.ts';
import { noIndexHeader, siteRoutes } from './site/siteRoutes.ts';
import { StartupError } from './startupError.ts';

// supabase-js refuses to start on Node 20 without one, though nothing here opens a socket
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: ws });

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_AUTH_BODY_BYTES = 16 * 1024;

export interface BackendOptions {
  /** Where the app is reached, without a trailing slash: mail links and the functions' calls start with it. */
  readonly siteUrl: string;
  /** Holds the embedded database, the keys and the mailbox. null keeps keys and mail in memory. */
  readonly dataDir: string | null;
  /** A PostgreSQL server instead of the embedded database, which needs a `dataDir`. */
  readonly databaseUrl?: string | null;
  /** The built app (dist/app); without one only the API answers. */
  readonly staticDir?: string | null;
  /** What the build left for drawing articles (dist/pages); without it their pages are drawn by the browser. */
  readonly pagesDir?: string | null;
  /** The mail server that letters go to; without one they stay in the local mailbox. */
  readonly smtp?: SmtpSettings | null;
  /** Whether the sandbox's payment page is there; by itself it is where `siteUrl` is this machine's own address. */
  readonly sandboxPayments?: boolean;
  /** Checkouts that an account can pay in the sandbox in an hour; {@link SANDBOX_PER_HOUR} by default. */
  readonly sandboxPerHour?: number;
  /** Demo accounts, articles and sample events. */
  readonly seed?: boolean;
  /** The providers' variables, as docs/configuration.md's table has them. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Answers to this machine's names and `siteUrl`'s alone: for a server that listens on loopback. */
  readonly onlyLocalNames?: boolean;
  /** Proxies of ours in front, whose X-Forwarded-For is believed; none by default. */
  readonly trustedProxies?: number;
  /** Others than {@link RATE_LIMITS}. */
  readonly limits?: Partial<RateLimits>;
  /** Milliseconds for the limits, never going back. */
  readonly now?: () => number;
  /** One line about what went wrong inside; nothing personal. */
  readonly log?: (line: string) => void;
}

/** Who sent a request, as the socket says; absent for calls in process. */
export interface Caller {
  readonly address: string | null;
}

export interface Backend {
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Waits for what is running and flushes the database. */
  close(): Promise<void>;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** What a purchase is here. */
  readonly payments: PaymentsProvider['mode'];
  readonly mailbox: { list(): readonly StoredMail[] };
  readonly database: Database;
}

type App = Hono<{ Bindings: { caller?: Caller } }>;

/**
 * Starts the backend: opens the database, brings the schema up to date, seeds if asked to.
 * @throws StartupError for what the environment or the data folder has wrong.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { siteUrl, dataDir, log = () => {} } = options;
  if (dataDir) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const keys = dataDir ? await loadKeys(dataDir) : generateKeys();
  const app: App = new Hono();
  const inProcess: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).origin === siteUrl ? app.fetch(request) : globalThis.fetch(request);
  };
  const hasSandbox = options.sandboxPayments ?? isLoopbackUrl(siteUrl);
  const env = {
    ...options.env,
    SUPABASE_URL: siteUrl,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    SITE_URL: siteUrl,
    SANDBOX_PAYMENT_URL: hasSandbox ? `${siteUrl}${PAYMENT_PATH}` : undefined,
  };
  const deps = { ...createFunctionDeps(env, inProcess), log: functionLog(options) };
  const payments = deps.providers.payments.mode;

  const database = await openDatabase(options);
  let mailbox: Mailbox | undefined;
  let articles: ArticlePages | null = null;
  const close = async () => {
    await articles?.close();
    await mailbox?.close();
    await database.close();
  };
  try {
    mailbox = options.smtp ? await openSmtp({ ...options.smtp, dataDir, log }) : await openMailbox(dataDir);
    const lite = await startSupabaseLite({ database, keys, siteUrl, mailbox, log });
    await applyMigrations(database);
    if (!options.databaseUrl) await endInterruptedTurns(database);
    if (options.seed) await seedDemo(database);
    const guides = { database, mailbox, siteUrl, log };
    await sendGuides(guides);

    mountGuards(app, options, { keys, database, policy: contentSecurityPolicy(env) });
    app.use('/rest/v1/*', limitAnswer(keys.secretKey));
    app.use('/rest/v1/*', restGuard(keys.secretKey, restFields(await readSchema(database))));
    app.use('/auth/v1/*', authInput());
    app.route('/_health', healthRoute(database));
    app.route('/', mailboxRoutes(mailbox, siteUrl));
    app.route('/auth/v1/admin', adminUsers(database, keys.secretKey));
    app.route('/', evenAnswers());
    app.route('/', authGuard({ database, mailbox, siteUrl, apiKeys: [PUBLISHABLE_KEY, keys.secretKey] }));
    app.route('/', accountChanges({ database, jwtSecret: keys.jwtSecret }));
    app.route('/', signInGuard(database));
    app.use('/rest/v1/newsletter_subscribers', guideNewSubscribers(guides));
    app.all('/rest/v1/*', (context) => lite.fetch(context.req.raw));
    app.all('/auth/v1/*', (context) => lite.fetch(context.req.raw));
    app.route(
      '/storage/v1',
      storageRoutes({ files: await openStoredFiles(database), secretKey: keys.secretKey }),
    );
    app.route('/functions/v1', functionRoutes(withLocalMail(deps, mailbox)));
    if (hasSandbox) {
      app.route(
        PAYMENT_PATH,
        paymentRoutes({
          database,
          siteUrl,
          mode: payments,
          mostPerHour: options.sandboxPerHour ?? SANDBOX_PER_HOUR,
          staticDir: options.staticDir,
        }),
      );
    }
    app.route('/', siteRoutes({ siteUrl, database }));
    app.all('/_*', (context) => context.text('Not found', 404));
    articles = await openArticles(options, database);
    if (articles) app.route('/', articleRoutes(articles));
    if (options.staticDir) app.route('/', staticFiles(options.staticDir));
    app.notFound((context) => context.text('Not found', 404));
    app.onError((error, context) => {
      log(`${context.req.method} ${context.req.path} 500: ${errorLine(error)}`);
      return context.json({ error: 'internal', message: 'Something went wrong on our side' }, 500);
    });
    void articles?.drawNewest();
    return {
      fetch: async (request, caller) => app.fetch(request, caller ? { caller } : {}),
      close,
      payments,
      publishableKey: PUBLISHABLE_KEY,
      secretKey: keys.secretKey,
      mailbox,
      database,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What every request meets first: headers, whom the server answers to, sizes and rates. */
function mountGuards(
  app: App,
  options: BackendOptions,
  { keys, database, policy }: { readonly keys: Keys; readonly database: Database; readonly policy: string },
): void {
  app.use('*', secureHeaders(policy));
  app.use('*', noIndexHeader());
  if (options.onlyLocalNames) app.use('*', hostGuard(options.siteUrl));
  for (const path of ['/rest/v1/*', '/auth/v1/*']) app.use(path, sameOriginOnly());
  app.use('/rest/v1/*', allowMethods(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']));
  app.use('/auth/v1/*', allowMethods(['GET', 'POST', 'PUT', 'DELETE']));
  app.use('/storage/v1/*', allowMethods(['GET', 'HEAD', 'POST', 'DELETE']));
  for (const path of ['/rest/v1/*', '/functions/v1/*']) app.use(path, limitBody(MAX_BODY_BYTES));
  app.use('/auth/v1/*', limitBody(MAX_AUTH_BODY_BYTES));
  app.use('/storage/v1/*', limitBody(MAX_STORAGE_BODY_BYTES));
  app.route('/', endLimitedSignUps(database));
  app.route(
    '/',
    limitRequests({
      limits: { ...RATE_LIMITS, ...options.limits },
      now: options.now ?? (() => performance.now()),
      trustedProxies: options.trustedProxies ?? 0,
      ...keys,
    }),
  );
  for (const path of ['/rest/v1/*', '/auth/v1/*']) app.use(path, limitJsonDepth());
}

function createFunctionDeps(env: Record<string, string | undefined>, fetch: typeof globalThis.fetch): Deps {
  try {
    return createDeps(env, fetch);
  } catch (cause) {
    throw new StartupError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What the functions would hand to a service that is not configured stays on this machine. */
function withLocalMail(deps: Deps, mailbox: Mailbox): Deps {
  const { providers } = deps;
  return { ...deps, providers: { ...providers, followUp: providers.followUp ?? mailboxFollowUp(mailbox) } };
}

/** A server that others rely on logs every call of a function; at one's own desk failures are enough. */
function functionLog({ databaseUrl, log = () => {} }: BackendOptions): Deps['log'] {
  return (entry) => {
    if (databaseUrl || entry.level === 'error') log(JSON.stringify(entry));
  };
}

async function openArticles(
  { pagesDir, siteUrl, log = () => {} }: BackendOptions,
  database: Database,
): Promise<ArticlePages | null> {
  if (!pagesDir) return null;
  try {
    return articlePages({ database, writer: await openArticleWriter(pagesDir, siteUrl), log });
  } catch (error) {
    log(`Articles are not drawn ahead: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

async function openDatabase({ dataDir, databaseUrl }: BackendOptions): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl);
  if (!dataDir) throw new Error('The embedded database needs a data folder');
  return openEmbedded(join(dataDir, 'database'));
}
