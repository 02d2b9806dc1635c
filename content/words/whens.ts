/** When a thing is wished for. */

/** What makes an ordinal none of a month: "the second day", "25th birthday". */
export const IN_A_ROW =
  /^\s*(?:(?:and|with|&) (?:the )?[a-z]+ days?|(?:mon|tues|wednes|thurs|fri|satur|sun)?days?|time|one|stop|choice|option|half|thing|few|two|three|nights?|weeks?|weekends?|morning|evening|place|of (?:us|them|our|my|the (?:trip|week|month)))\b/;
export const NO_DATE =
  /^\s*(?:floor|birthday|bday|anniversary|wedding|year|century|class|avenue|street|graders?|grade|trip|visit|quarter|person|row|storey|level|month|(?:(?:is|will be) )?(?:joining|joins|coming (?:too|along|with us)))\b/;
