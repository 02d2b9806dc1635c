/** Names of files that a traveller keeps. */
import { folded } from '../itinerary/measures.ts';

const MAX_CHARS = 60;

/** "paris-and-rome.ics": letters and digits of any script, which every device takes. */
export function fileName(title: string, ending: string): string {
  const name = folded(title)
    .replaceAll(' ', '-')
    .slice(0, MAX_CHARS)
    .replace(/\p{Surrogate}$|-$/u, '');
  return `${name || 'trip'}.${ending}`;
}
