/** Links of replies go out to the web or to a mailbox and nowhere else. */
const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/** The address as the browser will follow it, or null for one that must not be a link (javascript:, relative …). */
export function safeLink(href: string | undefined): string | null {
  if (!href) return null;
  try {
    const url = new URL(href);
    return ALLOWED.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
