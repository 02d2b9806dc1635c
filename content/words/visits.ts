/** Words that a name of something to see, do or eat ends with or begins with. */
import { ANIMAL_WORDS } from './animals.ts';

const list = (...lines: readonly string[]) => lines.join(' ').replaceAll(' ', '|').replaceAll('_', ' ');
/** Kinds of places and doings: a name ends with one, or has one before "of", "on" and the like. `_` is a blank. */
export const VISITS = list(
  'museums? galler(?:y|ies) exhibitions? cathedrals? church(?:es)? abbeys? monaster(?:y|ies) convents? basilicas?',
  'chapels? temples? shrines? pagodas? stupas? mosques? synagogues? palaces? castles? citadels? fort(?:s|ress)? ruins?',
  'tombs? cemeter(?:y|ies) catacombs monuments? memorials? statues? towers? bridges? viaducts? aqueducts? dams?',
  'amphitheat(?:er|re) parliament librar(?:y|ies) parks? gardens? orchards? vineyards? winer(?:y|ies) tree trees',
  'brewer(?:y|ies) farms? plantations? ranch(?:es)? sanctuar(?:y|ies) orphanages? reserves? markets? bazaars? souqs?',
  'souks? malls? outlets? beach(?:es)? coves? lagoons? reefs? rivers? falls waterfalls? gorges? canyons? valleys?',
  'craters? dunes? deserts? camps? oas[ei]s peaks? summits? trails? boardwalks? forests? rainforests? mangroves? wadis?',
  'lochs? tours? walks? treks? hikes? rides? boats? sailboats? gondolas? punts? punting canoe(?:ing)? cable_cars?',
  'funiculars? (?:steam|scenic|toy|sleeper|panoramic|heritage|wine)_trains? (?!day|round|road|whole|our|this|school|choir|class|team|club|work|office|company|band|orchestra|parish|church|youth|student|business|birthday|anniversary|group|family|girls|boys|lads|guys|first|last|next|same|other|solo|big|dream|quick|short|long|city|graduation|reunion|surprise|final|return|entire)\\p{L}+_trips?',
  'shows? concerts? gigs? matches games? saunas? levadas? recitals? festivals? parades? ceremon(?:y|ies) ceilidhs? pilgrimages? evensong',
  'fireworks ball_drop races? rodeos? stadiums? arenas? speedways? racetracks? ballparks? circus cirque cabarets?',
  'studios? workshops? lessons? class(?:es)? tastings? safaris? excursions? sunsets? sunrises? picnics? bonfires?',
  'lookouts? viewpoints? skywalks? observator(?:y|ies) lighthouses? planetariums? arboretums? aviar(?:y|ies) funfairs?',
  'fairgrounds? playgrounds? rinks? snowshoeing sledding tubing tobogganing bashing sandboarding paragliding',
  'parasailing canyoning caving caves? abseiling skydiving jet_?skis? quad_?bik(?:es?|ing) segways? dancing',
  'treetop ball_?game graves? birthplace trulli caravanserais? hammams? prayer_rooms? places?_to_pray',
);
/** Kinds that stand before the name: "Wadi Shab". */
export const LEADS = list(
  'wadi lake loch lough mount mt cape wat playa plaza piazza palazzo castel castello chateau château museo musée',
  'jardin villa casa parque jebel gunung phra',
);
/** Met where they are, at no hour that anybody could plan. */
export const ANIMALS = list(ANIMAL_WORDS);
export const FOODS = list(
  'paella lobsters? crabs? brunch(?:es)? pasta pho banh_mi curry currywurst schnitzel pierogi goulash fondue raclette',
  'crepes? croissants? pastries cakes? churros gelato poutine tacos ceviche empanadas? asado braai barbecue kbbq bbq',
  'hot_?pot dumplings noodles soba udon wagyu sashimi izakayas? mezze kebabs? falafel tagine couscous injera jollof',
  'wings burgers? deli (?:clam_)?chowder green_chile champagne cava port_cellars? port_wine tea_?rooms? afternoon_tea',
  'high_tea fish_places? food_(?:halls?|courts?|trucks?|stalls?) bakery bakeries michelin(?:_star(?:red)?)?',
  'mezcal tequila ouzo raki sake rum absinthe grappa limoncello soju haggis snails? frogs?_legs insects? tripe',
  'fine_dining omakase fancy_dinner romantic_dinner',
);
export const NIGHTS =
  'nights? (?:in|at|under|out in) (?:a |the )?(?:desert|dunes|stars|jungle|cloud forest|rainforest|igloo|bubble|tree ?house)';
/** What one word before it makes a taste of its own: "modern art", "folk music". */
export const TASTES =
  'art|music|histor(?:y|ies)|architecture|food|cuisine|culture|coffee|wines?|beers?|teas?|dance|theatre|theater|cinema|films?|design|fashion|literature|crafts?|wildlife|gardens?|sports?|football|baseball|rugby|cricket|cheeses?|chocolate|seafood|desserts?';
/** Before what somebody likes, and what the same list names before it. */
export const LIKED =
  "(?:\\b(?:i|we|he|she|they|us|both|all|each|wife|husband|partner|kids?|children|sons?|daughters?|mum|mom|dad|mother|father|friends?|girlfriend|boyfriend|boys?|girls?|nan|gran|grandma|grandpa|aunt|auntie|uncle|sister|brother|parents|cousins?|[a-z]+ who) (?:(?:also|really|all|both|absolutely|particularly|do|just|totally|would|quite|so|much) )*(?:lov(?:e|es)|likes?|adores?|enjoys?|lives? for|crav(?:e|es))|\\b(?:am|is|are|i'm|we're|he's|she's|they're|were|im) (?:(?:really|very|all|both|so|totally|big|also|a|huge|quite|super|pretty) )*(?:into|keen on|big on|fond of|mad about|crazy about|nuts about|obsessed with|interested in|passionate about|(?:a )?fans? of|suckers? for)|\\binterests?(?: are| include|:)|\\b(?:crav(?:ing|es)|(?:mad|crazy|keen|nuts) (?:about|on)|fans? of|love of|passion for|weakness for|sucker for|into))";
