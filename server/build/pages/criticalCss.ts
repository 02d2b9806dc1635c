/**
 * The rules of a style sheet that a page can use before its script has run. The whole sheet follows at the end of the
 * body, so a rule too few would be a flash and a rule too many is a few bytes: in doubt a rule stays.
 */

/** @param css minified, without comments; @param html the page's body */
export function criticalCss(css: string, html: string): string {
  const kept = keepRules(css, namesIn(html));
  const used = variablesUsed(kept, html);
  return kept.replaceAll(VARIABLE, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

/** A declared variable, up to the end of its declaration; the last of a rule has no semicolon. */
const VARIABLE =
  /(?<=[{;])(--[\w-]+):((?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^;{}"'()])*)(?:;|(?=\}))/g;
const USE = /var\(\s*(--[\w-]+)/g;

/** The variables that rules and the page's own styles ask for, and those by which they are defined. */
function variablesUsed(css: string, html: string): ReadonlySet<string> {
  const definitions = new Map<string, string>();
  const rest = css.replaceAll(VARIABLE, (_all, name: string, value: string) => {
    definitions.set(name, `${definitions.get(name) ?? ''} ${value}`);
    return '';
  });
  const used = new Set<string>();
  const found = [rest, html];
  for (let text = found.pop(); text !== undefined; text = found.pop()) {
    for (const [, name = ''] of text.matchAll(USE)) {
      if (used.has(name)) continue;
      used.add(name);
      found.push(definitions.get(name) ?? '');
    }
  }
  return used;
}

/** Every class and attribute name, and every element, that stands in the page. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

function keepRules(css: string, names: ReadonlySet<string>): string {
  let kept = '';
  for (const { prelude, body } of rulesOf(css)) {
    if (body === null) {
      kept += `${prelude};`;
    } else if (/^@(media|supports|layer|container)\b/.test(prelude)) {
      const inner = keepRules(body, names);
      // an empty layer still takes its place in the order of layers
      if (inner !== '' || prelude.startsWith('@layer')) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@') || selectorsOf(prelude).some((one) => canMatch(one, names))) {
      kept += `${prelude}{${body}}`;
    }
  }
  return kept;
}

interface Rule {
  readonly prelude: string;
  /** What stands between the braces; null for a statement such as `@layer a, b;`. */
  readonly body: string | null;
}

function* rulesOf(css: string): Generator<Rule> {
  let start = 0;
  while (start < css.length) {
    const end = next(css, start, /[;{]/g);
    if (end === -1) return;
    const prelude = css.slice(start, end).trim();
    if (css[end] === ';') {
      if (prelude !== '') yield { prelude, body: null };
      start = end + 1;
    } else {
      const close = closing(css, end);
      yield { prelude, body: css.slice(end + 1, close) };
      start = close + 1;
    }
  }
}

/** The next place where `wanted` stands outside of strings and brackets; -1 for none. */
function next(css: string, from: number, wanted: RegExp): number {
  let depth = 0;
  const token = new RegExp(
    String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[()[\]]|${wanted.source}`,
    'gs',
  );
  token.lastIndex = from;
  for (let match = token.exec(css); match; match = token.exec(css)) {
    if (/^[([]$/.test(match[0])) depth += 1;
    else if (/^[)\]]$/.test(match[0])) depth -= 1;
    else if (depth === 0 && match[0].length === 1) return match.index;
  }
  return -1;
}

function closing(css: string, open: number): number {
  let depth = 1;
  let at = open;
  while (depth > 0) {
    at = next(css, at + 1, /[{}]/g);
    if (at === -1) return css.length;
    depth += css[at] === '{' ? 1 : -1;
  }
  return at;
}

function selectorsOf(prelude: string): readonly string[] {
  const list: string[] = [];
  let start = 0;
  for (let at = next(prelude, 0, /,/g); at !== -1; at = next(prelude, start, /,/g)) {
    list.push(prelude.slice(start, at));
    start = at + 1;
  }
  return [...list, prelude.slice(start)];
}

/** Whether every class that the selector asks for is in the page; `:not(…)`, `:is(…)` and the like ask for none. */
function canMatch(selector: string, names: ReadonlySet<string>): boolean {
  const asked = selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...asked.matchAll(/\.(?:[\w-]|\\.|[^\0-\x7f])+/g)].every(([name]) =>
    names.has(name.replaceAll('\\', '')),
  );
}
