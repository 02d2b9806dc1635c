/** The palette as it is used: each colour with the grounds it has to be read on. */

interface Role {
  /** The token's name, without its prefix. */
  readonly token: string;
  readonly use: string;
  /** What is measured against it, and the least ratio that the use asks for. */
  readonly pairs: readonly { readonly on: string; readonly least: 3 | 4.5 }[];
}

const text = (...grounds: string[]) => grounds.map((on) => ({ on, least: 4.5 as const }));
const edge = (...grounds: string[]) => grounds.map((on) => ({ on, least: 3 as const }));

export const palette: readonly Role[] = [
  { token: 'paper', use: 'The sheet', pairs: [] },
  { token: 'card', use: 'What lies on it', pairs: [] },
  { token: 'tint', use: 'Pressed, hovered, one’s own words', pairs: [] },
  { token: 'ink', use: 'Text', pairs: text('paper', 'card', 'tint', 'moss-tint', 'ochre-tint') },
  { token: 'muted', use: 'Quieter text', pairs: text('paper', 'card', 'tint') },
  { token: 'signal', use: 'The next step; waymark; focus', pairs: text('paper', 'card', 'on-signal') },
  { token: 'signal-press', use: 'The same, pressed', pairs: text('on-signal') },
  { token: 'moss', use: 'Saved, ready, done', pairs: text('paper', 'card', 'moss-tint') },
  { token: 'sky', use: 'Links, water, flights', pairs: text('paper', 'card', 'sky-tint') },
  { token: 'ochre', use: 'Waits, suspended: a mark, no text', pairs: edge('card', 'ochre-tint') },
  { token: 'edge', use: 'The edge of a control', pairs: edge('paper', 'card') },
  { token: 'line', use: 'Hairlines', pairs: [] },
  { token: 'contour', use: 'Contour lines', pairs: [] },
  { token: 'board', use: 'A signpost’s board', pairs: text('on-board') },
];
