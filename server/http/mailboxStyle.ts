import { raw } from 'hono/html';

/** The palette of the app, in few lines: the page must work when the app does not. */
export const MAILBOX_STYLE = raw(`
:root { color-scheme: light dark; --paper: #faf7f0; --card: #fff; --ink: #1b2430; --muted: #5a6472;
  --sky: #1f5f8b; --line: #ddd6c8; --signal: #c8401b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12171d; --card: #1a2129; --ink: #eef1f4; --muted: #a3aebb; --sky: #7dbbe6;
    --line: #2c3640; --signal: #ff7a52; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
header, main { max-width: 42rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
h1 { margin: 0; font-size: 1.75rem; letter-spacing: -0.02em; }
h1::before { content: ''; display: inline-block; width: 0.75rem; height: 1.25rem; margin-right: 0.75rem;
  background: var(--signal); }
header p, article .meta { color: var(--muted); }
article { margin: 1.25rem 0; padding: 1.25rem 1.5rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 10px; }
h2 { margin: 0; font-size: 1.15rem; }
article .meta { margin: 0.25rem 0 1rem; padding-bottom: 0.75rem; border-bottom: 1px dashed var(--line);
  font-size: 0.9375rem; }
article p { margin: 0.75rem 0; white-space: pre-line; overflow-wrap: anywhere; }
a { color: var(--sky); }
a:focus-visible { outline: 3px solid var(--signal); outline-offset: 2px; }
.empty { margin: 2.5rem 0; color: var(--muted); }
`);
