/** Conditions of travellers: those that the planner knows, as parts of a pattern, and whatever else is called one. */

/** Conditions of which the planner knows what they ask of a day. */
export const KNOWN_CONDITIONS = [
  [
    'heart',
    'heart',
    '(?:(?:weak|bad) heart|heart (?:conditions?|diseases?|problems?|troubles?|attack|surgery|failure|patients?|issues?|operation)|cardiac \\w+|pacemakers?|angina|(?:high|low) blood pressure|hypertension|bypass (?:surgery|operation)|stents?|(?<=(?:\\b(?:my|his|her|our|their)|\\Ws) )cardiologist)',
  ],
  ['epilepsy', 'epilepsy', '(?:epilep(?:sy|tic)s?|seizures?|photosensitiv\\w+)'],
  [
    'diabetes',
    'diabetes',
    '(?:(?:type (?:1|2|one|two) )?diabet(?:es|ics?)(?:,? (?:and |who )?(?:needs?|has) to eat (?:at )?(?:regular(?:ly| times)|every \\w+ hours))?|insulin(?:[- ]dependent)?)',
  ],
  [
    'asthma',
    'asthma',
    '(?:(?:severe |bad )?asthma(?:tics?)?|copd|(?:portable )?oxygen (?:concentrator|tank|bottle|cylinder)|breathing (?:problems?|difficulties|issues?)|lung (?:disease|condition|problems?))',
  ],
  [
    'autism',
    'autism',
    '(?:autis(?:m|tic)|asperger\\W?s?|adhd|sensory (?:issues?|overload|needs?|processing(?: disorder)?|sensitivit\\w+)|neurodivergent|on the spectrum)',
  ],
  [
    'claustrophobia',
    'narrow places',
    '(?:claustrophob(?:ia|ic)|(?:fear|afraid|scared|terrified) of (?:tight|small|narrow|confined|enclosed|closed) (?:spaces?|places?)|(?:no|hates?|avoid) (?:tight|small|narrow|confined|enclosed) (?:spaces?|places?))',
  ],
  [
    'heights',
    'heights',
    "(?:vertigo|acrophob(?:ia|ic)|(?:fear|afraid|scared|terrified|frightened) of heights?|no heights|hates? heights|(?:don't|doesn't|can't|cannot) (?:do|stand|like|handle|take) heights)",
  ],
  [
    'flying',
    'flying',
    '(?:(?:fear|afraid|scared|terrified|frightened|phobia) of (?:flying|planes?|flights?)|flight (?:anxiety|phobia)|aerophob\\w+|aviophob\\w+|hates? flying|nervous flyers?|(?:scared|nervous|anxious) (?:about|when) flying|afraid to fly)',
  ],
  [
    'sight',
    'sight',
    '(?:(?<!colou?r )(?<!double )blind(?! (?:date|spot|taste|wine|beer|tasting))(?: (?:travell?er|person|friend|man|woman))?|visually[- ]impaired|(?:visual|vision) impairments?|low vision|partially sighted)',
  ],
  [
    'hearing',
    'hearing',
    '(?:deaf(?: (?:travell?er|person|friend))?|hard of hearing|hearing (?:impair\\w+|loss|aids?|problems?)|sign language)',
  ],
] as const;

const FEW = "(?:[\\p{L}'’-]+ ){0,3}?";
const NAMED =
  "(?:crohn['’]?s(?: disease)?|(?:ulcerative )?colitis|ibs|irritable bowel(?: syndrome)?|migraines?|(?:motion|sea|car|travel|altitude) ?sick(?:ness)?|seasick|insomnia|ptsd|anxiety(?: (?:disorder|attacks?))?|panic attacks?|depression|dementia|alzheimer['’]?s|parkinson['’]?s|multiple sclerosis|ms\\b(?= (?:patient|and|,))|stroke|cancer|chemo(?:therapy)?|(?:ha?emo)?dialysis|cpap(?: machines?)?|sleep apn(?:o?ea|ea)|(?:bsl|asl) users?|kidney \\p{L}+|immuno\\p{L}+|immune system|transplant|hemophilia|haemophilia|lupus|fibromyalgia|eczema|psoriasis|endometriosis|incontinen\\p{L}+|stoma|colostomy|catheter|down['’]?s? syndrome|cerebral palsy|muscular dystrophy|spina bifida|osteoporosis|tinnitus|narcolepsy|anemi\\p{L}+|anaemi\\p{L}+|sickle cell|bee stings?|epi-?pens?|(?:malaria|yellow fever|dengue(?: fever)?|typhoid(?: fever)?|rabies|zika)(?! (?:free|museum))|jet ?lag|thyroid|gallstones?|ulcers?|hernia|concussion|vertebra\\p{L}*|heat ?stroke|dwarfism|obes\\p{L}+|overweight|plus[- ]size|(?:guide|assistance|service|hearing) dogs?)";
/** What is hard to bear for some. */
const HARSH =
  '(?:the |a |any |loud |bad |big |cold |long )*(?:noise|noises|crowds?|queues?|queuing|queueing|lines|heat|cold|sun|smoke|smog|dust|pollen|pollution|air|altitude|humidity|stairs|walks?|walking|lights?|flights?|drives?)';
/** Whatever is called a condition, an illness or an injury, and what somebody suffers from or recovers from. */
export const CALLED_CONDITIONS = new RegExp(
  [
    `\\b(?:(?:severe|serious|chronic|bad|mild) )?${NAMED}`,
    `\\b(?:(?:i|he|she|we|they|who|wife|husband|son|daughter|mother|father|mum|mom|dad|partner|friend|one of us) (?:has|have|had|got|have got|is having)|with) (?:a |an |his |her |my |some )?${FEW}(?<!weather )(?<!road )(?<!air[- ])(?:condition|disease|disorder|syndrome|illness|injury|disability|impairment|phobia|surgery|operation|ailment|infection)\\b`,
    `\\b(?:suffers?|suffering|suffered) (?:badly )?from ${FEW}[\\p{L}'’-]+`,
    `\\brecover(?:s|ing|ed)? from (?!jet)${FEW}[\\p{L}'’-]+`,
    `\\b(?:diagnosed|living|lives) with ${FEW}(?!(?:his|her|my|our|their|friends|family|parents)\\b)[\\p{L}'’-]+(?= |[,.;!]|$)`,
    `\\b(?:because of|due to) (?:my|his|her|our) (?!work|job|budget|flight|schedule|visa|school|exam|birthday|anniversary|wedding|meeting)${FEW}[\\p{L}'’-]+`,
    `\\b(?:medical|health|mental|skin|chronic|pre-?existing) (?:conditions?|needs?|issues?|problems?|reasons?|requirements?|history)\\b`,
    `\\b(?:phobia of|afraid of|scared of|terrified of|fear of) (?:the )?${FEW}[\\p{L}'’-]+`,
    `\\b(?:can't|cannot|can not|doesn't|don't|unable to) (?:take|do|stand|bear|handle|tolerate|deal with|cope with) (?:the |too much |much )?(?:heat|cold|sun|humidity|altitude|crowds?|noise|smoke|(?:queues?|lines)(?: (?:or|and) loud \\p{L}+)?|loud \\p{L}+|bright lights?|long (?:flights?|drives?|bus rides?|queues?))`,
    `\\b(?:(?:don't|doesn't|not|can't|cannot|never) (?:cope|do|deal|sleep|feel|react|tolerate|adapt|take)(?: very| too)?(?: well| good)? (?:with|to|in|at)|(?:struggles?|trouble|problems?) (?:with|at|in)|worr(?:y|ied|ies)(?: me)? about|(?:afraid|scared) of|nervous about) (?:the |high )?(?:altitude|heat|humidity|crowds?|thin air)\\b`,
    `\\b(?:got|gets?|getting|was|were|been|felt|feels?|fell|mak(?:es?|ing) (?:me|him|her|us)|made (?:me|him|her|us)) (?:(?:badly|very|really|so|quite|terribly|pretty|awfully) )*(?:sick|ill|dizzy|faint|unwell) (?:from|with|at|in|on|because of) (?:the |high |winding )*(?:altitude|heights?|heat|thin air|sun|humidity|boats?|ferr(?:y|ies)|roads?|curves|bends)\\b`,
    `\\b(?:my|his|her|our|their) (?:[\\p{L}]+ )?(?:ms|eczema|asthma|arthritis|back|knees?|hips?|ankles?|shoulder|neck|stomach|skin|joints?|psoriasis|rosacea|allerg(?:y|ies)|hay ?fever|migraines?|sinus(?:es)?|gout|sciatica|ibs|colitis|crohn['’]?s|lupus|fibro(?:myalgia)?|condition|nerves?) (?:flares? up|(?:is|are) flaring up|acts? up|plays? up|gets? worse)\\b(?: (?:in|with|on|at|from|when it'?s) (?:the |too )?[\\p{L}]+)?`,
    `\\b(?:my|his|her|our|their|[\\p{L}]+['’]s) (?:doctor|gp|specialist|consultant|surgeon|midwife|physio(?:therapist)?|oncologist|neurologist|cardiologist|obgyn|gynaecologist)s? (?:has |have )?(?:doesn't want|does not want|don't want|won't (?:let|allow)|doesn't (?:let|allow)|forbids?|forbidden|forbade|banned|warned (?:me|him|her|us|them)|(?:says?|said|told|advise[sd]?|insists?|wants)(?: (?:i|me|he|him|she|her|we|us|that|to|on|should|must)){0,3} (?:no|not|never|nothing|avoid|only|cannot|can't|mustn't|shouldn't|rest))\\b(?: (?!(?:and|but|so|we|i|from|to|at|please)\\b|\\d+ (?:days?|nights?|weeks?|adults?|people)\\b)[\\p{L}\\d'’-]+){0,6}`,
    `\\b(?:altitude|heat|crowds?) (?:worr(?:y|ies)|problems?|issues?|concerns?)(?: (?:me|us|him|her))?\\b`,
    `\\b(?:the )?(?:heat|altitude|crowds?|stairs|walking|humidity) (?:is|are) (?:my|his|her|our|(?:my |his |her )?[\\p{L}]+['’]s) (?:big(?:gest)? |main |only |real )?(?:worry|concern|problem|issue|fear)`,
    `\\b(?:the )?(?:heat|altitude|humidity|sun|noise) (?:wrecks|kills|ruins|floors|triggers|knocks) (?:me|him|her|us|my|his)\\b`,
    `\\b(?:has|have|having|got) ms\\b(?! (?:office|word|excel|teams))`,
    `\\b(?:stay|stays|staying|be|keep|sleep|go|not|never|nothing|nowhere|anything)(?: (?:go|any|to|be|sleep|us|him|her))* (?:under|below|above|over|beyond|higher than) \\d[\\d.,]* ?(?:m|met(?:re|er)s?|feet|ft)\\b(?! (?:of|from|to|away|walk)\\b)`,
    `\\b(?:(?:${HARSH})(?:,| and| or)* ){1,2}(?:is|are|can be|gets?) (?:(?:very|really|too|so|quite|extremely|just) )*(?:hard|difficult|tough|bad|a (?:big |real )?problem|a nightmare|torture|overwhelming|unbearable) (?:for|on) (?:me|us|him|her|them|(?:my|our) (?:wife|husband|partner|sons?|daughters?|mum|mom|mother|dad|father|boys?|girls?|gran|nan|grandma|grandpa|kids?|children|parents))\\b`,
    `\\b(?:(?:${HARSH})(?:,| and| or)* ){1,2}(?:finish(?:es)?|wipes?|knocks?|do(?:es)?|wears?) (?:me|him|her|us|them) (?:off|out|in|over)(?: for (?:the|a|whole) (?:whole )?(?:day|week))?`,
    `\\b(?:heat|sun|light|noise) (?:intoleran\\p{L}+|sensitiv\\p{L}+)`,
    `\\b(?:on|takes?|taking|need(?:s)? (?:my|his|her)) (?:blood thinners?|medications?|medicines?|meds|antidepressants|steroids)\\b`,
    `\\b(?:special (?:medical |dietary |health )?needs|dietary (?:needs|requirements?|restrictions?))\\b`,
    '(?<=\\b(?:no|some|any|food|has|have|got) )allergies\\b(?!:| (?:to|like|including|except))',
  ].join('|'),
  'giu',
);

/** Whose need it is, right before it. */
export const NEEDS_PERSON =
  /\b(my (?:\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|kid|child|baby|mother|mom|mum|dad|father|sister|brother|friend|grandma|grandpa|grandmother|grandfather|gran|nan|aunt|uncle|\d+[- ]?y(?:ear|r)s?[- ]olds?)|our (?:\w+ )?(?:son|daughter|kid|child|baby|friend)|(?:one|two|three|four|[2-9]) of (?:us|them|the (?:kids|children))|grand(?:ma|pa|dad|mother|father)|(?:the )?(?:kids|children)|he|she)\b(?:'s|'m)?(?:(?! \w+ of (?:us|them)\b)[^.;!?\n]){0,28}$/i;
