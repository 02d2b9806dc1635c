/** Where a message is cut into clauses. */

/** The end of a sentence, a comma, brackets, a conjunction, and an "and" behind which somebody or something is done. */
export const CLAUSE_CUTS =
  /(?<![.!?;:…])(?!(?<=\b\d{1,2})\.\s(?:jan(?:uar)?|feb(?:ruar)?|märz|mar(?:ch)?|apr(?:il)?|ma[iy]|jun[ei]?|jul[yi]?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)\b)[.!?;:…]+(?=\s|$)|,(?=\s)|\s[-–—](?=\s)|[()\n]|\s(?=(?:but|so|because|cos|cause|although|though|unless|whereas)\s)|(?<!\b(?:and|or|but))\s(?=(?:and|then|or)\s+(?:i|we|my|our|the|they|she|he|it|that|let|make|can|could|please|then|he's|she's|it's|i'm|we're|i'd|we'd|add|drop|skip|swap|move|give|put|change)\s)/giu;

export const NUMBER_WORDS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)$/u;

/** What is not so: "if the kids were with us we'd need 10 days", "with two weeks I'd add Bariloche"; a polite wish is one. */
export const NOT_SO =
  /^\W*(?:(?:and|but|well|yes|yeah|sure|of course|ok(?:ay)?|oh),? )*(?:if (?:only )?(?:it|we|i|they|he|she|there|(?:the|my|our|his|her|their) \p{L}+(?: \p{L}+)?) (?:were|was|had|did)\b|with (?:\d+|an?|two|three|four|another|more) (?:\p{L}+ )?(?:days?|nights?|weeks?)\b)[^.;!?]{0,80}\b(?:we|i|he|she|they|you|it)(?:['’]d| would)\b(?! (?:like|love|want|prefer|rather|have enough|be (?:(?:really|so|very|quite) )?(?:happy|glad|grateful)))/iu;

/** "Ah no, leave it", "no no forget it", "so no, it stays in May as it is": what was thought of before it is not wanted. */
export const TAKEN_BACK =
  /^\W*(?:(?:but|and|so|or|ok(?:ay)?|well|hm+|ah|ach|eh|oh|um|uh|nah?|no+|nope|actually|wait|sorry|man|please|just|let['’]?s|we(?:['’]ll)?)\W+)*(?:(?:leave|forget) (?:it(?! (?:out|in|for|on|off|at|until|till|to|with)\b)|that(?! \p{L}))|(?:never ?mind|nvm)(?= *(?:that|it)? *(?:$|[^\p{L} ]))|(?:leave|keep) (?:it|that|this|everything|things|the plan)(?: \p{L}+)? (?:be|alone|as (?:it|they|we) (?:is|was|are|were|had|have)|as is|like (?:this|that|it is)|how it is|the way it is)|(?:it|that|this|all|everything|the plan) (?:stays?|remains?)(?: \p{L}+){0,2} as (?:it|they) (?:is|was|are|were))\b/iu;

/** What was not, and will not be: "she would have come too", "were gonna meet us"; a wish may be put like that. */
export const WOULD_HAVE =
  /\b(?:would(?:['’]?ve| have| of|a)|woulda?ve|wid['’]?ve|['’]d(?:['’]ve| have| of)) (?:been(?! (?:much |far |a lot )?(?:better|nicer|enough|ideal|perfect|good|great))|come|gone|joined|met|stayed|flown|had|made|cost|taken|paid|killed|driven|booked|got|added|brought)\b|(?<!\b(?:i|we|it|that) )\b(?:were|was) (?:gonna|going to|supposed to|meant to) (?!be\b)\p{L}+/iu;

/** Beside it: what is to stay is the rest of the plan, or it hangs on something. */
export const KEEPS_REST = /\b(?:else|otherwise|rest|if|when|unless)\b/iu;

/** What is only thought of: "hm should it be 10 days??", "my wife asks if not rather June". */
export const ALOUD =
  /\?\W*$|\b(?:should|could|shall|might|maybe|perhaps|what if|thinking|thought|wondering|asks?|asking|says?|suggests?|hm+)\b/iu;

/** What asks, whatever else it sounds like: "i was thinking Tokyo 5 nights", "Florence stays as it is", "Pat has her own room". */
export const PROPOSES =
  /^\W*(?:(?:so|and|but|well|ok(?:ay)?|um+) )*(?:i|we) ?(?:was|were|['’]?m|am|['’]?re|are|['’]ve been) thinking\b|^\W*(?:(?:and|also|oh|so|ok(?:ay)?|(?:we|i)(?:['’]ll)?) )*need (?:an?|one|two|some|more|another)\b|\b(?:stays?|remains?) (?:as (?:it|they) (?:is|are)|the same)\b|\b(?:has|have|gets?) (?:an?|her|his|their) (?:own )?rooms?\b/iu;
