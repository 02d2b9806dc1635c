/** Entry rules, which the planner cannot know: what to check, and who does know. */

/** @param country in words; null where none is known yet */
export function visaWords(country: string | null): string {
  const where = country === null ? '' : ` for ${country}`;
  return `Whether you need a visa${where} I cannot tell you for certain: entry rules depend on your passport, your residence, the length of your stay and where you change planes, and they change without notice.

**What to check, and where**
- The government page of the country you visit${country === null ? '' : ` (${country})`}, and its embassy in yours: visa or electronic permit, how long you may stay, proof of onward travel.
- Your own foreign ministry's travel advice.
- Your airline before you buy: it refuses boarding when a paper is missing. Most look your passport up in IATA's Timatic.
- How long your passport must be valid: many countries ask for six months after you leave.
- Vaccinations: your doctor or a travel clinic, four to six weeks ahead.`;
}
