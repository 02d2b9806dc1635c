/** Names of feasts. */

/** Their names, and the rules of content/holidays. */
export const FEAST_DAYS: readonly (readonly [string, string])[] = [
  ['(?:christmas|xmas) eve', '12-24'],
  ['(?:christmas|xmas) day|christmas|xmas', '12-25'],
  ["boxing day|st\\.? stephen'?s day", '12-26'],
  ["new year'?s eve|nye|silvester|hogmanay", '12-31'],
  ["new year'?s? day|new years?", '01-01'],
  ['epiphany', '01-06'],
  ['palm sunday', 'E-7'],
  ['holy monday', 'E-6'],
  ['holy tuesday', 'E-5'],
  ['(?:holy|spy) wednesday', 'E-4'],
  ['(?:maundy|holy) thursday', 'E-3'],
  ['good friday', 'E-2'],
  ['(?:holy|easter) saturday', 'E-1'],
  ['easter monday', 'E+1'],
  ['easter sunday|easter', 'E'],
  ['ash wednesday', 'E-46'],
  ['mardi gras|fat tuesday|shrove tuesday', 'E-47'],
  ['thanksgiving(?: day)?', '11:4:4'],
  ['black friday', '11:4:4+1'],
];

/** A question whether a feast is in the way, "does tet mess things up?": of a trip at its own time, and no time for it. */
export const FEAST_IN_THE_WAY =
  /^\W*(?:(?:and|but|btw|also|oh|so|or|ps|just wondering|do you know(?: if)?|i wonder(?: if)?|worried?(?: that)?)\W+)*(?:does|do|will|would|is|are|how|if|should)\b.*\b(?:mess(?:es)?|problem|issue|trouble|(?:shut|close)(?:s|d)? (?:things|everything|down|it)|(?<=\b(?:everything|anything|things|stuff|it|all|places|shops|restaurants|museums|sights)\b.{0,30}\b)(?:shut|closed?)|crowd(?:ed|s)?|busy|busier|packed|affects?|interferes?|matters?|disrupts?|ruins?|spoils?|expensive|dear(?:er)?|pric(?:ey|ier|es)|avoid(?:ed|ing)?|chaos|chaotic|worr(?:y|ied)|in the way|a pain|clash(?:es)?|bad|impossible|a nightmare|hectic)\b/;
