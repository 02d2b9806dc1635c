/**
 * The one script that stands in the HTML itself: it runs before anything is painted. It gives Mantine's variables their
 * colour scheme, and marks a device that holds a session, whose traveller is not shown the visitor's page first, and an
 * address with a query, which may ask for another page than the one in the HTML.
 */
import { createHash } from 'node:crypto';

/** `waymark-auth` is SESSION_STORAGE_KEY of src/config/names.ts; a test holds them together. */
export const EARLY_SCRIPT =
  '{const e=document.documentElement;' +
  "e.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "if(location.search)e.dataset.query='';" +
  "try{if(localStorage.getItem('waymark-auth'))e.dataset.account=''}catch{}}";

/** As the Content-Security-Policy names it. */
export const EARLY_SCRIPT_HASH = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`;

/** What the mark does; stands in the HTML beside it. */
export const EARLY_STYLE = ':root[data-account] [data-page]{visibility:hidden}';

/** The same for a page that reads the query. */
export const QUERY_STYLE = ':root[data-query] [data-page]{visibility:hidden}';
