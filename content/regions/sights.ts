/** Sights that people name without their town: `Name|other name = town, country`. */

const TABLE = `
Alhambra|Generalife = Granada, ES
Uffizi|Uffizi Gallery|Galleria degli Uffizi = Florence, IT
Michelangelo's David|Accademia Gallery|Galleria dell'Accademia = Florence, IT
Ponte Vecchio = Florence, IT
Colosseum|Coliseum|Colosseo = Rome, IT
Vatican Museums|Vatican|Sistine Chapel = Rome, IT
St Peter's Basilica|Saint Peter's Basilica = Rome, IT
Trevi Fountain = Rome, IT
Pantheon Rome = Rome, IT
Roman Forum = Rome, IT
Borghese Gallery|Galleria Borghese = Rome, IT
Leaning Tower|Leaning Tower of Pisa|Tower of Pisa = Pisa, IT
Doge's Palace|Piazza San Marco|St Mark's Square|St Mark's Basilica = Venice, IT
Last Supper|The Last Supper|Cenacolo = Milan, IT
Duomo di Milano|Milan Cathedral|La Scala = Milan, IT
Arena di Verona|Juliet's balcony = Verona, IT
Valley of the Temples = Agrigento, IT
Vesuvius|Mount Vesuvius|Herculaneum = Naples, IT
Eiffel Tower = Paris, FR
Louvre|Louvre Museum|Mona Lisa = Paris, FR
Musée d'Orsay|Orsay = Paris, FR
Notre Dame|Notre-Dame = Paris, FR
Sacré-Coeur|Sacre Coeur = Paris, FR
Disneyland Paris|Euro Disney = Paris, FR
Palace of Versailles|Château de Versailles = Paris, FR
Giverny|Monet's garden = Paris, FR
Omaha Beach|D-Day beaches|Normandy beaches|Bayeux Tapestry = Bayeux, FR
Chambord|Château de Chambord = Blois, FR
Pont du Gard = Avignon, FR
Sagrada Familia|Sagrada Família|La Sagrada Familia = Barcelona, ES
Park Güell|Parc Güell|Park Guell = Barcelona, ES
Camp Nou = Barcelona, ES
La Rambla|Las Ramblas = Barcelona, ES
Montserrat monastery = Barcelona, ES
Tiger's Nest|Tigers Nest|Taktsang|Paro Taktsang = Paro, BT
Golden Circle|Þingvellir|Geysir = Reykjavik, IS
Prado|Museo del Prado|Prado Museum = Madrid, ES
Reina Sofia|Guernica|Bernabeu|Santiago Bernabeu = Madrid, ES
Guggenheim Bilbao|Bilbao Guggenheim = Bilbao, ES
Mezquita|Mosque-Cathedral of Córdoba = Cordoba, ES
Alcázar of Seville|Real Alcázar|Giralda = Seville, ES
Caminito del Rey = Malaga, ES
Teide|Mount Teide = Tenerife, ES
Belém Tower|Belem Tower|Jerónimos Monastery|Jeronimos = Lisbon, PT
Pena Palace|Palácio da Pena = Sintra, PT
Livraria Lello|Lello bookshop = Porto, PT
Big Ben|Westminster Abbey|Tower of London|Tower Bridge|Buckingham Palace|London Eye = London, GB
British Museum|Natural History Museum London|Tate Modern = London, GB
Harry Potter Studios|Harry Potter studio|Warner Bros Studio Tour|Warner Bros. Studio Tour|Making of Harry Potter = London, GB
Wimbledon = London, GB
Edinburgh Fringe|Fringe Festival = Edinburgh, GB
Coachella = Palm Springs, US
Burning Man = Reno, US
Balloon Fiesta = Albuquerque, US
Palio di Siena|The Palio = Siena, IT
Feria de Abril = Seville, ES
Fallas|Las Fallas|La Tomatina|Tomatina = Valencia, ES
Roland Garros = Paris, FR
Tomorrowland = Antwerp, BE
Inti Raymi = Cusco, PE
Yi Peng|Loy Krathong = Chiang Mai, TH
Windsor Castle = London, GB
Stonehenge = Salisbury, GB
Edinburgh Castle|Royal Mile|Arthur's Seat = Edinburgh, GB
Loch Ness|Urquhart Castle = Inverness, GB
Glenfinnan Viaduct|Ben Nevis = Fort William, GB
Giant's Causeway = Belfast, GB
Titanic Belfast|Titanic museum = Belfast, GB
Hadrian's Wall = Newcastle, GB
Roman Baths = Bath, GB
Guinness Storehouse|Book of Kells = Dublin, IE
Cliffs of Moher = Galway, IE
Brandenburg Gate|Reichstag|Berlin Wall|Checkpoint Charlie|Museum Island = Berlin, DE
Neuschwanstein Castle = Fussen, DE
Oktoberfest|Hofbräuhaus|Hofbrauhaus|Marienplatz = Munich, DE
Dachau = Munich, DE
Cologne Cathedral|Kölner Dom = Cologne, DE
Elbphilharmonie|Miniatur Wunderland = Hamburg, DE
Europa-Park|Europa Park = Freiburg, DE
Schönbrunn|Schonbrunn|Schönbrunn Palace|Belvedere Palace|Hofburg = Vienna, AT
Charles Bridge|Prague Castle|Astronomical Clock = Prague, CZ
Fisherman's Bastion|Széchenyi Baths|Szechenyi = Budapest, HU
Wieliczka|Wieliczka Salt Mine = Kraków, PL
Bran Castle|Dracula's castle = Brasov, RO
Anne Frank House|Rijksmuseum|Van Gogh Museum|Keukenhof = Amsterdam, NL
Kinderdijk = Rotterdam, NL
Atomium|Manneken Pis|Grand-Place = Brussels, BE
Jungfraujoch|Jungfrau = Interlaken, CH
Matterhorn|Gornergrat = Zermatt, CH
CERN = Geneva, CH
Tivoli Gardens|Tivoli|Little Mermaid|Nyhavn = Copenhagen, DK
Legoland Billund = Billund, DK
Vasa Museum|ABBA Museum|ABBA The Museum = Stockholm, SE
Preikestolen|Pulpit Rock = Stavanger, NO
Nordkapp|North Cape = Alta, NO
Santa Claus Village = Rovaniemi, FI
Blue Lagoon|Hallgrímskirkja|Gullfoss|Thingvellir = Reykjavik, IS
Acropolis|Parthenon = Athens, GR
Oia = Santorini, GR
Knossos|Palace of Knossos = Heraklion, GR
Hagia Sophia|Ayasofya|Blue Mosque|Topkapi|Topkapı Palace|Grand Bazaar = Istanbul, TR
Library of Celsus = Ephesus, TR
Mostar bridge|Stari Most = Mostar, BA
Winter Palace Hermitage|Hermitage = Saint Petersburg, RU
Pyramids|Great Pyramid|Sphinx|Pyramids of Giza|Grand Egyptian Museum = Cairo, EG
Valley of the Kings|Karnak|Karnak Temple = Luxor, EG
Abu Simbel = Aswan, EG
Jemaa el-Fnaa|Jemaa el Fna|Majorelle|Jardin Majorelle = Marrakesh, MA
Hassan II Mosque = Casablanca, MA
Ait Benhaddou|Aït Benhaddou = Ouarzazate, MA
Table Mountain|Robben Island|Cape of Good Hope|Boulders Beach = Cape Town, ZA
Kilimanjaro climb|Mount Kilimanjaro = Kilimanjaro, TZ
Burj Khalifa|Palm Jumeirah|Dubai Mall = Dubai, AE
Louvre Abu Dhabi|Sheikh Zayed Mosque|Ferrari World = Abu Dhabi, AE
Western Wall|Wailing Wall|Dome of the Rock|Church of the Holy Sepulchre = Jerusalem, IL
Taj Mahal = Agra, IN
Red Fort|Qutub Minar|India Gate = New Delhi, IN
Amber Fort|Amer Fort|Hawa Mahal = Jaipur, IN
Golden Temple = Amritsar, IN
Gateway of India = Mumbai, IN
Forbidden City|Great Wall|Great Wall of China|Tiananmen|Tiananmen Square = Beijing, CN
Terracotta Army|Terracotta Warriors = Xi'an, CN
The Bund = Shanghai, CN
Shanghai Disneyland = Shanghai, CN
Giant pandas Chengdu|Chengdu Panda Base|Panda Base = Chengdu, CN
Victoria Peak|Hong Kong Disneyland|Star Ferry = Hong Kong, HK
Taipei 101|Taroko|Jiufen = Taipei, TW
Shibuya Crossing|Shibuya|Senso-ji|Sensoji|Tokyo Skytree|Ghibli Museum|teamLab|Tokyo Disneyland|DisneySea|Akihabara = Tokyo, JP
Mount Fuji|Mt Fuji|Mt. Fuji = Hakone, JP
Fushimi Inari|Kinkaku-ji|Kinkakuji|Golden Pavilion|Arashiyama|Kiyomizu-dera|Gion = Kyoto, JP
Dotonbori|Osaka Castle|Universal Studios Japan|USJ = Osaka, JP
Peace Memorial|Peace Memorial Museum|Miyajima|Itsukushima = Hiroshima, JP
Gyeongbokgung|Gyeongbokgung Palace|Myeongdong|Lotte World = Seoul, KR
Grand Palace Bangkok|Wat Pho|Wat Arun|Chatuchak = Bangkok, TH
Petronas Towers|Batu Caves = Kuala Lumpur, MY
Marina Bay Sands|Gardens by the Bay|Sentosa = Singapore, SG
Borobudur|Prambanan = Yogyakarta, ID
Tanah Lot|Uluwatu|Uluwatu Temple|Tegallalang = Bali, ID
Cu Chi Tunnels = Ho Chi Minh City, VN
Sydney Opera House|Harbour Bridge|Bondi|Bondi Beach|Blue Mountains = Sydney, AU
Twelve Apostles|Phillip Island|Australian Open = Melbourne, AU
Hobbiton = Auckland, NZ
Statue of Liberty|Empire State Building|Central Park|Times Square|Brooklyn Bridge|Broadway|Ellis Island|9/11 Memorial = New York, US
Golden Gate Bridge|Golden Gate|Alcatraz|Fisherman's Wharf = San Francisco, US
Hollywood|Hollywood Sign|Universal Studios Hollywood|Venice Beach = Los Angeles, US
Disneyland California|Disneyland Anaheim = Los Angeles, US
Universal Orlando|Magic Kingdom|Epcot|Walt Disney World = Orlando, US
Kennedy Space Center|Cape Canaveral = Orlando, US
White House|Lincoln Memorial|Smithsonian|National Mall = Washington, US
Willis Tower|The Bean|Cloud Gate|Millennium Park = Chicago, US
Graceland|Beale Street = Memphis, US
Grand Ole Opry = Nashville, US
French Quarter|Bourbon Street = New Orleans, US
The Alamo|Alamo|River Walk = San Antonio, US
Mount Rushmore|Mt Rushmore = Rapid City, US
Old Faithful = West Yellowstone, US
Antelope Canyon|Horseshoe Bend = Page, US
Monument Valley = Page, US
Arches National Park|Arches|Canyonlands = Moab, US
Pearl Harbor|Diamond Head|Waikiki = Honolulu, US
CN Tower = Toronto, CA
Stanley Park|Capilano Bridge|Capilano = Vancouver, CA
Chichen Itza|Chichén Itzá = Valladolid, MX
Frida Kahlo Museum|Casa Azul = Mexico City, MX
Christ the Redeemer|Sugarloaf|Sugarloaf Mountain|Copacabana|Ipanema|Maracanã = Rio de Janeiro, BR
La Boca|Teatro Colón|Recoleta Cemetery = Buenos Aires, AR
Perito Moreno|Perito Moreno Glacier = El Calafate, AR
Nazca Lines = Paracas, PE
Rainbow Mountain = Cusco, PE
Amazon Theatre = Manaus, BR
Gardaland = Peschiera del Garda, IT
Wineglass Bay = Coles Bay, AU
City of Arts and Sciences|Ciudad de las Artes y las Ciencias|Oceanogràfic = Valencia, ES
Pergamon Museum|Pergamon = Berlin, DE
Speicherstadt = Hamburg, DE
`;

export interface FamousSight {
  readonly name: string;
  readonly others: readonly string[];
  /** As the gazetteer names it. */
  readonly town: string;
  /** ISO 3166-1 code of the town's country. */
  readonly country: string;
}

/** Each name before the sign is a sight of its own, or another name of the first: which, matters to nobody here. */
export const FAMOUS_SIGHTS: readonly FamousSight[] = TABLE.split('\n').flatMap((line) => {
  const [names, place] = line.split(' = ');
  const [town, country] = place?.split(', ') ?? [];
  const [name, ...others] = names?.split('|') ?? [];
  return name === undefined || town === undefined || country === undefined
    ? []
    : [{ name, others, town, country }];
});
