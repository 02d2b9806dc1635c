/** A device's clock against the server's: from how much on it is wrong, and what is said then. */

/** Less than this is a slow answer, or of no account for anything that the app shows, ms. */
const WRONG_FROM_MS = 5 * 60_000;

/**
 * By how much a device's clock is wrong, in whole minutes: positive where it runs ahead, 0 where it is right.
 * @param server the instant that the server's answer names, epoch ms; NaN where it names none
 * @param device the device's own at the same moment
 */
export function minutesWrong(server: number, device: number): number {
  const ahead = device - server;
  return Math.abs(ahead) >= WRONG_FROM_MS ? Math.round(ahead / 60_000) : 0;
}

/** What is wrong, in words; null for a clock that is right. */
export function clockWords(minutes: number): string | null {
  if (minutes === 0) return null;
  const by = Math.abs(minutes);
  const hours = Math.round(by / 60);
  const amount = by < 90 ? `${by} minutes` : hours < 36 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
  return `This device's clock is wrong: it is ${amount} ${minutes > 0 ? 'ahead' : 'behind'}. Set the time zone, not the time, or dates and times here are wrong, too.`;
}
