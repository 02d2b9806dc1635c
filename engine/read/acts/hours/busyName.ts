/** What keeps people busy, as the plan calls it. @param cue as it was typed */
export function nameOf(cue: string): string {
  const word = cue
    .trim()
    .toLowerCase()
    .replace(/^(?:speaking at )?(?:an?|the|my|our) /, '')
    .replace(/^work (?=meetings?$|calls?$)/, '');
  if (/^(?:nap|sleep|siesta)/.test(word)) return 'Nap';
  if (/^(?:rest|lie)/.test(word)) return 'Rest';
  return /work(?!shop)|busy|office|duty/.test(word) || word === 'business'
    ? 'Work'
    : word.charAt(0).toUpperCase() + word.slice(1);
}

/** The hours (minutes of the day) of a meal without an hour of its own: "dinner with friends" takes no day. Null for what is none. */
export function mealOf(cue: string): { readonly from: number; readonly until: number } | null {
  const [from, until] = /dinner|drinks/i.test(cue)
    ? [18, 23]
    : /lunch/i.test(cue)
      ? [12, 15]
      : /brunch|breakfast|coffee/i.test(cue)
        ? [9, 13]
        : [0, 0];
  return until === 0 ? null : { from: from * 60, until: until * 60 };
}

/** What one can travel for: its weekdays are those of the trip. */
export function isOfTrip(cue: string): boolean {
  return /work|conference|congress|convention|fair|expo|business|summit|symposium|office/i.test(cue);
}
