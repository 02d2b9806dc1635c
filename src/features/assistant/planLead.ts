/**
 * A reply with a plan in two parts: what it says before its first heading, such as what changed since the plan before,
 * stands above the days; the rest below them. A text without headings is all rest.
 */
export function splitLead(text: string): { lead: string; rest: string } {
  const heading = text.search(/^#{1,6}[ \t]/m);
  if (heading <= 0) return { lead: '', rest: text };
  return { lead: text.slice(0, heading).trim(), rest: text.slice(heading) };
}
