/** Animals that come along, in whatever words: a place to sleep must take them. */

const PET =
  '(?:pets?|dogs?|pup(?:s|py|pies)?|cats?|kittens?|labradors?|terriers?|spaniels?|poodles?|dachshunds?|retrievers?|beagles?|bulldogs?|collies?|greyhounds?)\\b';

/** What is seen of them, or where they are in the meantime. */
const NO_PET =
  '(?!,? (?:sleds?|sledding|sledges?|mushing|show|racing|museum|cafe|café|beach|ba\\b|island|street|person|lovers?|stays?|is staying|goes to|sitter|minder|at home|hair|bites?|allergy))';

export const PETS = `(?<!\\b(?:of|to|hot|no|not|without|see|love|likes?|loves|feed|street|stray|wild|sled|leav(?:e|ing)|left|walk) (?:(?:the|our|my|an?|some|any) )?)(?:(?:(?:and|with|plus|bring(?:ing)?|tak(?:e|ing)|accept(?:s|ing)?|allow(?:s|ing)?|welcomes?|permits?|(?:we|i)(?:'ve| have)(?: also)?(?: got)?|there(?:'s|s| is)) )?(?:(?:our|my|an?|the|two|one|\\d{1,2}|\\d{1,3} ?kg|small|large|little|big|old|along) )*)${PET}(?:(?: (?:called|named))? (?!(?:and|who|that|is|are|in|to|for|on|with)\\b)[a-z]{3,10}(?=,? \\(?\\d{1,2} ?kg))?(?:,? \\(?\\d{1,2} ?kgs?\\)?)?(?:[- ](?:friendly|allowed|welcome)\\b)?${NO_PET}(?:(?:'s| is| comes)(?: coming| also)?(?: too| along| as well| with us)*)?`;
