/** How it is said that nobody has a need. */

export const NONE_BEFORE =
  /\b(?:none of (?:us|them) (?:is|are|has|have)|nobody (?:is|has)|no ?one (?:is|has)|not|isn't|aren't|wasn't|no longer|never|(?:don't|doesn't|do not|does not) (?:have|need)|needn't (?:look for|be|have|bother with)|no need (?:for|of|to (?:look for|find))|don't (?:worry about|bother with|have to (?:look for|be))|neither|(?<!(?:\b(?:not|never|dont)|n't) )(?:forget(?: about)?|never ?mind(?: about)?|scrap)(?= (?:the|about|my|his|her|our|their|that) ))\s+(?:(?:the|about|my|his|her|our|their|that|any|an?|really|actually|severely|all|both|to be|strictly|look for|special|know)\s+)*$/i;

export const NONE_BEHIND =
  /^\s*(?:people |food |places |options |diet )?(?:(?:is|are) (?:fine|ok|okay|better|gone|not needed|no (?:problem|issue))\b|(?:sister|brother|mother|mum|mom|dad|father|friend|daughter|son|wife|husband|cousin) (?:stays?|is staying) (?:at )?home|stay(?:s|ing)? (?:at home|home|behind|with)|(?:is|are) (?:not coming|staying (?:at )?(?:home|with)))/i;

export const WELL_AGAIN =
  /\b(?:(?:my|his|her|the|mum's|dad's|wife's|husband's) )?(?:left |right |bad )?(?:knees?|legs?|hips?|back|foot|feet|ankles?) (?:is|are|'s|feels?) (?:fine|ok|okay|better|healed|good|all right|alright)(?: (?:again|now|by then))*\b|\b(?:the )?(?:stairs|steps|hills) (?:are|is) (?:fine|ok|okay|no problem|alright)(?: (?:again|now|too))*\b|\b(?:can|could) (?:walk|do stairs|climb stairs)(?: (?:fine|far|a lot|again|now|well))+\b/gi;
