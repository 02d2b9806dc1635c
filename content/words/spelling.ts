/** Words that a trip is told with, and words that one letter parts from them. */

/** Names of days: written with a capital, they are as often misspelt as not. */
export const OF_DAYS = `
  january february march april june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday christmas easter thanksgiving`;

export const OTHERS = `
  days night nights week weeks weekend weekends month months fortnight adult adults child children kids people
  person persons friend friends girlfriend boyfriend girlfriends husband wife parents brother brothers sister
  sisters daughter daughters mother father couple couples colleague colleagues family toddler teenager
  teenagers partner travellers travelers grandma grandparents alone trip flight flights flying train trains
  hotel hotels hostel budget airport driving between leaving arriving starting staying return returning
  departing before instead cheaper cheap vegetarian vegan allergic allergy allergies wheelchair pregnant
  museum museums restaurant restaurants beach beaches tomorrow summer winter spring autumn separate breakfast
  dinner lunch travel travelling dollars euros pounds rupees honeymoon anniversary birthday conference wedding
  festival holiday holidays direct without cancel remove replace shorter longer lighter slower faster earlier
  accommodation apartment itinerary through together total private luxury please under maximum around from
  length what with castle temple market hiking snorkelling diving walking morning mornings afternoon afternoons
  evening evenings nothing switch change start extend another everything everyone mountains shopping nightlife
  vegetables seafood passport luggage different expensive relaxing relaxed activities sleep gluten peanuts surfing
  skiing sightseeing price prices weather minutes hours leave first work want take make have home time need
  which last away begin salt when does flamenco churches cathedral cathedrals aquarium waterfall waterfalls
  vineyard vineyards`;

/** Meant only where two neighbours of their letters have changed places: one letter parts them from too many others. */
export const SWAPPED = `
  they them then than this that these those their with have when what were where which while would could
  should about after again also always back being both could down each else ever find full give good
  help into just keep last later like little long look made many maybe more much must need never
  next only other over place plan really same show some still such sure take than thing think time today
  tonight very want well whole your actually probably definitely because forgot`;

/** What is a word of English, or of another language, or a name of a place, and one letter from one of those above. */
export const ALIKE = `
  abound abril aground aline aloe along anther aprile atone augusta augusto avril bach beached beachy beech
  beeches began begun being belch belches bench benches bleach bleaches bother bothers breach breaches brothel brothels budge budged
  budges benin cancer casale caste castel cattle chance chancel chang changde changi changle chap charge cheapen cheat
  cheater cheep chid chile chili chill coupe coupes couplet couplets deporting deriving dicing diking diner dining
  dinker dinned diqing direst divine dollar dollard donner dose dunner easier eastern eater eros ester euro expansive
  expend extensive extent falter farther fasted fasten fatter feather fester festivale fiend fiends fight fights firs fist
  flaying flighty fling form foster frida fried fright frights frying grandpa grandparent hiding hieing hiring hiving
  horus hosted hour hovel hovels launch leading leafing leaking leaning leaping lease leasing leaven lengeh lengthy
  lighted lighten lightner linger lodger logger loner longed luggate lurch lynch mach marc marche marci marco marcy
  marked marker markt marsh match mather maximus minuets minuses minute minuted minuter minutest moaning moher mont
  monte montes monti montt monty mooning moth moths mountain mourning mouth mouths museu nachts nicht nigh nighty
  noshing notching noting notting novembre parent parson parsons patents peanut pearson pease peron persona pfunds pleas ponds
  pound prick pricks pricy pride prides pries primate prime primes prince princes prise prises privater prize prizes
  related relating relaxes relayed relaying remote remover rupee saying seep sheep shipping shooter shorted shorten
  shower sifter sifters simmer siring sitter sitters skying slaying sleek sleepy sleet slopping slowed slummer smart
  smarting snitch snorkeling sopping sorter sower sparing spaying sporing sprang sprig springy sprint sprung spying
  staging staking staling star stara stare staring stark starling starr starring stars startling starving stat stating
  staving steep stitch stopping straying string stuart summed summery sumner sumter sunda sundae sundas sundry surging
  swatch swaying sweep swopping teenage teenaged tempe templo thorough though toddle toddled toddles tonal traian
  trail trails trait traits tran trani trans traveler traveling traveller trough twain udder vega vegas vegetable
  vigan wadding waking waling walling wanking wedging weeding weeds week weeki weeps wees welding wending winger
  winner wintery`;
