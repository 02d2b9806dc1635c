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
