/** What is a word of English, or of another language, or a name of a place, and one letter from a word that a trip is told with. */
export const ALIKE_WORDS = `
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
