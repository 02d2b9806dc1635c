/** Words round a sum: what it is for, and what only names it. */

/** What one sleeps in, by the night. */
export const BEDS =
  'hotels?|motels?|rooms?|hostels?|airbnbs?|b&bs?|guest ?houses?|apartments?|inns?|riads?|ryokans?|lodgings?|accommodation';
export const NO_FLIGHTS =
  /\bflights? (?:are |is |were )?(?:already )?(?:paid|sorted)\b(?: already)?|\b(?:excl(?:uding|\.|usive of)?|excludes|exclude|not (?:including|counting|incl)|without counting|(?<!\b(?:travel(?:l?ing)?|go(?:ing)?|get(?:ting)?(?: there| around)?|mov(?:e|ing)|manage) )without|except(?: for)?|besides|plus|apart from|before|on top of) (?:the |my |our |any |international )?(?:flights?|airfares?|air ?fare|plane tickets?)\b|\bflights? (?:come |comes |go |are |is )?(?:not included|extra|separate(?:ly)?|excluded|on top(?: of (?:that|it|this))?|aside)\b|\b(?:flights?|airfare) (?:is|are) (?:not included|extra|separate|booked)\b|\b(?<!\b(?:stay|keep|travel|go)(?:l?ing)? (?:our feet )?)on the ground\b|\bland costs? only\b/;
export const WITH_FLIGHTS =
  /\b(?:incl(?:uding|\.|usive of)?|includes?|with) (?:the |all )?(?:flights?|airfares?|everything)\b|\b(?:all in|in total|total|altogether|(?:for (?:both|everything|all(?: of us)?|the (?:whole|entire) (?:trip|thing)|everyone|us both)|for(?= the (?:two|three|four|five|six) of us\b)))\b/;
export const OTHER_BEFORE =
  /\b(?:rent|hire|car|sedan|suv|(?:mini)?van|jeep|compact (?:car|suv|that)|hatchback|camper(?:van)?|motor ?home|scooter|motorbike|\w+[- ]seater|convertible|4x4|ticket|tickets|dinner|meal|lunch|deposit|an? fine|fines|cash|tip|exchange|visa|fee|costs? about|already (?:paid|spent))\b[^.;]{0,36}$|\b(?:paid|spent)\b[^.;,]{0,24}$|(?<!\b(?:(?:trip|plan|itinerary)\b[^.,;]{0,60} (?:that|which)|trip|everything|all|holiday|it|the|our|my|total|overall|any|travel)\s+)\bcosts\b[^.;,]{0,16}$/;
/** Words that only name the sum. */
export const OF_MONEY =
  /\b(?:(?:new|total|overall|collective|whole|joint|maximum|max|tight|daily|ideal) )*(?:budget|spending(?: limit)?|expenses|costs?|limit|(?:(?:upper )?limit|ceiling|cap) (?:for|on|of) (?:(?:the|our|all|total|whole|overall) )*(?:costs?|spending|budget|expenses|trip|everything)|ceiling|(?:spend(?:ing)? )?cap)(?: is| are)?(?: limited| capped| restricted)?\b|\b(?:absolute(?:ly)? |hard )?(?:max(?:imum)?|tops)\b|\b(?:ideally|roughly|give or take|to spend|to (?:play|work) with|(?:i |we )?(?:can |could |have |'ve )*(?:pay|saved(?: up)?|got(?= (?:about|around|roughly)? ?\d))|willing to spend|price range|for the lot|all up|makes|between (?:us|the \w+ of us)|left for (?:the )?(?:hotel|rest)(?: and the rest| and (?:food|all else))?|(?:we can |can |we )?(?:each |all )?put in|every(?:body|one) (?:can |could |will |would |has to |wants to )?(?:pays?|spends?|puts? in|chips? in|contributes?))\b/g;
/** Right after a sum. */
export const A_NIGHT =
  /^\s*(?:pounds?|euros?|dollars?|usd|eur)?\s*(?:(?:per|a|each|\/) ?room,?\s+)?(?:for (?=(?:one|1|a|each|an?)\b))?(?:one|1|a|per|\/|each|an?|the)?\s*\/?\s*(?:room )?nights?\b(?! out)|^\s*(?:pn|p\/n)\b|^\s*nightly\b/;
export const A_PERSON =
  /^\s*(?:budget )?(?:(?:\/|per|a|for each|for every)\s*(?:person|head|adult|pax|traveller|traveler)|each\b|pp\b|p\.p\.|p\/p|per capita|a head|apiece|ea\b)/;
export const OF_WHOLE =
  /\bbudget\b|\b(?:costs?|spend(?:ing)?|total|overall|trip|upper) (?:ceiling|limit|cap)\b|\b(?:ceiling|limit|cap) (?:for|on|of) (?:(?:the|our|all|total|whole|overall) )*(?:costs?|spending|expenses|trip|everything)\b/;
/** Before a sum: whose, and of what, it is. */
export const PERSON_BEFORE =
  /\b(?:each|per[- ](?:person|head)|individual|every(?:body|one) (?:can |could |will |would |is happy to |has to |is able to |wants to )?(?:pays?|spends?|puts? in|chips? in|contributes?|gives?|has|have))\b[^.;\d]{0,24}$/;

/** A number right behind it is money. */
export const AMOUNT_CUE =
  "(?:cap(?:ped)?(?: it)? at|(?:cut|reduced|lowered|raised|upped|increased|dropped|down|up) to|spend|under|below|less than|max(?:imum)?(?: of)?|at most|no more than|not more than|not over|up to|budget(?: (?:(?:would|should|has to|must|can|could|may) be|is|was|of|to|at)|'s|:)?(?: (?:actually|now|really|only|just|more like|about|around|roughly|some|max|maximum|not more than|no more than|up to|at most))*|limit(?:ed)?(?: is| to| of|:)?(?: be kept at)?|kept? at|spend(?:ing)?(?: about| around| up to)?|(?:costs?|expenses|spending|the total|the sum) (?:should |must |has to |have to |needs? to |ought to |may |can )?(?:remain|stay|be|be kept|come in|not exceed|not go over|not be over|not be more than)(?: (?:under|below|within|at most|at|less than|no more than))?|cost within|(?:can'?t|cannot|won'?t|don'?t want to|not) (?:spend|pay|go|do|cost) (?:more than|over|above)|nothing (?:over|above)|within|around|about|afford|total(?: of)?)";
/** Right before the price of what is booked: "flights booked, 389 dollars each", "our flights cost 389". */
export const PAID =
  /\b(?:flights?|tickets?|trains?|hos?tel|airbnb|b&b|guest ?house|apartment|flat)(?: (?:are|is|were|have|been|now|already))* (?:booked|paid|bought|cost|came to)(?: (?:us|for|about))*[,:]? $|\balready (?:booked|paid|reserved)(?:,[^.;!?]{2,40})?, $|\bbooked (?:the|our|an?|my) (?:\w+ ){1,2}for $/;
/** No sum counts any more: "forget the budget". */
export const BUDGET_OFF =
  /\b(?:forget|scrap|drop|ditch|ignore|remove|never ?mind)(?: about)? (?:the|our|my) (?:budget|limit|spending limit)\b(?! (?:to|by|down|under|below|at|hotels?|airlines?|a bit|a little))|\b(?:the|our|my) budget (?:(?:does not|doesn't|no longer) matters?|is (?:no longer|not) (?:an? )?(?:issue|limit|problem|important))(?: any ?(?:more|longer))?\b|\bno (?:more )?budget(?: limit)?(?: any ?more)?(?=\W*(?:$|[.,;!]|please\b|pls\b))/;
