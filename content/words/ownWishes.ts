/** What travellers wish for in their own words, and what only looks like it. */
/** Of which sort is not to be says another reader, or nobody: "no long walks", "no rides over an hour". */
export const OF_MANY =
  /\b(?:tours?|walks?|treks?|hikes?|rides?|boats?|trips?|lessons?|class(?:es)?|shows?|camps?|towers?|bridges?|trees?|day|nights?|games?|valleys?|rivers?|markets?)\b/iu;
/** It was, it is not to be, it is somebody's, or it only tells where something else is. */
export const NO_WISH =
  /(?:\b(?:no|not|never|without|avoid|skip|skipping|hate|hates|dislike|nor|than|except|instead of|rather than|afraid of|scared of|fear of|allergic to|sick of|tired of|bored of|fed up with|seen|been to|did|done|had|was|were|last year|near(?: to)?|nearby|close to|next to|by|beside|opposite|around|across from|distance (?:of|to|from)|from|at|works? (?:in|at|for)|study|studies|studying|teach(?:es)?|my|our|his|her|their|whose|don't|doesn't|didn't|isn't|can't|cannot|won't|'s)(?: (?:want|like|care|need|do|go|the|a|an|any|to|more|too|much|many|big|for|of|in|on))*)\s*$/iu;
export const ONLY_WHERE =
  /^(?:early|earlier|late|later|often|well|out|near|nearby|close|next|opposite|beside|around|not|no|never|without|instead|avoid|hates?|dislikes?|skip|took|taken|saw|booked|cannot|can't)\b/iu;
/** Said of what has no article alone: "no boats, a ghost tour". */
export const NO_BARE =
  /\b(?:no|not|never|without|nor) (?:[\p{L}\p{M}'’-]+ ?){1,3}(?:, |,? (?:and|or) )(?!.*\b(?:an?|the|some)\s+$)[^,]*$/iu;
/** What follows says that it is none. */
export const NO_WISH_AFTER =
  /^\s*(?:(?:was|were)\b|(?:is|are) (?:not|no|shut|closed|too|boring|out)\b|isn't|aren't|not for\b|too (?:far|much)|leaves?\b|sails?\b|departs?\b)/iu;
/** Words before a thing that is to be in the plan, whatever it is. */
export const SEEN =
  /\b(?:see|visit|watch|hear|ride|climb|attend|explore)\s+(?:(?:the|an?|some|at least|one|that|those|real|famous|of) )*$/iu;
/** Before what one eats, whatever it is. */
export const EATEN =
  /\b(?:eat|eating|try|trying|taste|tasting|sample|sampling)\s+(?:(?:the|some|an?|real|good|proper|local|lots of|lot of) )*$/iu;
/** What is wished for by these words is one thing, without an article too: "I must see lucha libre", "want to see hegra and elephant rock". */
export const WISHED =
  /\b(?:must|have to|got to|gotta|need to|want to|wanna|hope to|hoping to|love to|like to|dying to) (?:see|visit|watch|attend|catch)\s+(?:[\p{L}\p{M}'’ -]{3,30}(?:,|,? and|&|\+)\s+){0,3}$/iu;
/** "(is) crazy about origami": its own words are no part of what is liked. */
export const LIKES =
  /^(?:crazy|mad|nuts|keen|big|fond|obsessed|passionate|(?:huge |big )?fans?|suckers?) (?:about|on|with|of|for) /iu;
/** Every such sentence has one of these, which is quickly seen. */
export const MAY_LIKE =
  /lov|like|ador|enjoy|lives? for|crav|into|keen|big on|fond|mad|crazy|nuts|obsess|interest|passion|fan|sucker|weakness/iu;
/** One or two words, and no clause: what one likes to do, or how. */
export const LIKED_THING =
  /^(?!(?:how|what|when|where|why|that|this|it|its|your|being|having|going|getting|seeing|doing|taking|staying|keeping|travell?ing|visiting|idea|sound|look|the|them|each|warm|hot|cold|weather|sun|heat|trip|places?|plan|planning|days?|early|late|slow|quiet|calm|cheap|sleeping|debt|trouble|figures|double|the red)\b)(?!.*\b(?:islands?|beach(?:es)?|mountains?|cit(?:y|ies)|towns?|villages?|places?|countr(?:y|ies)|coasts?)$)[\p{L}\p{M}'’-]{3,}(?: [\p{L}\p{M}'’-]{3,})?$/iu;
/** Of two words or more, and no sort of things: "local life", "autumn colours". */
export const ONE_THING =
  /^(?!.*\b(?:life|lives|nature|scenery|culture|places?|stuff|things|views?|people|countryside|weather|snow|leaves|colou?rs?|cities|towns|villages|islands|animals|sites|spots|sights?|bits|parts|side|possible|city|town|country|area|world|ones?)$)[\p{L}\p{M}'’-]{3,} [\p{L}\p{M}'’ -]{3,}$/iu;
/** What a wish for a visit is not said of. */
export const NO_THING =
  /^(?:business|first|economy|premium|second|tourist|world)[ -](?:class|economy)\b|^(?:all|both|two|three|four|five|six|several|many)\b|\b(?:national parks?|hotels?|rooms?|beds?|flights?|airports?|stations?|car|cars|people|persons?|family|families|friends?|kids?|(?:grand)?(?:parents?|ma|pa|mother|father)|nan|mum|mom|dad|relatives?|relations|in-laws|cousins?|aunts?|auntie|uncles?|brothers?|sisters?|sons?|daughters?|nieces?|nephews?|boss|clients?|customers?|colleagues?|dentist|doctors?|therapist|physio|lawyer|clinic|hospital|someone|somebody|anyone|everyone|people|peace|quiet|sleep|parking|job|days?|weeks?|months?|budget|money|visa|passport|work|school|office|meetings?|conference|wedding|idea|options?|price|cost|rest|time|else|it|them|what|how|why|which)\b(?! (?:museum|show|tour|rally|race))/iu;
