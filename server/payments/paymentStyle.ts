import { raw } from 'hono/html';

/** The palette of the app, in few lines: a receipt on paper, the price as large as on a ticket. */
export const PAYMENT_STYLE = raw(`
:root { color-scheme: light dark; --paper: #faf7f0; --card: #fff; --ink: #1b2430; --muted: #5a6472;
  --sky: #1f5f8b; --line: #ddd6c8; --edge: #857d6f; --signal: #c8401b; --on-signal: #fff; --tint: #f1ebdf; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12171d; --card: #1a2129; --ink: #eef1f4; --muted: #a3aebb; --sky: #7dbbe6;
    --line: #2c3640; --edge: #71808f; --signal: #ff7a52; --on-signal: #1b1210; --tint: #202932; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 'Instrument Sans Variable', system-ui, sans-serif; }
header, main { width: min(30rem, 100% - 2.5rem); margin: 0 auto; }
header { display: flex; align-items: center; gap: 0.75rem; padding: 1.5rem 0; font-weight: 700;
  font-size: 1.2rem; letter-spacing: -0.02em; }
header rect { fill: var(--signal); }
main { margin-bottom: 3rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 10px; }
.sample { display: inline-block; margin: 0 0 1rem; padding: 0.125rem 0.625rem; border: 1px dashed var(--edge);
  border-radius: 6px; color: var(--muted); font-size: 0.9375rem; }
header, h1, .total dd { font-family: 'Bricolage Grotesque Variable', system-ui, sans-serif; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.02em; }
.lead, .note { margin: 0; color: var(--muted); }
.note { font-size: 0.9375rem; }
.declined { margin: 1rem 0 0; padding: 0.75rem 1rem; border-left: 4px solid var(--signal);
  background: var(--tint); }
dl { margin: 1.5rem 0; border-top: 2px dashed var(--line); border-bottom: 2px dashed var(--line); }
dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 1.5rem; padding: 0.75rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.total dd { font-size: 1.75rem; font-weight: 700; letter-spacing: -0.03em; line-height: 1.1; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; margin: 0 0 1rem; }
button, .way { min-height: 48px; padding: 0.5rem 1.25rem; border: 1px solid var(--edge); border-radius: 6px;
  background: none; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button.pay { grid-column: 1 / -1; border-color: var(--signal); background: var(--signal);
  color: var(--on-signal); }
.way { display: inline-flex; align-items: center; color: var(--sky); text-decoration: none; }
button:focus-visible, .way:focus-visible { outline: 3px solid var(--signal); outline-offset: 2px; }
`);
