/** How people tell that another day is better. */

/** "The 21st suits us better": the trip, where a message begins with it, and nothing that is on a day. */
export const SUITS =
  /^\W*(?:(?:hm+|oh|ah|no|actually|sorry|well|ok(?:ay)?|so|but|and|then|i think|we think|maybe|perhaps|on second thoughts?|for us|(?:we|i) can(?:'t|not) (?:do|make) the \d{1,2}(?:st|nd|rd|th)(?: after all| any ?more)?)\W+)*(?:the )?(?:\w+day,? )?(?:the )?(\d{1,2})(?:st|nd|rd|th) (?:(?:actually|now|also|really) )?(?:(?:(?:would |will |might )?(?:suit|work|fit)s?|would be|'d be)(?: (?:for )?(?:me|us|everyone|everybody|all of us|both of us))? (?:(?:a lot|much|far|even|a bit) )?(?:better|best)|is (?:(?:much|far) )?(?:better|best)(?= for (?:me|us|everyone|everybody|all of us|both of us)))(?: (?:for (?:me|us|everyone|everybody|all of us|both of us)|than the \d{1,2}(?:st|nd|rd|th)|actually|after all|i think|though|instead))*(?=\W*$|[.,;!]| (?:because|as|since|so)\b)(?!.*\?)/;
