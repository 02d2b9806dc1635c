/** Where a street map comes from, as the environment says it: for the build, which asks for it, and the server, which lets it in. */

export interface MapSettings {
  /** The style: an address, or a path on the page's own origin. */
  readonly styleUrl: string;
  /** What the style may fetch from beside the page's own origin, each as a content policy names it. */
  readonly origins: readonly string[];
}

const STYLE = 'must be an https address, such as https://tiles.example/style.json';
const ORIGINS = 'must name origins, such as https://tiles.example https://*.glyphs.example';
/** The origin of an address, and what may follow it: no blanks, no quotes, and nobody's password. */
const ADDRESS = /^(https?:\/\/[^/?#\s@\\]{1,300})(?:[/?][\x21\x23-\x26\x28-\x3b\x3d\x3f-\x5b\x5d-\x7e]*)?$/i;
/** A host's own name or every name below one; nothing that could end a directive of the policy. */
const ORIGIN =
  /^https:\/\/(?:\*\.(?=[^.]+\.))?[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9][a-z0-9-]{0,62}){0,8}(?::\d{1,5})?$/;
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
const MAX_ORIGINS = 12;
const MAX_URL_CHARS = 2_000;

/**
 * `MAP_STYLE_URL` and `MAP_ORIGINS`; null where there is no street map.
 * @throws Error with one line that begins with the name of the variable that is wrong
 */
export function mapSettings(env: Readonly<Record<string, unknown>>): MapSettings | null {
  const [styleUrl, named] = [text(env['MAP_STYLE_URL']), text(env['MAP_ORIGINS'])];
  if (styleUrl === '') {
    if (named !== '') throw new Error('MAP_ORIGINS is of use with MAP_STYLE_URL alone');
    return null;
  }
  const own = originOf(styleUrl);
  if (own === null) throw new Error(`MAP_STYLE_URL ${STYLE}`);
  const others = named === '' ? [] : named.toLowerCase().split(/[\s,]+/);
  const isSound = others.length <= MAX_ORIGINS && others.every(isOrigin);
  if (!isSound) throw new Error(`MAP_ORIGINS ${ORIGINS}`);
  return { styleUrl, origins: [...new Set([own, ...others])].filter((origin) => origin !== '') };
}

/** Empty for the page's own; null where it is no address that a style may have. */
function originOf(styleUrl: string): string | null {
  if (styleUrl.length > MAX_URL_CHARS) return null;
  // "//host" and "/\host" are other machines to a browser
  if (/^\/(?![/\\])/.test(styleUrl)) return '';
  const origin = ADDRESS.exec(styleUrl)?.[1]?.toLowerCase();
  return origin !== undefined && isOrigin(origin) && !origin.includes('*') ? origin : null;
}

function isOrigin(name: string): boolean {
  return ORIGIN.test(name) || LOCAL_ORIGIN.test(name);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
