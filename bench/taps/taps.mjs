/**
 * From landing to the first plan, as somebody with a phone in the hand goes there: taps, scrolls, mails, choices and
 * seconds, those of typing apart. Serves the built app (`npm run build` first) from a data folder of its own.
 *
 *   npm run bench:taps -- [--runs 3] [--port 4396]
 *
 * Prints a table; ends with 1 when a way takes more taps than its goal.
 */
import { ROOT } from '../../server/cli/install.mjs';
import { dataFolder, withApps } from '../browser/app.mjs';
import { option } from '../browser/report.mjs';

/** Taps at most. */
const GOALS = { visitor: 2, 'new member': 8, member: 2 };
/** Seconds to point at something, of the keystroke-level model (Card, Moran and Newell 1980). */
const TAP = 1.1;
/** A thumb types four characters a second. It is waited for: the app uses the time. */
const KEY_MS = 250;
const SENTENCE = 'Four days in Lisbon in May, two of us, from London';
const PLAN = 'Lisbon: 4 days for two';
const port = Number(option('--port', '4396'));
const runs = Number(option('--runs', '3'));
/** Each run has an account that has no plan yet. */
const MEMBERS = ['free', 'pro', 'premium', 'business'];
if (!(Number.isInteger(runs) && runs >= 1 && runs <= MEMBERS.length)) {
  console.error(`--runs takes 1 to ${MEMBERS.length}: each run has an account of its own.`);
  process.exit(1);
}

/** The ways; each ends with a plan on the screen. */
const ways = {
  visitor: bySentence,
  member: async (hand) => {
    await askOnHome(hand);
    await hand.sees(hand.page.getByRole('heading', { name: PLAN }).first());
  },
  'new member': async (hand) => {
    await bySentence(hand);
    await hand.tap(hand.page.getByRole('link', { name: 'Keep this plan: sign up' }));
    await signUp(hand);
    await hand.choose(hand.page.getByRole('link', { name: 'Make it my trip' }));
    await hand.sees(hand.page.getByRole('heading', { name: PLAN }).first());
  },
  'new member, sign-up first': async (hand) => {
    const { page } = hand;
    await hand.tap(page.getByRole('link', { name: 'Sign Up for a Free AI Trip Plan' }));
    await signUp(hand);
    await hand.choose(page.getByRole('link', { name: 'Chat with Your AI Assistant' }));
    await hand.choose(page.getByRole('button', { name: 'Start Chatting Now' }));
    await hand.type(page.getByRole('main').getByRole('textbox', { name: /message/i }), SENTENCE);
    await hand.tap(page.getByRole('main').getByRole('button', { name: 'Send', exact: true }));
    await hand.sees(page.getByRole('heading', { name: PLAN }).first());
  },
};

/** Before the clock begins. */
const before = {
  member: async (page, origin, run) => {
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(`${MEMBERS[run]}@waymark.test`);
    await page.getByLabel('Password', { exact: true }).fill('waymark1');
    await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).tap();
    await page.waitForURL(/\/profile$/);
  },
};

await withApps([{ root: ROOT, port, folder: dataFolder() }], async (browser, [origin]) => {
  console.log('| Way | taps | keys | scrolls | mails | choices | s, the app | s, typing | s, with a hand |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, walk] of Object.entries(ways)) {
    const walked = [];
    for (let run = 0; run < runs; run += 1) {
      walked.push(await walkWith(browser, origin, walk, (page) => before[name]?.(page, origin, run)));
    }
    const seconds = walked.map(({ waited }) => waited).toSorted((a, b) => a - b);
    const median = seconds[Math.floor((runs - 1) / 2)];
    const { taps, keys, scrolls, mails, choices } = walked[0];
    const typing = (keys * KEY_MS) / 1000;
    const byHand = (median + taps * TAP + typing).toFixed(0);
    const app = `${median.toFixed(1)} (${seconds[0].toFixed(1)} to ${seconds.at(-1).toFixed(1)})`;
    const row = [name, taps, keys, scrolls, mails, choices, app, typing.toFixed(1), byHand];
    console.log(`| ${row.join(' | ')} |`);
    if (taps > (GOALS[name] ?? Infinity)) process.exitCode = 1;
  }
});
process.exit();

/** One walk in a fresh browser: what the hand did, and the seconds that it waited for the app. */
async function walkWith(browser, origin, walk, prepare) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await prepare(page);
  const hand = handOn(page, origin);
  const begun = performance.now();
  await page.goto(`${origin}/`);
  await walk(hand);
  const waited = (performance.now() - begun - hand.typed()) / 1000;
  await context.close();
  return { ...hand.counts, waited };
}

/** Presses and types by touch, and counts. A field is pressed before it is typed in; Enter is never used. */
function handOn(page, origin) {
  const counts = { taps: 0, keys: 0, scrolls: 0, mails: 0, choices: 0 };
  let typed = 0;
  const tap = async (target) => {
    await target.waitFor();
    // however far it is: the page is pushed up once
    if (!(await isInView(page, target))) counts.scrolls += 1;
    counts.taps += 1;
    await target.tap();
  };
  return {
    page,
    counts,
    /** Milliseconds that went into typing. */
    typed: () => typed,
    tap,
    /** On a screen that asks which way to go. */
    choose: async (target) => {
      counts.choices += 1;
      await tap(target);
    },
    type: async (target, words) => {
      await tap(target);
      counts.keys += words.length;
      const begun = performance.now();
      await page.keyboard.type(words, { delay: KEY_MS });
      typed += performance.now() - begun;
    },
    sees: (target) => target.waitFor(),
    /** Opens the link of the newest mail to this address, as a mail program on the same phone does. */
    openMail: async (address) => {
      counts.mails += 1;
      for (;;) {
        const mails = await (await fetch(`${origin}/_mail.json`)).json();
        const [link] = mails.find(({ to }) => to === address)?.links ?? [];
        if (link) return page.goto(link);
        await page.waitForTimeout(50);
      }
    },
  };
}

async function isInView(page, target) {
  const box = await target.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize().height;
}

async function askOnHome(hand) {
  await hand.type(hand.page.getByLabel('Where to, when, who?'), SENTENCE);
  await hand.tap(hand.page.getByRole('button', { name: 'Plan it', exact: true }));
}

async function bySentence(hand) {
  await askOnHome(hand);
  const plan = hand.page.getByRole('region', { name: 'Your plan' });
  await hand.sees(plan.getByRole('heading', { name: PLAN }));
}

async function signUp(hand) {
  const { page } = hand;
  const address = `ada${Date.now()}@example.com`;
  await hand.type(page.getByLabel('Full name'), 'Ada Lovelace');
  await hand.type(page.getByLabel('Email'), address);
  await hand.type(page.getByLabel('Password', { exact: true }), 'waymark1');
  await hand.tap(page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }));
  await page.waitForURL(/\/check-email$/);
  await hand.openMail(address);
}
