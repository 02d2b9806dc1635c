/** A device's clock against the server's: from how much on it is wrong, and what is said then. */

/** Less than this is a slow answer, or of no account for anything that the app shows, ms. */
const WRONG_FROM_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

/**
 * By how much a device's clock is wrong, in whole minutes: positive where it runs ahead, 0 where it is right.
 * @param server the instant that the server's answer names, epoch ms; NaN where it names none
 * @param device the device's own at the same moment
 */
export function minutesWrong(server: number, device: number): number {
  const ahead = device - server;
  return Math.abs(ahead) >= WRONG_FROM_MS ? Math.round(ahead / 60_000) : 0;
}

/**
 * An instant of a device's clock by the server's: shifted by what the two are apart as a request says them, and never after
 * that request. In whole minutes, so that no slow request moves it and what follows on a device stays in its order. A clock
 * that is off by about whole minutes is taken for a minute more at one request than at another: what was asked after a clear
 * stays behind it.
 * @param at ISO instant of the device's clock
 * @param sentAt when the request was sent, by the same clock; undefined where it does not say
 * @param now the server's own as it has the request, epoch ms
 * @param clearedAt ISO instant of the server's, up to which the device knew the conversation to be cleared before
 */
export function inServerTime(
  at: string,
  sentAt: string | undefined,
  now: number,
  clearedAt?: string,
): string {
  const ahead = sentAt === undefined ? 0 : Date.parse(sentAt) - now;
  // of a clock that is behind a minute too much: the request bounds it
  const shift = Math.abs(ahead) < MINUTE_MS ? 0 : Math.floor(ahead / MINUTE_MS) * MINUTE_MS;
  const by = Date.parse(at) - shift;
  const cleared = clearedAt === undefined ? by - 1 : Date.parse(clearedAt);
  const behind = by > cleared ? by : Math.max(by + MINUTE_MS, cleared + 1);
  return new Date(Math.min(behind, now)).toISOString();
}

/** What is wrong, in words; null for a clock that is right. */
export function clockWords(minutes: number): string | null {
  if (minutes === 0) return null;
  const by = Math.abs(minutes);
  const hours = Math.round(by / 60);
  const amount = by < 90 ? `${by} minutes` : hours < 36 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
  return `This device's clock is wrong: it is ${amount} ${minutes > 0 ? 'ahead' : 'behind'}. Set the time zone, not the time, or dates and times here are wrong, too.`;
}
