/** The words that a map's makers ask for beside it. A style brings them as markup: their text and their links are taken, nothing else. */

export interface LicencePart {
  readonly text: string;
  /** An https address. */
  readonly href: string | null;
}

const MAX_CHARS = 300;

/** Parts in their order, each text once; scripts, pictures and attributes never leave the parser. */
export function licenceParts(markup: readonly string[]): LicencePart[] {
  const parts: LicencePart[] = [];
  for (const one of markup) {
    const { body } = new DOMParser().parseFromString(one.slice(0, MAX_CHARS * 4), 'text/html');
    for (const node of body.childNodes) {
      const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_CHARS);
      if (isMarkupOnly(node) || text === '' || parts.some((part) => part.text === text)) continue;
      parts.push({ text, href: addressOf(node) });
    }
  }
  return parts;
}

function isMarkupOnly(node: Node): boolean {
  return node instanceof Comment || ['SCRIPT', 'STYLE'].includes(node.nodeName);
}

function addressOf(node: Node): string | null {
  const link = node instanceof Element ? (node.matches('a') ? node : node.querySelector('a')) : null;
  const href = link?.getAttribute('href') ?? '';
  return URL.canParse(href) && new URL(href).protocol === 'https:' ? href : null;
}
