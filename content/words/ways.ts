/** How people say which way they want to travel, and which not. */
import type { Mode } from '../../domain/itinerary/itinerary.ts';

/** What stands between "not" and what is not wanted: "will not be taking any", "do not wish to take". */
const VERBS =
  '(?:(?:be|been|being|is|are|willing|prepared|happy|ready|able|want|wants|wish|wishes|wishing|like|likes|plan|planning|intend|intending|going|would|to|taking|take|takes|have|having|use|using|book|booking|board|boarding|get|getting|set|foot|go|travel|travell?ing|on|by|in|an?|us|single|consider|considering|fancy|fancies|feel like|really|ever|either|need|anyone|anybody|fond of|keen on|into|up for) ){0,6}';
const NOT =
  "(?:no|neither|nor|without(?: any)?|avoid(?:ing)?|leav(?:e|ing) out|omit(?:ting)?|exclud(?:e|ing)|rul(?:e|ing) out|do(?:ing)? without|forgo(?:ing)?|(?:stay(?:ing)?|keep(?:ing)?|steer(?:ing)?) (?:off|clear of|away from)(?: the)?|instead of|rather than|any(?:thing|how) but|any(?:thing|way) other than|not(?: by| via)?|zero|(?:hate|hates|hating|dislike|scared of|afraid of|terrified of|fear of|sick of|fed up with)|cannot (?:use|utili[sz]e|take|do)|can't (?:use|take|do)|can not (?:use|take|utili[sz]e)|(?:don't|do not|won't|will not) (?:want|like|use|take|need)(?: any| to use| to take)?|doesn't (?:involve|include)(?: any)?|does not (?:involve|include)(?: any)?|free of|never|anything but|no time for|skip(?: the)?|rather (?:avoid|not use|not take)|refuse|not to)(?: (?:to )?(?:use|utili[sz]e|take|board|include|involve|book|get on|go by|travel by|(?:boarding|taking|catching|using|getting on|stepping on(?:to)?|set(?:ting)? foot (?:on|in)|going near|rent(?:ing)?|hir(?:e|ing)|leas(?:e|ing)|needing|having)(?: an?| any| the| another)?))?";
/** Who does not have to take a plane, or never was on one, may fly all the same. */
const NEVER = `(?:not|never|no longer|\\p{L}+n't|cannot|(?:nobody|no one)(?: in (?:our|my|the) \\p{L}+)?|(?:none|neither) of (?:us|them)(?: (?:will|would|can))?|refus(?:e|es|ing)|hat(?:e|es|ing)|(?:gave|given|giving|sworn|swore) (?:up|off)|(?:stopped|quit)) (?!(?:have|need) to |been )${VERBS}`;
const OUT =
  '(?:(?:are|is|being|will be) )?(?:no option|(?:not|no longer|(?:is|are)n.t)(?: really)? (?:an option|a possibility|acceptable|ok|okay|possible|feasible|wanted|allowed|for (?:us|me))|impossible(?! (?:to|without)\\b)|unacceptable|a no[- ]go|ruled out|(?<=\\b(?:is|are|be|being) )out(?=\\s*(?:[.,;!]|$| for (?:me|us)\\b))|out of the question|off the table|excluded|(?<!\\bthe (?:planes?|flights?) )(?:won.t|will not|does not|doesn.t|don.t|do not) work for (?:us|me)|something (?:we|i|they)(?:(?:.d| would)? (?:rather|prefer(?: to)?|want to|like to|choose to) (?:not (?:do|use|take|try)|avoid|skip|leave out)| (?:do not|don.t|won.t|will not|never) (?:do|want|like|use)))';
/** Before flights of one kind, which alone are out. */
const SOME =
  '(?:early|late|morning|evening|night|overnight|red-?eye|long|long-haul|connecting|indirect|expensive|separate|direct|cheap|budget|return|outbound|inbound|homeward|these|those|that|this|our|my|your|\\w+day|\\d{1,2} ?[ap]m|ryanair)';
const MORE = '(?:(?:any|all|the|internal|inner|domestic|short|long|air|commercial|more) )*';
/** Behind what is never done. */
const EVER =
  '(?:any (?:point|stage|time|moment)|all)\\b(?! (?:in the|before|after|at night|on|until|till|between|over)\\b)';
/** "Not flying back", "not flying Ryanair": who says so flies. */
const STILL_FLIES = `(?! (?:back|home|again|with|on|alone|solo|economy|ryanair|easyjet|wizz\\w*|spirit|frontier|vueling|jet2|aeroflot|air|low[- ]cost|budget|overnight|at(?! ${EVER})|until|till|before|after(?! all)|over|through|via)\\b)`;
/** "I need no train ticket" is said of the ticket. */
const THING_OF = '(?! (?:tickets?|pass(?:es)?|cards?|stations?|stops?|seats?|parks?|parking|museums?)\\b)';
const AFTER = `(?! (?:over|before|after(?! all)|with|longer|at(?! ${EVER})|on(?! (?:this|that|the|our|my) (?:\\w+ )?(?:trip|holiday|vacation|journey|one)\\b)|later|earlier|that|which|leav\\w+|deal|booked|needed|included|yet)\\b)`;

/** Who does not drive more than so long, or not back, drives. */
const STILL_DRIVES =
  '(?! (?:home|back|(?:in|after) (?:the )?dark|at night|after sunset|(?:for )?(?:more|longer|over|(?:too|so|very) (?:much|long|far)))\\b)';
/** Trains with a name of their own, which are booked by it. */
const NAMED_TRAINS =
  'northern explorer|indian pacific|the ghan|rocky mountaineer|glacier express|bernina express|orient express|trans-?siberian|caledonian sleeper';
export const NAMED_TRAIN = new RegExp(`^(?:${NAMED_TRAINS})$`, 'iu');
/** Ways that are not wanted. */
export const BANNED_WAYS: readonly (readonly [Mode, RegExp])[] = [
  [
    'flight',
    new RegExp(
      `\\b(?!(?:not|never) on (?:the|a|our|my) (?:planes?|flights?))(?:(?:${NEVER}${MORE}|the )?(?<!\\b${SOME} )(?:planes?|flights?|flying|air ?travel) ${OUT}(?![^.;!]{0,40}\\?)|${NEVER}${MORE}(?:(?:air ?|aero)?planes?|(?<!long )flights?|flying${STILL_FLIES}|fl(?:y|ies)${STILL_FLIES}|air ?travel|(?<=\\bby )air(?![- ]?con))|${NOT} ${MORE}(?:planes?|(?<!long )flights?|flying${STILL_FLIES}|air ?travel|air ?planes?|aeroplanes?)|(?:don't|do not|doesn't|does not) care (?:to fly|for (?:flying|planes|flights))|(?:stick|keep|sticking|keeping) to (?:[a-z]+ ){0,6}(?:on|over) (?:the )?(?:ground|land)|non-flight|flight[- ]free|flightless|overland|inter-?rail(?:ing)?|(?:rather|prefer\\w*|sooner)\\b[^.;,!?]{2,40} than (?:to )?fly(?:ing)?|by land(?: only)?|only by land|(?:keep|stay|keeping|staying) (?:our feet )?on the ground|(?:only )?(?:ground|surface) (?:transport(?:ation)?|travel)(?: only)?|no[- ]fly|(?:keep|leave) (?:us|me) off (?:air ?)?planes)(?: at ${EVER})?\\b${AFTER}`,
      'giu',
    ),
  ],
  [
    'car',
    new RegExp(
      `\\b(?:(?:${NOT} |${NEVER})${MORE}(?:a )?(?:car (?:hire|rentals?)|(?:(?:rental|hire) )?cars?|self[- ]driv(?:e|ing)|(?<!long )(?:driving|drives?))${THING_OF}${STILL_DRIVES}|(?:don't|do not|won't|can't|cannot|can not|never|not|rather not|not to|(?:nobody|no one)(?: in (?:our|the|my) \\p{L}+)? (?:wants to|will|can|is (?:able|happy|willing|allowed) to)|none of us (?:wants? to |can |likes to |will (?:be )?|is )?) ?(?:want to |wanna |like to |have to |care to )?driv(?:e|ing)${STILL_DRIVES}(?: ourselves)?|keep (?:rental |hire )?cars out of (?:it|this)|(?:don't|do not|doesn't) have a (?:car|licen[cs]e|driving licen[cs]e)|car[- ]free(?! (?:zone|street|island|town|village|centre|center)))\\b`,
      'giu',
    ),
  ],
  [
    'bus',
    new RegExp(
      `\\b(?:${NOT} |${NEVER})${MORE}(?:bus(?:es)?|coach(?:es)?|bus rides?)\\b(?! tours?)${THING_OF}`,
      'giu',
    ),
  ],
  [
    'train',
    new RegExp(`\\b(?:${NOT} |${NEVER})${MORE}(?:trains?|rail(?:way)?s?)\\b${AFTER}${THING_OF}`, 'giu'),
  ],
  [
    'boat',
    new RegExp(
      `\\b(?:${NOT} |${NEVER})${MORE}(?:boats?|ferr(?:y|ies)|ships?)\\b(?! (?:tours?|trips?|rides?|cruises?))`,
      'giu',
    ),
  ],
];

const BY =
  '(?:by|per|via|(?<!nights? )on(?: the| a)?|with(?: the| a)?|tak(?:e|ing)(?: the| a)?|us(?:e|ing)(?: the)?|prefer(?: the)?|lov(?:e|ing)|lik(?:e|ing)|only|travel(?:ling|ing)? by)';
const ALONG = '(?: (?:from|to|between|there|up|down|over|across|through|around|into|out|back|home|only)\\b)';
const VEHICLE =
  '(?:cars?|sedans?|suvs?|convertibles?|minivans?|vans?|jeeps?|4x4s?|vehicles?|hatchbacks?|pick-?ups?(?: trucks?)?|compacts?(?= (?:cars?\\b|suvs?\\b|that (?:seats|fits)\\b|for (?:\\d|two|three|four|five)\\b))|trucks?|automatic|\\d[- ]?seaters?)';
/** Ways that are wanted. */
export const WANTED_WAYS: readonly (readonly [Mode, RegExp])[] = [
  [
    'train',
    new RegExp(
      `\\b(?:${BY} (?:(?:night|sleeper|fast|direct|high-speed|slow|local|scenic) )?(?:trains?|trian|rail(?:way)?s?)|(?:trains?|trian)(?=${ALONG})|(?:bullet|fast|express|scenic|panoramic|overnight|slow) trains?|(?:ktx|maglev|afrosiyo[bp]|renfe|italo|(?<=\\b(?:on|by|with|take|catch|taking) (?:the |an? )?)(?:(?:early|first|last|late|morning|evening) )+ave)(?: trains?)?|trian only|high[- ]speed (?:trains?|rail)|amtrak|via rail|(?:${NAMED_TRAINS})(?!(?: \\w+)? (?:hotel|museum|tour|exhibition|restaurant|bar)s?\\b)|nightjet|thalys|frecciarossa|vande bharat|shatabdi|rajdhani|(?:sgr|hsr)(?: trains?)?|all by rail|rail(?= (?:instead|please|then|all the way)\\b)|(?<!\\b(?:old|vintage|historic|heritage|steam|antique|miniature|model|toy) )trains?(?! (?:stations?|museums?|tracks?|spotting|strikes?|tickets?|lovers?|enthusiasts?|buffs?|nerds?|fans?|noise|sets?)\\b| (?:are|is) (?:too|so|very|rather|quite|often|always)\\b)|(?:night|sleeper) trains?|(?<!\\b(?:light|heavy|deep|bad|poor|good|restless|late|early|sound) )sleepers?|inter-?rail(?:ing)?|euro-?rail|eurail|eurostar|rail pass|tgv|shinkansen|go by train|get the train)\\b`,
      'giu',
    ),
  ],
  [
    'car',
    new RegExp(
      `\\b(?:by (?:hire |rental |rented |own |our |my |private )*car|road[- ]?trip(?:s|ping)?|roadtrip|self[- ]?driv(?:e|ing)|(?<!\\b(?:not?|n.t|never|none|nobody|rather than|without)\\b[^.;!?]{0,30})driv(?:e|ing) (?:it )?(?:ourselves|myself)|(?:rent|hire|renting|hiring|rental of|lease)(?: us)? (?:an? |the )?(?:[\\p{L}-]+ ){0,2}${VEHICLE}(?: (?:that|which) (?:seats|fits|takes) \\d+(?: people| of us)?| for \\d+ people)?|(?:rental|hire|hired|rented|own|my|our)(?: (?:own|electric|little|old|new|small|family|company|trusty))* ${VEHICLE}|(?:${VEHICLE}|one[- ]way) (?:rental|hire)|with (?:a|our) (?:rental|hire)(?=\\s*(?:$|[.,;!)]|(?:from|in|at)\\b))|(?:have|has|(?:we|i)'ve|with|got|add|adding|include|including|prefer|bring|bringing|take|taking|one|two|1|2) (?:our |my |a |an |the )?(?:own )?${VEHICLE}(?! (?:parks?|parking|museums?|shows?|seats?)\\b)|(?:we|i)(?:'ll| will|'re| are|'m| am|'d| would|'d like to| want to| would like to)? driv(?:e|ing)|(?<!\\b(?:a|an|the|short|long|hours?|hr|minutes?|mins?|[-\\d]+|'s|scenic|no|max|to) )drive(?= (?:a loop|to|from|up|down|on|over|back|home|along|through|across|around|round|the|thru)\\b)|(?:wanna|want to|like to|going to|gonna) drive(?= (?:the|to|from|through|around|along|down|up|across)\\b)|(?<!\\b(?:no|not|without|hate|hours?|hrs?|h|long|much|of|more|less|short|the|limit|avoid|mind|like|love|after|while|self|night|any) )driving(?=\\s*(?:[.,;!)]|$|\\d{1,2} (?:adults?|people|of us|kids)\\b|(?:one way|from|with our|in our|our own)\\b))|(?<!\\b(?:not|n.t) (?:be )?)driving(?: holiday| tour| trip|(?= (?:home|back|from|to|over|down|up|there|across|through|around|ourselves|with|w)\\b))|(?:rather|prefer to|(?:would|'d) sooner) drive|(?<=(?:^|[,;.] ?))vans?(?= ?(?:[,;.]|$))|(?:pick|collect)(?:ing|s)? (?:up )?(?:the |an? |our |my |up )*${VEHICLE}(?: up)?|(?:sleep(?:ing)?|live|living) in (?:the|our|a|my) (?:van|car|bus)|(?:by |on (?:a |our |my )?)?motor ?(?:bikes?|cycles?)(?! (?:museums?|taxis?|tours?))|(?:(?:have|by|our|my|an?) |(?<=^|[,;.] ))(?:electric|hybrid) car(?! (?:museum|show|factory))|camper[- ]?vans?|campervans?|motor ?homes?|\\brv\\b|(?:with|have|hire|hiring|private|own) (?:a |our |own |private )*(?:cars? (?:and|&|\\+) )?(?:drivers?|chauffeurs?)|cars? (?:and|&|\\+|with) (?:a )?(?:drivers?|chauffeurs?)|ring road|route 66)\\b`,
      'giu',
    ),
  ],
  [
    'bus',
    new RegExp(
      `\\b${BY} (?:(?:night|overnight|long-distance|public|volvo|sleeper) )?(?:bus(?:es)?|coach(?:es)?)\\b(?! tour)|\\b(?:(?:volvo|sleeper|night|overnight|express) )?(?:bus(?:es)?|coach(?:es)?)(?=${ALONG}| (?:and|or|&) (?:trains?|ferr(?:y|ies))\\b)|(?<=(?:^|[,.;–-]|\\b(?:the|rather|then|take|but))\\s*)(?:bus|coach)(?=(?: (?:please|pls|instead|then|is (?:fine|ok|better)|it is))*\\W*$)|\\b(?:bus(?:es)?(?=\\/(?:trains?|shuttles?)\\b)|(?<=\\/)(?:bus(?:es)?|shuttles?))(?! tour)|\\b(?:flixbus|(?<!\\b(?:an?|our|my|her|his|one|two) )greyhound|megabus|national express|(?:volvo|overnight|night|sleeper) bus(?:es)?)\\b`,
      'giu',
    ),
  ],
  [
    'boat',
    new RegExp(
      `\\b(?:${BY} (?:(?:night|overnight|fast|slow|high-speed|car) )?(?:ferr(?:y|ies)|boats?|ships?|catamarans?)(?: or (?:the )?(?:ferry|boat|catamaran))?|(?:(?:night|overnight|car) )?ferr(?:y|ies)(?=${ALONG}|\\s*(?:[.,;!]|$))|ferr(?:y|ies)(?= \\p{L}+ to )|(?:trains?|bus(?:es)?) (?:and|or) (?:boats?|ferr(?:y|ies))|ferr(?:y|ies)(?= (?:and|or) (?:trains?|bus(?:es)?)\\b)|ferr(?:y|ies) (?:between|only|instead|rather than|not planes?)|island hopping)\\b(?! (?:tours?|trips?|rides?|cruises?))`,
      'giu',
    ),
  ],
  [
    'flight',
    /\b(?:by (?:plane|air)|flights? (?=both ways|there and back)|(?:rather|prefer to|want to|would like to) fly|fly instead|(?:take|get) a (?:plane|flight) instead|flights? instead)\b/giu,
  ],
];
