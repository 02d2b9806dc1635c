/** Server-sent events, read from text that arrives in pieces cut anywhere (HTML standard, section 9.2.6). */

export interface StreamEvent {
  /** The event's name; "message" where none was given. */
  name: string;
  data: string;
}

/** A reader for one stream: pieces of text in, the events that they complete out. */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  let atStart = true;
  let name = '';
  let data: string[] = [];

  const dispatch = (): StreamEvent[] => {
    const event = { name: name || 'message', data: data.join('\n') };
    const isEmpty = data.length === 0;
    name = '';
    data = [];
    return isEmpty ? [] : [event];
  };

  const takeLine = (line: string): StreamEvent[] => {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    // Comments (no field), ids and times to come back at mean nothing here.
    if (field === 'data') data.push(value);
    else if (field === 'event') name = value;
    return [];
  };

  return (piece) => {
    rest += piece;
    if (atStart && rest !== '') {
      atStart = false;
      rest = rest.replace(/^\uFEFF/, '');
    }
    // A CR at the very end may be the first half of a CRLF: it waits for what follows.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.flatMap(takeLine);
  };
}
