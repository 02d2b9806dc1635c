/** Links in a reply: only those that a tool returned stay; of the others the words stay. */

/**
 * Every repetition has an end, and none can share its characters with the next: a text made to be slow (`[](` a
 * thousand times) is read in one go.
 */
const LINK = /!?\[([^\][]{0,500})\]\(\s{0,9}<?([^)\s>]{0,2000})(?:[>\s][^)]{0,300})?\)/g;
const LOOSE_TARGET = /\]\([^)]{0,300}\)/g;
/** What no target could be taken from is no link any more with a space in it. */
const LOOSE_OPENING = /\]\(/g;
/** What makes a reference's definition, in a list or a quotation too. */
const DEFINITION = /\]:/g;
/** `<scheme:anything>` and `<a@b>`, which are links without any brackets. */
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/gi;
/** A private-use character that stands for nothing in a text. */
const ASIDE = '\uE000';
const KEPT = /\uE000(\d+)\uE000/g;
const BARE_URL = /<?(?:https?:\/\/|www\.)[^\s<>()]+>?/gi;

/** The markdown with links outside `allowed` turned into plain text. */
export function keepKnownLinks(markdown: string, allowed: ReadonlySet<string>): string {
  const kept: string[] = [];
  // known links step aside, so that what is left can be cleaned without exceptions
  const setAside = (link: string) => `${ASIDE}${kept.push(link) - 1}${ASIDE}`;
  return markdown
    .replaceAll(ASIDE, '')
    .replace(LINK, (whole, words: string, target: string) =>
      allowed.has(target) && !whole.startsWith('!') ? setAside(`[${words}](${target})`) : words,
    )
    .replace(LOOSE_TARGET, ']')
    .replace(LOOSE_OPENING, '] (')
    .replace(DEFINITION, '] :')
    .replace(AUTOLINK, (_, inner: string) => (allowed.has(inner) ? setAside(`<${inner}>`) : inner))
    .replace(BARE_URL, (url) => (allowed.has(url) ? setAside(url) : hostOf(url)))
    .replace(KEPT, (_, index: string) => kept[Number(index)] ?? '');
}

function hostOf(url: string): string {
  return url.replace(/^<?(?:https?:\/\/)?(?:www\.)*/i, '').replace(/[/?#>].*$/, '');
}
