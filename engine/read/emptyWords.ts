/** Words that ask for nothing by themselves: what is left of a message in these alone is not quoted. */

const GROUPS: readonly string[] = [
  // Grammar, politeness, and what every message to a planner is about
  'a about above accommodation actually after ago ah all almost along already also',
  'altogether am an and another any anybody anymore anyone anything anyway are around arrange arrive',
  'as ask assist assistance at attend away aww back basically be because been before begin',
  'being below best between bit bits book both bring btw build but by bye',
  "came can can't cannot cheers come commute could couldn't craft create curate day days dear",
  "definitely depart design destination develop devise did didn't discover",
  "do does doesn't doing don't done down draft draw duration during each either else enjoy",
  'enough especially even ever every everyone everything exactly excellent excited',
  'experience explore extend few find fine first for from fun further generate get',
  "gets give go goes going gonna good got gotta great guess had haha happy has have haven't",
  "he he's hehe hello help her here here's hers hey hi hii him his hmm holiday hope hotel",
  "how however i i'd i'll i'm i've idea idk if im imho imo in include",
  "instead intend interest into is isn't it it's itineraries itinerary its journey",
  "just keen keep kind kinda kindly know last later least leave let let's like",
  'little ll lmao lol look lot lots love lovely lt madam made mainly make',
  'many may maybe me mean might mind mine more most mostly much must my nah need',
  'never nice no none nor not nothing now obviously of off oh ok okay omg on once one ones only onto or',
  'organise organize other our ours out output over overall own part per perhaps place plan',
  'planner please pls plus plz possible possibly prefer preferably prepare',
  'probably propose provide put question quite rather re really recommend recommendation',
  'regards request require retired right said same say schedule see',
  "seen send serious seriously set shall she she's should show sightseeing since sir so some",
  'somebody someone something sometime soon sort sounds spend spot start',
  'stay still stop stuff suggest suggestion super suppose sure ta take taken',
  "tbh tell than thank that that's the their them then there there's these they they're thing",
  'think this those though thought through thx till time to together told too tour',
  'tourism tourist toward travel traveler traveller trip',
  'try ugh uh um umm under until up upon us use used using usually vacation ve very',
  "via visit want was wasn't way we we'd we'll we're we've well were",
  "what what's whatever when where whether which while who whole whoop whose why will wish wishes with",
  "within without won't wonder wonderful woo would wouldn't yay yeah yep yes yet you you'd you'll",
  "you're your yup",
  // What people say round a wish, as they type it
  "obvs poss tho wanna hiya hola hiii heya howdy gday smth sth ur ya ye innit yall y'all dunno cos coz cuz",
  'bc approx approximately roughly honestly frankly literally properly strictly ideally hopefully etc asap',
  'quick quickly soonest earliest simply truly totally absolutely completely entirely generally normally',
  'apparently fyi afaik tldr yaay yass pleeease plss thnx thanx tnx kthx wld shd cld abt bday birthday suprise',
  'surprise',
  // Greetings and thanks of other languages, before a message in English
  'bonjour ciao hallo hej salam salaam selam shalom namaste habari assalamu alaikum assalam salamu merhaba',
  'konnichiwa moin servus howzit aloha greetings merci gracias danke asante salamat shukran obrigado',
  "obrigada grazie arigato tack takk kiitos dziekuje tesekkurler respected sirs bhai inshallah insha'allah",
  'mashallah',
  // Before what one has to say
  'brr brrr wow whoa yikes phew ouch oof eek gosh jeez geez yay hurray wohoo argh pff meh alas',
  // What somebody is, does and feels
  "work they'd share worth female male teacher nurse student consultant pharmacist officer engineer lawyer",
  'accountant retiree retirement widow widower university uni college job career boss exams',
  'graduate finished dreamt dream grateful celebrate',
  'celebration appreciate thankful delighted nervous stressed amazing awesome fantastic',
  'beautiful gorgeous cool brilliant perfect memorable unforgettable special unsure confused overwhelmed',
  'curious clueless fussed bothered newly recently lately treat deserve admin',
  // Words of time, size and order that need a thing
  'again always often finally long big small new old full main real proper certain different similar usual',
  'typical famous quality various particular actual final latest better worse nicer fancy middle beforehand',
  'afterwards besides aside meanwhile course necessary advance straight abroad welcome mix combination combo blend',
  'sees flexible fixed date friendly downtime buff snob fan fans geek nerd lover',
  'shorten lengthen move shift add seems enthusiast addict junkie girls lads guys ladies gals',
  // What one does with a message, a choice or a plan
  'decide choose pick compare check hear heard read talk',
  'answer reply write understand remember forget realise realize mention',
  'promise imagine pretend insist aim covering spanning consist',
  'containing continue hold matter care happen learn',
  'settle',
  // Things that are everywhere
  'city cities town country countries region area route programme program option choice',
  'version list detail info information advice tips tip opinion point problem issue fact',
  'case type style level number amount purpose story people person clue anywhere somewhere somwhere',
  'everywhere sixties fifties forties seventies thirties twenties 60s 50s 40s 70s 30s 20s year life',
];

const EMPTY_WORDS: ReadonlySet<string> = new Set(GROUPS.flatMap((group) => group.split(' ')));

/** Words of which the form of an empty one is none: "autumn leaves", "an old building". */
const TELLING = /^(?:evenings?|buildings?|hearing|outings?|spotting|readings?|leaves)$/;

/** Whether a word is one of them, or one of them with an ending of grammar. @param word in lower case */
export function isEmptyWord(word: string): boolean {
  if (EMPTY_WORDS.has(word)) return true;
  if (word.length < 5 || TELLING.test(word)) return false;
  const [, stem = '', ending] = /^(.{3,}?)(s|ing|ed)$/.exec(word) ?? [];
  const stems = ending === 's' ? [stem] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  return ending !== undefined && stems.some((own) => EMPTY_WORDS.has(own));
}
