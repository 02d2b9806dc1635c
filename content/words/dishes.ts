/**
 * Which dishes hold what: an ingredient table by the names that menus and guides use. General knowledge, generous on
 * the side of leaving out, and no promise of any kitchen.
 */

/** Of pork, or mostly so. */
const CURED_PORK =
  'mortadella|speck|n?duja|pancetta|guanciale|finocchiona|culatello|coppa|soppressata|salumi|cold cuts|sobras[as]ada|bot?ifarra|butifarra|fuet|morcilla|lech[oó]n|leit[aã]o|cochinita|carnitas|chicharr[oó]n|char siu|babi guling|xiaolongbao|soup dumplings|tortellini|agnolotti|tartiflette|cassoulet|choucroute|rillettes|andouille|boudin|muffuletta|gumbo|jambalaya|half-smokes?|samgyeopsal|bossam|sisig|adobo|żurek|zurek|bigos|kotlet|schweinshaxe|haxe|weisswurst|leberk[aä]se?|sheftalia|mici|sarmale|kavarma|pozole|tamales?|kalua|spam|cozido|alheira|quenelles?|p[aâ]t[eé]|botillo|cuy|kushikatsu|laap|larb|nem';
/** Of beef or lamb, or mostly so. */
const GRILLED =
  'shawarma|d[oö]ner|[cć]evap\\w+|pljeskavica|plov|pilau|biryani|nyama choma|mishkaki|suya|kottu|lamprais|bunny chow|potjie\\w*|birria|barbacoa|cheesesteak\\w*|chivito|chorip[aá]n|anticuchos|picanha|churrasco|ossobuco|cotoletta|vitello|bresaola|polpett\\w+|arrosticini|abbacchio|pörkölt|halászlé|ciorb[aă]|loco moco|donair|smoked meat|venison|boar|elk|reindeer|moose|springbok|kangaroo|camel|crocodile|zebu|romazava|rendang|mansaf|maqluba|kofta|kibbeh|merguez|momos?|thukpa|cornish past(?:y|ies)|past(?:y|ies)|kibinai|wings|tripas|bouchons?|tablier de sapeur|shabu\\w*|sukiyaki|gyutan|karaage|rogan josh|nihari|game from';
/** Meat by the names of dishes and of cuts that say no animal. */
const MEAT_DISHES =
  'alpujarreño|pring[aá]|salmorejo|porra antequerana|ropa vieja|mondongo|rabo de toro|solomillo\\w*|partridge|pigeon|quail|pheasant|grouse|alpaca|llama|bison|buffalo|shashlik|şiş|skewers?|brochettes?|(?:mixed |korean |turkish |levantine |iranian |from the )?grills?|rod[ií]zio|shisa nyama|kielbasa|wurst\\w*|saucisse\\w*|sauerbraten|roulades?|gröstl|scouse|(?:ulster|scottish|english) (?:fry|breakfast)|machboos|saleeg|soto|tortas? ahogadas?|carne\\w*|tri-tip|hot brown|french dip|cuban sandwich|gatsby|kota|tourti[eè]re|nose-to-tail|milza|aj[ií] de gallina|silpancho|salteñas|casado|tasajo|vigorón|minced?|pepi[aá]n|sofrito|pastitsada|stoba|jiggs dinner|chili(?! oil| crisp)|rocoto relleno|locro|pica pollo|pollo|gallina|ayam|rafute|mifen|zhajiangmian|tavuk|kaz|ganso|ternera|cordero|cabrito|chevon|borrego|maiale|manzo|agnello|poulet|b[oœ]uf|veau|agneau|porc|canard|dindon|huhn|rind\\w*|lamm\\w*|schwein\\w*|brettljause|tafelspitz|lokum kebab|manti|dushbara|qutab|samsa|steakhouse\\w*|tacac[aá]|waterzooi|cafeteria meat|torreznos|callos|migas|fabada|pote|caldo|puchero|gulasch|perkelt|tokány|lahmacun|iskender|adana|tantuni|kokore[cç]|kibbe|fatteh|mulukhiyah|molokhia|tagen|bandeja paisa|burgoo|carcamusas|cemitas?|milanesa\\w*|completos?|coney dogs?|wieners?|sonoran dogs?|croquetas?|laal maas|danzai|doro wat|entrec[oô]te|espetada|feijoada|goetta|guacamayas?|haleem|harira|hornado|hāngī|hangi|kabsa|kapana|khlii|khorovats|lahmajun|kitfo|kuy teav|lagman|manty|lomo saltado|low country boil|maultaschen|minchi|nacatamales|nasi (?:campur|lemak|dagang|goreng)|mapo tofu|m[iì] quảng|cao lầu|bún (?:bò|quậy)\\w*|benedictine|gravy|la bandera|beshbarmak|champuru|miso katsu|bulalo|menudo|cochifrito|chorrillana|carnitas|chifa|peka|lovo|tibs|nihari|seekh|galouti|tunday|chiles en nogada|encebollado|caparrones|cachupa|cachapa|mofongo|jibarito|sancocho|ajiaco|fritada|llapingachos|seco de|pachamanca|cuy|charquic[aá]n|pastel de choclo|cazuela|curanto|enchiladas mineras|dan dan';
const MEAT =
  'canelons|cannelloni|tafelspitz|svíčková|bifanas?|charcuterie|terrine|Käsekrainer|cocido|pring[aá]|montaditos?|francesinhas?|lampredotto|suckling pig|liver|goose|hot dogs?|dim sum|wontons?|bratwurst|currywurst|bulgogi|satay|sate|bebek|beef|pork|lamb|mutton|veal|goat|rabbit|chicken|duck|turkey|ham|bacon|sausages?|salami|steaks?|ribs|meat\\w*|offal|tripe|oxtail|' +
  'carbonara|amatriciana|porchetta|kebabs?|köfte|tacos?|burgers?|pastrami|gyros|souvlaki|tonkatsu|yakitori|yakiniku|brisket|biltong|jam[oó]n|chorizo|schnitzel|goulash|tagines?|curry ?wurst|foie gras|confit|bobotie|braai|salt beef|bistecca|pad kra pao|massaman|khao soi|boat noodles|ph[oở]|bún chả|bun cha|pho|rag[uù]|bolognese|lasagn[ae]|asado|parrilla|empanadas?|haggis|black pudding|pies?|stews?|hot ?pot|roast\\w*|barbecue|bbq|grilled chicken|' +
  `${CURED_PORK}|${GRILLED}|${MEAT_DISHES}`;
const FISH =
  'bacalao|lox|cataplana|cioppino|conch|espada|hilsa|ilish|hitsumabushi|karimeen|limpets|mas huni|mentaiko|roe|milkfish|missoltini|shad|moqueca|moules\\w*|mohinga|mojarra|encocado|p[āa]ua|gỏi cá|bún cá|kakinoha|inari|maa tahiti|escabeche|trout|carp|perch|pike|pickerel|walleye|white(?:fish|bait)|whiting|bream|snapper|grouper|wahoo|mahi\\w*|kingfish|pomfret|zubaidi|tilapia|turbot|hake|halibut|haddock|hoki|mullet|mackerel|sprats?|swordfish|shark|surub[ií]|reineta|machas|rockfish|parrotfish|monkfish|sole|plaice|sea ?bass|branzino|dorad[ae]|orata|lubina|merluza|rodaballo|atún|bonito|f[ée]ra|fischbr[öo]tchen|catch of the day|pescad\\w+|poisson\\w*|pesce|kokoda|sarde|escabeche|crawfish|crayfish|abalone|urchins?|cuttlefish|snails?|labskaus|caldillo|sayadieh|salt ?fish|hokkien|camarones|camarão|bottarga|num banh chok|tsukemen|sinigang|barramundi|char|arctic char|vendace|kibbeling|' +
  'fish|thieboudienne|barramundi|cullen skink|chowder|lampr[ae]ia|seafood|sushi|sashimi|tuna|salmon|cod|bacalhau|sardines?|eel|unagi|squid|octopus|calamar[ei]s?|calamari|conger|sate lilit|prawns?|shrimps?|oysters?|mussels?|clams?|crabs?|lobster|anchov\\w+|herring|caviar|snoek|bouillabaisse|paella|ramen|dashi|okonomiyaki|takoyaki|tempura|laksa|ceviche|tom yum|som tam|pad thai|fish sauce|poke|gravlax|smørrebrød|puttanesca';
const SHELLFISH =
  'shellfish|seafood|crustaceans?|prawns?|shrimps?|crabs?|lobsters?|oysters?|mussels?|clams?|scallops?|cockles?|langoustines?|crayfish|squid|octopus|calamar[ei]s?|calamari|cuttlefish|snails?|paella|bouillabaisse|laksa|tom yum|pad thai|som tam|papaya salad|dim sum|har gow|wontons?|takoyaki|okonomiyaki|gumbo|jambalaya|cioppino|chowder|ceviche|tempura|gambas|sushi|sashimi|hot ?pot|bánh xèo|banh xeo|bún riêu|nasi goreng|sambal|satay|sate lilit|belacan|cao lầu|spring rolls|poke|arroz|river prawns|fish sauce|xo sauce';
const MILK =
  'suppl[iì]|cheese\\w*|milk|cream\\w*|butter|gelat[oi]|ice cream|cacio|yoghurt|yogurt|custard|past[eé]is?|past[eé]l|pastr\\w+|croissants?|brioche|pizza|feta|cakes?|crêpes?|lassi|paneer|raclette|fondue|burrata|mozzarella|parmesan|parmigiano|pecorino|ricotta|mascarpone|tiramis[uù]|cannoli|halloumi|béchamel|moussaka|gratin|quiche|pierogi|khachapuri|poutine|latte|cappuccino|milk tea|bubble tea|chocolate|waffles?|pancakes?|Kaiserschmarrn|strudel|Sachertorte|tart|tarts|carbonara|risotto|curds?|burgers?|churros|baklava|börek|pide|scones?|afternoon tea|brunch|francesinhas?|poffertjes|stroopwafels?|smørrebrød|lasagn[ae]|cannelloni|canelons|Käsekrainer|tacos?|quesadillas?|naan|ghee|butter chicken|tagliatelle al burro|pasta';
const EGG =
  'egg\\w*|omelettes?|tortillas?|carbonara|mayonnaise|aioli|allioli|custard|past[eé]is?|past[eé]l|brioche|ramen|okonomiyaki|takoyaki|tempura|cakes?|pancakes?|crêpes?|quiche|meringues?|pavlova|tiramis[uù]|gelat[oi]|ice cream|bibimbap|pad thai|fried rice|nasi goreng|shakshuka|schnitzel|tonkatsu|waffles?|Kaiserschmarrn|brunch|pastr\\w+|croissants?|strudel|Sachertorte|tarts?|churros|donuts?|doughnuts?|pasta|noodles?|banh mi|bánh mì|burgers?|smørrebrød|poffertjes|udon|khao soi|wontons?|dumplings?';
const WHEAT =
  'momos?|kottu|po.?boys?|muffuletta|cheesesteak\\w*|tortellini|agnolotti|past(?:y|ies)|pastizzi|xiaolongbao|soup dumplings|gua bao|brik|donair|kibinai|shawarma|d[oö]ner|bunny chow|kushikatsu|karaage|cotoletta|pizza|pasta|bread|bagels?|sandwich\\w*|ramen|udon|noodles?|dumplings?|pastr\\w+|pies?|cakes?|croissants?|baguettes?|bakery|bakeries|tempura|okonomiyaki|takoyaki|burgers?|simit|börek|pide|brioche|crêpes?|carbonara|amatriciana|cacio|beer|suppl[iì]|tonkatsu|gyoza|soba|bao|buns?|gnocchi|ravioli|tagliatelle|lasagn[ae]|cannelloni|canelons|schnitzel|strudel|Sachertorte|waffles?|pancakes?|churros|tarts?|past[eé]is?|past[eé]l|bifanas?|francesinhas?|montaditos?|smørrebrød|hot dogs?|kebabs?|gyros|banh mi|bánh mì|khao soi|wontons?|couscous|pastilla|baklava|naan|samosas?|pierogi|dim sum|soy sauce|miso|schiacciata|focaccia|panini|panino|crostini|ribollita|pappa al pomodoro|cornetto|cannoli|toast|Käsekrainer|sausages?|svíčková|goulash|poffertjes|stroopwafels?|tapas|pintxos|sushi|teriyaki';
const PORK =
  CURED_PORK +
  '|pork|ham|bacon|sausages?|salami|charcuterie|carbonara|amatriciana|porchetta|jam[oó]n|chorizo|tonkatsu|lardons?|prosciutto|pancetta|suckling pig|babi guling|bifanas?|francesinhas?|currywurst|bratwurst|K[äa]sekrainer|gyros|souvlaki|cocido|pring[aá]|montaditos?|lampredotto|tacos al pastor|quiche|choucroute|hot dogs?|wontons?|dim sum|ramen|bún chả|bun cha|cao lầu|char siu|gyoza|dumplings?';
const BEEF =
  GRILLED +
  '|beef|steaks?|brisket|burgers?|pastrami|salt beef|veal|oxtail|tafelspitz|svíčková|goulash|bulgogi|yakiniku|bistecca|asado|parrilla|ph[oở]|pho|rag[uù]|bolognese|bresaola|tripe|lampredotto|biltong|bobotie|boiled beef|hot ?pot|massaman|boat noodles|tacos?|kebabs?|köfte';
export const ALCOHOL =
  'wines?|beers?|sake|cocktails?|aperitivo|spritz|vermouth|vermut|pubs?|bars?|sherry|glass of port|port wine|port houses?|izakayas?|tapas|pintxos|brewer(?:y|ies)|biergarten|beer gardens?|whisk(?:e?y|ies)|gin|jenever|ginjinha|tequila|mezcal|absinthe|rum|champagne|cava|prosecco|heurigen?|Heuriger|cider|pints?|distiller\\w+|winer(?:y|ies)|vineyards?|speakeas\\w+|soju|makgeolli|raki|ouzo|grappa|schnapps|caipirinhas?|pisco|beer halls?|bacari|ombra';
export const RAW =
  'sushi|sashimi|ceviche|tartare?|oysters?|raw|poke|carpaccio|gravlax|smoked (?:salmon|fish|eel)|herring|unpasteuri[sz]ed|brie|camembert|blue cheese|roquefort|gorgonzola|feta|soft cheese|liver|foie gras|pât[eé]|jam[oó]n|prosciutto|salami|charcuterie|cured|rare|swordfish|shark|tuna|papaya salad|som tam|steak tartare|kibbeh|tiramis[uù]|mayonnaise|runny eggs?|soft-boiled|street ?food|conger';
const SPICY =
  'spic(?:y|es?|ed)|chill?i(?:es|s)?|chile|curry|curries|hot ?pot|sichuan|szechuan|kimchi|som tam|tom yum|massaman|khao soi|pad kra pao|laksa|sambal|vindaloo|jerk|peri[- ]peri|harissa|mole|tacos?|satay|masala|biryani|tteokbokki|mapo|dan dan|arrabbiata|nduja|papaya salad|thali|rendang|goulash';
const SALTY =
  'soy sauce|miso|ramen|kimchi|ham|jam[oó]n|prosciutto|bacon|salami|charcuterie|anchov\\w+|bacalhau|salt\\w*|olives|pickle\\w*|sauerkraut|instant|pho|ph[oở]|fish sauce|chips|pastrami|feta|herring|cured|smoked|hot dogs?|sausages?';
const NUT =
  'nuts?|nutty|almonds?|hazelnuts?|walnuts?|pistachios?|cashews?|pecans?|macadamias?|marzipan|pralin\\w+|nougat|gianduja|pesto|baklava|turr[oó]n|macarons?|amaretti|frangipane|cantucci|biscotti|lokum|turkish delight|pastilla|ghriba|korma|massaman|muhammara|dukkah|nutella|mole|romesco|ajo blanco|gelat[oi]|ice cream|trdelník|medovik|pastr\\w+|cakes?|halva|Linzer\\w*|Sachertorte|strudel|tagines?|biryani|satay|pad thai|som tam|papaya salad|gado[- ]gado|sweets|chocolate|brunch|kulfi|mithai|dates|moon ?cakes?|stroopwafels?|picada|calçots|tarta de Santiago|queijadas?|ovos moles';
const PEANUT =
  'peanuts?|groundnuts?|satay|sate|massaman|panang|pad thai|som tam|papaya salad|gado[- ]gado|pecel|kung pao|gong bao|dan dan|hot ?pot|mafé|maafe|rojak|laksa|chikki|nougat|mole|pralin\\w+|spring rolls|summer rolls|bún bò nam bộ|bánh xèo|banh xeo|bun cha|bún chả|cao lầu|mì quảng|nuts?|nutty|khao soi|boat noodles|nasi campur|babi guling|bebek|thali|bhel|sweets|turr[oó]n|pho xao|mango with sticky rice|street ?food|night market|food stalls|hawkers?|cooked-food counters';

/** By what one is allergic to, or leaves out. */
export const HOLDS: Readonly<Record<string, string>> = {
  peanut: PEANUT,
  'tree nut': NUT,
  nut: `${NUT}|${PEANUT}`,
  shellfish: SHELLFISH,
  seafood: `${FISH}|${SHELLFISH}`,
  fish: `${FISH}|spring rolls|kimchi|miso|udon|soba|caesar|nam|pho|ph[oở]|bún|bun cha|khao soi|pad kra pao|chowder|pintxos|tapas|antipasti`,
  egg: EGG,
  milk: MILK,
  sesame:
    "sesame|tahini|hummus|houmous|halva|falafel|simit|bagels?|za'atar|zaatar|baba ganoush|baba ghanoush|dan dan|sushi|bibimbap|bulgogi|kimbap|gimbap|burgers?|mezze|meze|poke|tempura|noodles?|dumplings?|dim sum|hot ?pot|ramen|buns?|dukkah|mochi|shawarma|stir[- ]fr\\w+|bread|bakery|bakeries|tagines?|pastr\\w+",
  soy: 'soya?|tofu|miso|edamame|tempeh|teriyaki|ramen|sushi|sashimi|yakitori|udon|soba|bulgogi|dim sum|dumplings?|hot ?pot|stir[- ]fr\\w+|natto|yakiniku|tonkatsu|okonomiyaki|takoyaki|gyoza|bibimbap|noodles?|pad thai|adobo|satay|sate|wontons?|roast duck|peking duck|nasi goreng|fried rice|bao|kimchi|pad kra pao|boat noodles|char siu|chocolate|tempura|unagi|eel|congee',
  gluten: WHEAT,
  wheat: WHEAT,
  mustard:
    'mustard|sausages?|bratwurst|currywurst|hot dogs?|pastrami|salt beef|burgers?|dressing|vinaigrette|curry|curries|tafelspitz|smørrebrød|sandwich\\w*',
  celery:
    'celer(?:y|iac)|soups?|stews?|broth|goulash|rag[uù]|bolognese|tafelspitz|svíčková|bouillabaisse|ribollita',
  pork: PORK,
  beef: BEEF,
  'red meat': `${BEEF}|${PORK}|lamb|mutton|goat`,
};

/** By what one lives by. */
export const DIETS: Readonly<Record<string, string>> = {
  vegetarian: `${MEAT}|${FISH}|${SHELLFISH}`,
  vegan: `${MEAT}|${FISH}|${SHELLFISH}|${MILK}|${EGG}|honey`,
  pescatarian: MEAT,
  halal: `${PORK}|${ALCOHOL}`,
  'pork-free': PORK,
  'beef-free': BEEF,
  kosher:
    'pork|ham|bacon|carbonara|amatriciana|porchetta|jam[oó]n|chorizo|tonkatsu|shrimps?|prawns?|oysters?|mussels?|clams?|crabs?|lobster|seafood|squid|octopus|calamar[ei]s?|calamari|conger|sate lilit|eel|unagi|paella|cheeseburgers?|offal|souvlaki|gyros|tacos?|sausages?|currywurst|bratwurst|hot dogs?|rabbit|snails?|shellfish|babi guling|bifanas?|francesinhas?|charcuterie|prosciutto|salami|suckling pig|lampredotto|dim sum|tom yum|bouillabaisse',
  'gluten-free': WHEAT,
  'lactose-free': MILK,
  'low in salt': SALTY,
  'nothing raw':
    'raw|sushi|sashimi|oysters?|ceviche|tiradito|tartare|carpaccio|poke|crudo|gravlax|matjes|crudités',
  'not spicy': SPICY,
  'alcohol-free': ALCOHOL,
};
