/** Sentences that tell of whoever writes, or speak to whoever reads, and ask for nothing. */

/** What may be a wish, whatever else is told. */
const WISH =
  /\d|\b(?:want|wants|wish|wishes|needs?|must|ha(?:ve|s) to|should|would|'d|prefer\w*|hop(?:e|ing) (?:to|for)|ideally|least|most|only|please|pls|plz|no|not|never|without|avoid|hates?|can we|could|can you|allerg\w*|keen|interested|loves?|likes?|enjoys?|bring\w*|dream\w*|too|afraid|scared|fears?|free|plan|book|hotel|room|flights?|trip to)\b|n't\b(?<!can't)/i;
const FEELING =
  'nervous|excited|thrilled|stressed|happy|glad|sorry|grateful|new (?:to this|here)|curious|bored|overwhelmed|lost|confused|late with this';
const CHATTER = new RegExp(
  [
    `^(?:(?:and|so|but|oh|well|um|hi|hello|hey|ok),? )*(?:i|we|i am|we are|i'm|we're)(?: all| both)?(?: (?:am|are|feel|felt|was|were))?(?: so| very| really| a bit| a little| super| quite| getting)* (?:${FEELING})\\b`,
    '^(?:sorry|apologies|excuse)\\b',
    "\\b(?:you are|you're|u r|your (?:app|site|help|service|website)|looking forward|can't wait|cannot wait|i am writing|i'm writing|writing (?:this|from|on)|hope (?:you|this|all|everything)|finds you)\\b",
    '\\b(?:ago|last (?:year|month|summer|winter|spring|autumn|time|week)) (?:we|i|my|they)\\b|\\b(?:first|second|third) time\\b',
    '\\b(?:have|has|had) been (?:together|married|friends|working|saving|talking|planning)\\b|\\b(?:told|recommended|mentioned) (?:me|us|by)\\b|\\bheard about you\\b',
  ].join('|'),
  'i',
);

/** Whether a sentence asks for nothing. */
export function isChatter(sentence: string): boolean {
  return CHATTER.test(sentence) && !WISH.test(sentence);
}
