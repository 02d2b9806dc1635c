/** Where a message is cut into clauses. */

/** The end of a sentence, a comma, brackets, a conjunction, and an "and" behind which somebody or something is done. */
export const CLAUSE_CUTS =
  /(?<![.!?;:…])[.!?;:…]+(?=\s|$)|,(?=\s)|\s[-–—](?=\s)|[()\n]|\s(?=(?:but|so|because|cos|cause|although|though|unless|whereas)\s)|(?<!\b(?:and|or|but))\s(?=(?:and|then|or)\s+(?:i|we|my|our|the|they|she|he|it|that|let|make|can|could|please|then|he's|she's|it's|i'm|we're|i'd|we'd|add|drop|skip|swap|move|give|put|change)\s)/giu;

export const NUMBER_WORDS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)$/u;

/** What is not so: "if the kids were with us we'd need 10 days", "with two weeks I'd add Bariloche"; a polite wish is one. */
export const NOT_SO =
  /^\W*(?:(?:and|but|well|yes|yeah|sure|of course|ok(?:ay)?|oh),? )*(?:if (?:only )?(?:it|we|i|they|he|she|there|(?:the|my|our|his|her|their) \p{L}+(?: \p{L}+)?) (?:were|was|had|did)\b|with (?:\d+|an?|two|three|four|another|more) (?:\p{L}+ )?(?:days?|nights?|weeks?)\b)[^.;!?]{0,80}\b(?:we|i|he|she|they|you|it)(?:['’]d| would)\b(?! (?:like|love|want|prefer|rather|have enough|be (?:(?:really|so|very|quite) )?(?:happy|glad|grateful)))/iu;
