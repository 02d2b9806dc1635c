/**
 * Markdown as plain words for the ear: a link is its words, a table row its cells with the names of their columns,
 * a picture its description; marks, rules, raw addresses and emoji are not read. Lines end as sentences do.
 */
export function spokenText(markdown: string): string {
  const spoken: string[] = [];
  let header: string[] | null = null;
  let inCode = false;
  const lines = markdown.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (/^\s*(```|~~~)/.test(line)) {
      inCode = !inCode;
      continue;
    }
    if (!inCode && isTableRow(line)) {
      const cells = cellsOf(line);
      if (isTableRule(line)) continue;
      if (header === null && isTableRule(lines[index + 1] ?? '')) header = cells;
      else spoken.push(rowWords(cells, header));
      continue;
    }
    header = null;
    spoken.push(inCode ? line.trim() : lineWords(line));
  }
  return spoken.filter(Boolean).map(ended).join('\n');
}

/** Pictures, flags, and what joins and colours them. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3/gu;

function lineWords(line: string): string {
  if (/^\s*([-*_]\s*){3,}$/.test(line)) return '';
  const text = line.replace(/^\s*((#{1,6}|>|[-*+]|\[[ xX]\])\s+)+/, '').replace(/\s#+\s*$/, '');
  return inlineWords(text);
}

function inlineWords(text: string): string {
  return (
    text
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/!?\[([^\]]*)\]\[[^\]]*\]/g, '$1')
      .replaceAll(/<?https?:\/\/[^\s>)]+>?/g, 'a link')
      .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
      // marks go, but what a backslash makes a plain character stays
      .replaceAll(/\\([\\`*_{}[\]()#+\-.!|>~])|[*`~]+/g, (_mark, plain?: string) => plain ?? '')
      // underscores within a word belong to it
      .replaceAll(/(^|[^\p{L}\p{N}_])_+|_+(?=[^\p{L}\p{N}_]|$)/gu, '$1')
      .replaceAll('→', ' to ')
      .replaceAll(EMOJI, '')
      .replaceAll(/\s*·\s*/g, ', ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

function isTableRow(line: string): boolean {
  return /^\s*\|.*\|\s*$/.test(line);
}

function isTableRule(line: string): boolean {
  return isTableRow(line) && /^[\s|:-]+$/.test(line) && line.includes('-');
}

function cellsOf(line: string): string[] {
  return line.trim().slice(1, -1).split('|').map(inlineWords);
}

function rowWords(cells: readonly string[], header: readonly string[] | null): string {
  return cells
    .map((cell, index) => {
      const name = header?.[index];
      return cell && name ? `${name}: ${cell}` : cell;
    })
    .filter(Boolean)
    .join(', ');
}

/** A line without an end of its own gets one, so that a heading is not run into what follows. */
function ended(line: string): string {
  return /[.!?…:;,]["'”’)\]]*$/.test(line) ? line : `${line}.`;
}
