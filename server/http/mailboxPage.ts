/** /_mail and /_mail.json: what would have been sent, for whoever sits at this machine. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from 'hono';
import type { Mailbox, StoredMail } from '../auth/mailbox.ts';
import type { Caller } from '../createBackend.ts';
import { MAILBOX_STYLE } from './mailboxStyle.ts';

type Env = { Bindings: { caller?: Caller } };

/**
 * The two routes. A mail can open an account, so they answer the machine itself alone: the site is reached under a
 * local name, the socket is a loopback one, no proxy passed the request on, and no page elsewhere asked for it.
 */
export function mailboxRoutes(mailbox: Mailbox, siteUrl: string): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/_mail*', async (context, next) =>
    LOCAL_NAMES.has(new URL(siteUrl).hostname) && isLocal(context)
      ? next()
      : context.text('The mailbox opens on the machine that the server runs on.', 403),
  );
  app.get('/_mail.json', (context) => context.json(mailbox.list()));
  app.get('/_mail', (context) => context.html(page(mailbox.list())));
  return app;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Headers that only a proxy adds. */
const PASSED_ON = /^(?:forwarded|via|x-forwarded.*|x-real-ip)$/i;

function isLocal(context: Context<Env>): boolean {
  const caller = context.env?.caller;
  if (!caller) return true;
  const passedOn = Object.keys(context.req.header()).some((name) => PASSED_ON.test(name));
  const fromHere = ['same-origin', 'none', undefined].includes(context.req.header('sec-fetch-site'));
  const { hostname } = new URL(context.req.url);
  return LOOPBACK.test(caller.address ?? '') && !passedOn && fromHere && LOCAL_NAMES.has(hostname);
}

function page(mails: readonly StoredMail[]): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>Mailbox, Waymark</title>
        <style>
          ${MAILBOX_STYLE}
        </style>
      </head>
      <body>
        <header>
          <h1>Mailbox</h1>
          <p>Nothing leaves this machine: what Waymark would have sent is kept here, newest first.</p>
        </header>
        <main>
          ${
            mails.length === 0
              ? html`<p class="empty">No mail yet. Make an account and its confirmation appears here.</p>`
              : mails.map(letter)
          }
        </main>
      </body>
    </html>`;
}

function letter(mail: StoredMail): ReturnType<typeof html> {
  const sent = new Date(mail.sentAt);
  return html`<article>
    <h2>${mail.subject}</h2>
    <p class="meta">
      To ${mail.to}, <time datetime="${mail.sentAt}">${sent.toUTCString().replace(' GMT', ' UTC')}</time>
    </p>
    ${mail.text.split(/\n{2,}/).map((paragraph) => html`<p>${withAnchors(paragraph, mail.links)}</p>`)}
  </article>`;
}

/** The paragraph's words, with the mail's own links made to be followed. */
function withAnchors(paragraph: string, links: readonly string[]): unknown[] {
  const link = links.find((candidate) => paragraph.includes(candidate));
  if (!link) return [paragraph];
  const [before = '', after = ''] = paragraph.split(link, 2);
  return [before, html`<a href="${link}">${link}</a>`, after];
}
