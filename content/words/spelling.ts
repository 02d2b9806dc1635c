/** Words that a trip is told with, and words that one letter parts from them. */

/** Names of days: written with a capital, they are as often misspelt as not. */
export const OF_DAYS = `
  january february march april june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday christmas easter thanksgiving`;

export const OTHERS = `
  days night nights week weeks weekend weekends month months fortnight adult adults child children people
  person persons friend friends girlfriend boyfriend girlfriends husband wife parents brother brothers sister
  sisters daughter daughters mother father couple couples colleague colleagues family toddler teenager
  teenagers partner travellers travelers grandma grandparents alone trip flight flights flying train trains
  hotel hotels hostel budget airport driving between leaving arriving starting staying return returning
  departing before instead cheaper cheap vegetarian vegan allergic allergy allergies wheelchair pregnant
  museum museums restaurant restaurants beach beaches tomorrow summer winter spring autumn separate breakfast
  dinner lunch travel travelling dollars euros pounds rupees honeymoon anniversary birthday conference wedding
  festival holiday holidays direct without cancel remove replace shorter longer lighter slower faster earlier
  accommodation apartment itinerary through together total private luxury please under maximum around from
  length what with castle temple market hiking snorkelling diving`;

/** What is a word of English, or of another language, or a name of a place, and one letter from one of those above. */
export const ALIKE = `
  abound abril aground aline along aprile atone augusta avril beached beachy beech beeches belch belches bench
  benches bleach bleaches bother bothers breach breaches brothel brothels budge budged budges cancer caste
  castel cattle chancel cheapen cheat cheater chile chili chill coupe coupes couplet couplets deporting deriving
  dicing diking diner dining dinker dinned direst divine dollar donner dunner easier eastern eater ester falter
  farther fasted fasten fatter feather fester festivale fiend fiends fight fights flaying flighty fling form
  foster frida fried fright frights frying grandpa grandparent hiding hieing hiring hiving hosted hovel hovels
  launch leading leafing leaking leaning leaping leasing lengthy lighted lighten lightner linger lodger logger
  loner longed lurch lynch marci marco marcy marked marker markt marsh match mather maximus moher monte monti
  monty moths mouth mouths museu nachts nicht nighty parent parson parsons patents pearson pease peron persona
  pfunds pleas ponds pound primate privater remote remover rupee saying shooter shorted shorten shower sifter
  sifters simmer siring sitter sitters slaying slowed slummer smarting snorkeling sorter sower sparing spaying
  sporing sprang sprig springy sprint sprung spying staging staking staling staring starling starring startling
  starving stating staving straying string summed summery sumner sumter sunda sundae sundas sundry swaying
  teenage teenaged tempe templo thorough though toddle toddled toddles tonal trail trails trait traits trans
  traveler traveling traveller trough twain udder vegas wadding wedging weeding weeds weeki weeps welding
  wending winger winner wintery`;
