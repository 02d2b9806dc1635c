/** What travellers name to do, to eat and to have round them, and that guides have no tag for: patterns of words. */

const KITCHEN =
  '(?:american|mexican|chinese|italian|indian|french|mediterranean|japanese|thai|korean|greek|vietnamese|turkish|lebanese|ethiopian|spanish|southern|cajun|creole|peruvian|moroccan|persian|portuguese|malay|nordic|asian|middle eastern|tex[- ]mex|soul|georgian|armenian|brazilian|argentin(?:e|ian)|cuban|caribbean|jamaican|hawaiian|polish|hungarian|syrian|israeli|afghan|nepal(?:i|ese)|burmese|indonesian|filipino|sri lankan|levantine)';
/** What is written with a capital, as of a country or a people. */
export const OF_PEOPLES = new RegExp(`\\b(?!so)${KITCHEN}\\b`, 'gu');
const KITCHENS = `${KITCHEN}(?:(?:,? and|,? or|,)(?: (?:an?|one))? ${KITCHEN})*`;

/**
 * Things to do and to eat that guides have no tag for, as people name them: matched against the texts of the guides,
 * and named in the answer whether they are found there or not.
 */
export const THINGS: readonly string[] = [
  '(?:go[- ]?)?kart(?:ing|s)?|jazz|blues (?:music|bars?)|live music|lavender(?: fields?)?|surf(?:ing|s)?',
  'yoga|kendo|sumo|judo|karate|tea ceremon(?:y|ies)|zen(?: meditation)?|meditation|lego(?:land)?',
  'playgrounds?|trampoline parks?|(?:plan|want|going) to propose|proposal|deer|pizza(?: making)?',
  'beers?(?: halls?| gardens?| tasting)?|northern lights|aurora|hogmanay|oktoberfest|christmas markets?',
  "king'?s day",
  'carnival|(?:football|soccer|rugby|baseball|basketball|cricket|hockey) (?:match|game|stadium)(?:es|s)?',
  'snow ?board(?:ing)?|ski schools?(?: for beginners)?|skiing|ski|golf(?:ing)?|paintball|laser tag|cocktails?(?: bars?)?|sunbath(?:e|ing)',
  'tennis|fishing|sailing|fjords?|whale watching|dolphins?|penguins?|safari|tea (?:country|plantations?)',
  'lederhosen|hot[- ]air ball?oons?(?: rides?| flights?)?|balloon rides?|helicopters?|scuba(?: div(?:e|ing))?',
  'diving|snorkel(?:l?ing)?|kayak(?:ing)?|paddle ?board(?:ing)?|rafting|bungee|zip ?lin(?:es?|ing)|climbing',
  'bouldering|horse ?riding|cycling|bik(?:e rides?|ing)|photography|bird ?watching|stargazing',
  'vinyl|record (?:shops?|stores?)|book ?shops?|vintage (?:shops?|clothes|stores?)|thrift(?:ing| shops?)',
  'anime|manga|video games?|arcades?',
  'karaoke|escape rooms?|harry potter|game of thrones|street art|graffiti|ballet|opera',
  'musicals?|broadway|west end shows?|theat(?:re|er)s?|(?:live |stand[- ]?up )?comedy(?: clubs?)?',
  'cinemas?|flamenco|fado|tango|salsa|cook(?:ing|ery) (?:class(?:es)?|courses?|lessons?|workshops?)',
  '(?:cocktail|pasta|candle|perfume|soap|jewell?ery|chocolate|cheese|sushi|bread|pottery|mosaic|glass|dumpling)[- ]making',
  'roof ?top (?:bars?|restaurants?|cinemas?)',
  '(?:\\p{L}+[- ]making|\\p{L}+) (?:workshops?|master ?class(?:es)?)',
  '(?!wine|gin|coffee|beer|food)\\p{L}+ tastings?|spas?(?: days?)?|massages?|techno(?: clubs?)?',
  'hik(?:ing|es?|ers?)|camel (?:rides?|safaris?|treks?)|dog ?sledding|genocide memorial|lighthouses?',
  'cenotes?|distiller(?:y|ies)|pottery|ceramics|calligraphy|wine tastings?',
  'whisk(?:e?y|ies)(?: tasting| distiller(?:y|ies))?|gin|craft beer|coffee(?: shops?| tasting)?',
  'chocolate|cheese|oysters|ramen|sushi|tapas|dim sum|street food|seafood|steak|ice cream|gelato|bagels?',
  'barbecue|bbq',
  `${KITCHENS} (?:cuisines?|food|cooking|fare|restaurants?|dishes|meals?)`,
  `(?<=\\b(?:fond of|partial to|keen on|forward to|love|like|enjoy|prefer|adore|to (?:experience|try|eat|taste|sample|have)) )${KITCHEN}(?:(?:,? and|,? or|,) ${KITCHEN})+(?=\\s*(?:$|[.,;!?)]|in\\b|please\\b|(?:and|but|so) (?:we|i|the|my|our)\\b))`,
  `(?:dinners?|lunch(?:es)?|suppers?|meals?) (?:(?:should|must|ought to|needs? to|has to|have to) be|is to be) ${KITCHENS}`,
  `(?:preferred )?cuisines?(?: are| is|:|,? including|,? such as) ${KITCHENS}`,
  'formula (?:1|one)|f1|marathon|casinos?|drag shows?|gay (?:bars?|scene|clubs?)|lgbtq?\\+?',
  'hammam|onsen|sauna|hot springs?|thermal baths?|cruise|island hopping|volcano(?:es)?',
  '(?<=(?:\\b(?:no|not|ride|riding)|n.t|nt) )(?:bikes?|cycle)|waterfalls?|caves?|castles?|ch[aâ]teaux|roller ?coasters?|theme parks?|disney(?:land|world)?|zoos?|aquariums?',
  'water ?parks?|planetarium|model trains?|train museum|dinosaurs?|windmills?|tulips?|cherry blossoms?',
  'autumn (?:leaves|colou?rs)|wildflowers|glaciers?|geysers?|dog sled(?:ding)?|husk(?:y|ies)|reindeer',
  '(?:total )?(?:solar )?eclipses?|(?:easter )?processions?|puppets?(?: (?:theat(?:re|er)s?|shows?))?|whales?|cable ?cars?|gondola lifts?',
  'prayer (?:rooms?|halls?)|(?:running|jogging) (?:routes?|paths?|trails?)|(?:(?:red|fall|golden) leaves|fall colou?rs|foliage)',
  '(?<=\\b(?:can|to|could|and|or|we|i|wanna) )(?:dive(?! (?:in|into|deep|bars?)\\b)|snorkel|ski|snowboard|kayak)',
  '(?:old|vintage|historic|heritage|steam|antique|miniature) (?:trains?|trams?|railways?|locomotives?)(?! (?:stations?|museums?|from|to|are|is|make|made)\\b)',
  '(?<!\\b(?:owns?|runs?|ran|two|three|several|from|near|above|our|my|his|her|of|into|in|out of|around) )pubs',
  '(?<=\\b(?:bit of|(?<!\\bthere(?:.?s| is) )some|live|to (?:watch|see|catch)) )(?<!\\bhome to watch )(?:football|soccer|rugby|baseball|basketball|cricket|ice hockey)(?! (?:match|game|stadium|club|team|fan|boot|practice|season|camp|tour)(?:es|s)?\\b)',
  'ice skating|igloo|quilt(?:ing)? shops?|genealogy|wedding dress(?:es)?|tattoo|swimming with \\p{L}+',
];

/** What a place may look like. */
export const LANDSCAPE_WORDS =
  'mountains?|alps|lakes?|islands?|deserts?|countryside|rain ?forests?|jungle|vineyards?|vill?ages|coves?';

/** What guides call such a thing otherwise, by the stem of a word of it: parts of a pattern. */
export const THINGS_ALSO: Readonly<Record<string, string>> = {
  jazz: 'jazz|blues|green mill',
  aurora: 'aurora|northern lights',
  beer: 'beer|brew|pint|pub',
  lego: 'lego',
  hik: 'hikes?|hiking|hikers?|trails?|treks?|trekking',
  playground: 'playground|tivoli',
  carnival: 'carnival|carnaval|samba',
  zen: 'zen',
  scuba: 'scuba|div(?:e|ing|ers?)\\b',
  dive: 'div(?:e|ing|ers?)\\b',
  baseball: 'baseball|ball ?park|fenway',
  pub: 'pubs?|taverns?',
  old: 'old|railways?(?! station)|steam (?:trains?|engines?)|toy train|heritage|vintage',
  train: 'railways?(?! station)|locomotives?|trams?|trains? museum|(?:toy|model|steam|old|vintage) trains?',
};
/** A wish of this is had at a table. */
export const EATEN = /\b(?:food|cuisines?|restaurants?|dishes|meals)\b/i;
/** And one of this from somebody who teaches. */
export const TAUGHT = /\b(?:class(?:es)?|lessons?|courses?|workshops?)\b/i;
