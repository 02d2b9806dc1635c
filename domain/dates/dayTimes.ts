/** Times of a day as they are read: data has them as "18:10", words as "6:10 PM". */

/** How a device shows times of a day. */
export type ClockFace = '12-hour' | '24-hour';

const TIME_12 = /\b(1[0-2]|[1-9]):([0-5]\d) ([AP])M\b/g;

/** "18:10" as "6:10 PM", the form of all words (requirements §3, Flight); what is no time of a day comes back as it is. */
export function formatTime(time: string): string {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2] ?? ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The time of day of an ISO local time, in words: "9:40 AM". */
export function formatTimeOf(isoLocal: string): string {
  return formatTime(isoLocal.slice(11, 16));
}

/** "9:00 AM to 5:30 PM" */
export function formatHours({ start, end }: { readonly start: string; readonly end: string }): string {
  return `${formatTime(start)} to ${formatTime(end)}`;
}

/** From one full hour to another, as short as filters have it: "5am–12pm", or "05:00–12:00". */
export function formatFullHours(from: number, to: number, face: ClockFace): string {
  const hour = (at: number) =>
    face === '24-hour' ? `${String(at).padStart(2, '0')}:00` : `${at % 12 || 12}${at < 12 ? 'am' : 'pm'}`;
  return `${hour(from)}–${hour(to)}`;
}

/** Words as a device shows them: with 24-hour clocks "6:10 PM" is "18:10". Times in any other form stay. */
export function onClock(face: ClockFace, words: string): string {
  if (face === '12-hour') return words;
  return words.replace(TIME_12, (_, hour: string, minutes: string, half: string) => {
    const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minutes}`;
  });
}
