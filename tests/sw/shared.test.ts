import { calendarEvents } from '@domain/takeAlong/readCalendar.ts';
import { expect, it, vi } from 'vitest';
import { isShare } from '../../sw/routes.ts';
import { takeShared } from '../../sw/shared.ts';

vi.mock(import('../../domain/takeAlong/readCalendar.ts'), { spy: true });

const ORIGIN = 'https://waymark.test';
const CALENDAR = `BEGIN:VCALENDAR
BEGIN:VEVENT
SUMMARY:Flight AY 1331
DTSTART:20270409T073000
END:VEVENT
END:VCALENDAR`;

/** Where the browser goes on to, as the page reads it. */
async function share(fields: Record<string, string>, ...files: File[]): Promise<Record<string, string>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append('shared-file', file);
  const answer = await takeShared(new Request(`${ORIGIN}/ai-assistant?old=1`, { method: 'POST', body }));
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get('location') ?? '');
  expect(to.origin + to.pathname).toBe(`${ORIGIN}/ai-assistant`);
  return Object.fromEntries(to.searchParams);
}
const ics = (text: string, type = 'text/calendar') => new File([text], 'booking.ics', { type });

it('leads what was shared to the address in which a link comes', async () => {
  expect(
    await share({ 'shared-title': 'A ryokan', 'shared-url': 'https://a.test/x?y=1&z', other: 'x' }),
  ).toEqual({
    'shared-title': 'A ryokan',
    'shared-url': 'https://a.test/x?y=1&z',
  });
});

it('has a calendar file along in words, below what came with it', async () => {
  expect(
    await share({ 'shared-text': 'Our flight' }, ics(CALENDAR), ics(CALENDAR.replace('1331', '1332'), '')),
  ).toEqual({
    'shared-text': 'Our flight\nFlight AY 1331, 9 April 2027 07:30\nFlight AY 1332, 9 April 2027 07:30',
    // and for a trip
    'shared-calendar': [
      'BEGIN:VCALENDAR',
      ...['1331', '1332'].flatMap((flight) => [
        'BEGIN:VEVENT',
        'DTSTART:20270409T073000',
        `SUMMARY:Flight AY ${flight}`,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
    ].join('\r\n'),
  });
});

it.each([
  ['no calendar', ics('%PDF-1.7'), 'other'],
  ['10 MB', ics(CALENDAR.padEnd(10_000_000)), 'large'],
  ['empty', ics(''), 'other'],
  ['of no day there is', ics(CALENDAR.replace('20270409', '20279999')), 'other'],
])('says why it did not take a file that is %s, and keeps the rest', async (_what, file, problem) => {
  expect(await share({ 'shared-text': 'Our flight' }, file)).toEqual({
    'shared-text': 'Our flight',
    'shared-problem': problem,
  });
});

it('has the event of an impossible end by its start', async () => {
  const text = CALENDAR.replace('DTSTART:20270409T073000', 'DTSTART:20270409\nDTEND:20271340');
  expect(await share({}, ics(text))).toMatchObject({ 'shared-text': 'Flight AY 1331, 9 April 2027' });
});

it('keeps the rest where a file is too much for its reader', async () => {
  vi.mocked(calendarEvents).mockImplementationOnce(() => {
    throw new RangeError('Invalid time value');
  });
  expect(await share({ 'shared-text': 'Our flight' }, ics(CALENDAR))).toEqual({
    'shared-text': 'Our flight',
    'shared-problem': 'other',
  });
});

it('makes no longer an address than a message needs', async () => {
  const { 'shared-text': text } = await share({ 'shared-text': 'x'.repeat(1_000_000) });
  // one more, so that the page sees that it was cut
  expect(text).toHaveLength(4_001);
  expect(await share({ 'shared-text': '🏯'.repeat(3_000) })).toEqual({ 'shared-text': '🏯'.repeat(2_000) });
});

it('makes no longer an address of a calendar than one can be', async () => {
  const [, event = ''] = /(BEGIN:VEVENT[^]+END:VEVENT\n)/.exec(CALENDAR) ?? [];
  const year = event.replace('1331', 'é;'.repeat(200)).repeat(700);
  const { 'shared-calendar': calendar = '' } = await share({}, ics(`BEGIN:VCALENDAR\n${year}END:VCALENDAR`));
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(50);
  expect(calendar.length).toBeLessThan(50_000);
});

it('opens the page and says so where the form cannot be read', async () => {
  const request = new Request(`${ORIGIN}/ai-assistant`, {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  expect((await takeShared(request)).headers.get('location')).toBe(
    `${ORIGIN}/ai-assistant?shared-problem=other`,
  );
});

it('leads to the assistant, whatever was asked', async () => {
  const body = new FormData();
  body.append('shared-text', 'x');
  const answer = await takeShared(new Request(`${ORIGIN}//evil.example/x`, { method: 'POST', body }));
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/ai-assistant?shared-text=x`);
});

const asked = {
  url: new URL('/ai-assistant', ORIGIN),
  method: 'POST',
  mode: 'navigate',
  destination: 'document',
  origin: ORIGIN,
} as const;
it.each([
  [asked, true],
  [{ ...asked, method: 'GET' }, false],
  [{ ...asked, mode: 'cors' as const }, false],
  [{ ...asked, url: new URL('/_pay/x', ORIGIN) }, false],
  [{ ...asked, url: new URL('/functions/v1/token-chat', ORIGIN) }, false],
  [{ ...asked, url: new URL('https://elsewhere.test/ai-assistant') }, false],
  [{ ...asked, url: new URL(`${ORIGIN}//evil.example/`) }, false],
  [{ ...asked, url: new URL('/pricing', ORIGIN) }, false],
])('a form is taken for the assistant of the app alone (%#)', (request, taken) => {
  expect(isShare(request)).toBe(taken);
});
