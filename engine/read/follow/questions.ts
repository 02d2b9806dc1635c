/** Whether a message asks about what stands in the plan. */

const QUESTION =
  /^\W*(?:(?:and|so|ok|okay|but|hi|hello|hmm+|um+|well|oh|wait|also|btw|thanks|great|cool|nice)\W+)*(?:(?:in|on|at|for|from|by|to|with)\s+)?(?:which|what['’]?s(?! (?:about|if|else)\b)|wheres|what(?!\s+(?:about|if|else)\b)|when|where(?!\s+else\b)|who|why|how(?!\s+about\b))\b/i;
/** What would change the plan if it were done: "what would it cost in July?" */
const SUPPOSED = /\b(?:would|could|should|can|if|instead|visas?|passport|weather|climate)\b/i;
const YES_OR_NO =
  /^\W*(?:(?:and|so|ok|okay|but|hi|hello)\W+)?(?:(?:is|are|do|does|did|will|was|am|has|have|any)\b.*\?\W*$|(?:is|are|do|does|did|will|was) (?:the|there|it|this|that|these|those|we|they|you|shops?|museums?|restaurants?|people|everything|all|any)\b)/i;
/** Polite ways of asking for a change: "do you have anything cheaper?" */
const WANTS_CHANGE =
  /\b(?:cheaper|better|nicer|more|less|fewer|other|another|different|else|instead|possible|swap|add|remove|change|skip|available|you (?:have|find|know))\b/i;

/** "Which day is Nara on?", "are we going to the Colosseum?" */
export function isPlanQuestion(text: string): boolean {
  return (QUESTION.test(text) && !SUPPOSED.test(text)) || (YES_OR_NO.test(text) && !WANTS_CHANGE.test(text));
}

const COMPLAINS = /\b(?:too|so|such)\b/i;

/** "What do the kids eat on day 3?" wants to know; "why is day 2 so full?" wants less. */
export function asksWhat(text: string): boolean {
  return QUESTION.test(text) && !SUPPOSED.test(text) && !COMPLAINS.test(text);
}
