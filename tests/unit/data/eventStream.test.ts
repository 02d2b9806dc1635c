import { describe, expect, it } from 'vitest';
import { createEventReader } from '@/data/remote/transport/eventStream.ts';

const message = (data: string) => ({ name: 'message', data });

function readIn(size: number, text: string) {
  const read = createEventReader();
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return pieces.flatMap((piece) => read(piece));
}

describe('server-sent events', () => {
  const text = [
    ': a comment, as a proxy sends to keep a line open\n',
    'data: {"a":1}\n\n',
    'event: done\r\ndata: first\r\ndata:second\r\n\r\n',
    'id: 7\rretry: 100\rdata: {"b":"é"}\r\r',
    '\n\n: nothing\n\n',
    'data\n\n',
    'data: cut off before its empty line\n',
  ].join('');
  const expected = [
    message('{"a":1}'),
    { name: 'done', data: 'first\nsecond' },
    message('{"b":"é"}'),
    message(''),
  ];

  it.each(Array.from({ length: 30 }, (_, index) => index + 1))('are read in pieces of %i', (size) => {
    expect(readIn(size, text)).toEqual(expected);
  });

  it('are read whole, behind a byte order mark', () => {
    expect(readIn(10_000, `\uFEFF${text}`)).toEqual(expected);
  });

  it('come out as soon as they are complete', () => {
    const read = createEventReader();
    expect(read('data: 1\n')).toEqual([]);
    expect(read('\ndata: 2')).toEqual([message('1')]);
    expect(read('\r')).toEqual([]);
    expect(read('\n\r\n')).toEqual([message('2')]);
  });
});
