/**
 * The one script that stands in the HTML itself, twice where there is a frame. In the head it runs before anything is
 * painted: it gives Mantine's variables their colour scheme, and marks a device that holds a session, whose traveller is not
 * shown the visitor's page first, and an address with a query, which may ask for another page than the one in the HTML.
 * Behind the frame it shows that to whoever has a session, with what this device keeps of the account's trip. That is text,
 * whatever stands there, of the account alone, and of no trip that is over. The planner has no such frame around it.
 */
import { createHash } from 'node:crypto';

/** The names are those of src/config/names.ts and src/config/paths.ts; a test holds them together. */
export const EARLY_SCRIPT =
  '{const e=document.documentElement;' +
  "e.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "if(location.search)e.dataset.query='';" +
  "try{const s=localStorage.getItem('waymark-auth');if(s){e.dataset.account='';" +
  "const f=document.querySelector('template#frame');if(f&&location.pathname!=='/ai-booking'){" +
  'const n=document.importNode(f.content,true).firstElementChild;f.replaceWith(n);' +
  "const t=localStorage.getItem('waymark-last-trip');if(t&&!(t.length>999)){" +
  "const l=JSON.parse(t),o=v=>typeof v==='string'&&v!=='';" +
  'if(o(l.userId)&&l.userId===JSON.parse(s).user.id&&o(l.title)&&o(l.when)&&!(new Date().toISOString().slice(0,10)>l.until)){' +
  "const h=n.querySelector('section');" +
  "h.querySelector('h2').textContent=l.title.slice(0,80);" +
  "h.querySelector('[data-when]').textContent=l.when.slice(0,60);h.hidden=false}}}}}catch{}}";

/** As the Content-Security-Policy names it. */
export const EARLY_SCRIPT_HASH = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`;

/** What the mark does; stands in the HTML beside it. */
export const EARLY_STYLE = ':root[data-account] [data-page]{visibility:hidden}';

/** The same for a page that reads the query. */
export const QUERY_STYLE = ':root[data-query] [data-page]{visibility:hidden}';
