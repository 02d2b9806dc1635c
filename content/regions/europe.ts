/** Regions, islands, coasts and parks of Europe. */
import { regionsOf } from './types.ts';

const TABLE = `
IT Tuscany|Toscana|Chianti|Tuscan countryside|Tuscan hills: Florence 3, Siena 2, Lucca 2
IT Amalfi Coast|the Amalfi: Sorrento 3, Amalfi 2, Positano 1 #coast
IT Sicily|Sicilia: Palermo 3, Agrigento 1, Syracuse Sicily 2, Taormina 2 #island
IT Sardinia|Sardegna: Cagliari 3, Alghero 2, Olbia 2 #island
IT Puglia|Apulia: Bari 2, Alberobello 1, Lecce 3
IT Dolomites|the Dolomites|Dolomiti|Sella Ronda|Sellaronda: Bolzano 2, Ortisei 3, Cortina d'Ampezzo 2
IT Umbria: Perugia 3, Assisi 2, Orvieto 1
IT Piedmont|Piemonte|Langhe: Turin 3, Alba 2
IT Lake Garda|Garda|Lago di Garda|Gardasee: Sirmione 2, Riva del Garda 3, Malcesine 1
IT Lake Como|Como lake|Lago di Como: Como 2, Bellagio 2, Varenna 1
IT Italian Lakes: Como 2, Stresa 2, Sirmione 2
IT Cinque Terre: Monterosso 2, Vernazza 1, La Spezia 1 #coast
IT Liguria|Italian Riviera: Genoa 2, Santa Margherita 2, Monterosso 2
IT Emilia-Romagna|Emilia Romagna: Bologna 3, Parma 2, Ravenna 1
IT Calabria: Tropea 3, Reggio Calabria 2
IT Basilicata: Matera 3, Maratea 1
IT Veneto: Venice 3, Verona 2, Padua 1
FR Provence: Aix-en-Provence 2, Avignon 3, Arles 1
FR French Riviera|Cote d'Azur|Côte d'Azur|the Riviera: Nice 4, Cannes 1, Antibes 1, Menton 1 #coast
FR Normandy|Normandie: Rouen 1, Honfleur 2, Bayeux 3, Mont Saint-Michel 1
FR Brittany|Bretagne: Rennes 2, Saint-Malo 2, Quimper 2
FR Loire|Loire Valley|the Loire: Tours 3, Amboise 2, Blois 1
FR Alsace: Strasbourg 3, Colmar 3
FR Burgundy|Bourgogne: Dijon 2, Beaune 3
FR Champagne: Reims 2, Epernay 1
FR Dordogne|Perigord: Sarlat 3, Bergerac 2
FR Corsica|Corse: Ajaccio 2, Bonifacio 2, Bastia 2 #island
FR French Alps: Annecy 2, Chamonix 3, Grenoble 1
FR Languedoc|Occitanie: Montpellier 2, Carcassonne 2, Toulouse 2
FR French Basque Country: Biarritz 3, Bayonne 1, Saint-Jean-de-Luz 2
ES Andalusia|Andalucia|Andalucía: Seville 3, Cordoba 1, Granada 3, Malaga 2, Ronda 1
ES Basque Country|Pais Vasco|Euskadi: Bilbao 3, San Sebastian 3, Biarritz 1
ES Catalonia|Catalunya: Barcelona 4, Girona 2, Tarragona 1
ES Costa Brava: Girona 2, Cadaques 2, Tossa de Mar 1 #coast
ES Costa del Sol: Malaga 3, Marbella 2, Nerja 2 #coast
ES Costa Blanca: Alicante 3, Altea 2 #coast
ES Galicia: Santiago de Compostela 3, A Coruna 2, Vigo 1
ES Asturias: Oviedo 2, Gijon 2
ES Canary Islands|the Canaries|Canaries: Tenerife 3, Gran Canaria 2, Lanzarote 2, Fuerteventura 1 #island
ES Balearic Islands|the Balearics|Balearics: Palma de Mallorca 3, Menorca 2, Ibiza 2 #island
ES Rioja|La Rioja: Logrono 2, Haro 1
ES Camino de Santiago|the Camino|Camino: Logrono 1, Leon 1, Sarria 1, Santiago de Compostela 2 #route
PT Algarve|the Algarve: Lagos 2, Faro 3, Tavira 1 #coast
PT Douro|Douro Valley|the Douro: Porto 2, Pinhao 2, Peso da Regua 1
PT Alentejo: Evora 3, Monsaraz 1
PT Azores|the Azores|Açores: Ponta Delgada 4, Madalena 2, Horta 2, Velas 1, Terceira 2 #island
PT Faial|Fayal|Faial Island: Horta 1 #island
PT São Jorge|Sao Jorge Azores|São Jorge Island: Velas 1 #island
PT Graciosa|Graciosa Azores: Santa Cruz da Graciosa 1 #island
PT Flores Azores|Flores Island Azores: Santa Cruz das Flores 1 #island
PT Santa Maria Azores|Santa Maria Island: Vila do Porto 1 #island
DE Bavaria|Bayern: Munich 3, Fussen 2, Nuremberg 2, Regensburg 1
DE Black Forest|Schwarzwald: Freiburg 3, Baden-Baden 2, Triberg 1
DE Romantic Road: Wurzburg 1, Rothenburg 2, Augsburg 1, Fussen 2 #route
DE Rhine Valley|Rhine: Cologne 2, Koblenz 2, Bacharach 1
DE Moselle|Mosel: Trier 2, Cochem 2
DE Eifel: Monschau 2
DE Saxony: Dresden 3, Leipzig 2
DE Harz|Harz Mountains: Goslar 2, Quedlinburg 2
AT Tyrol|Tirol: Innsbruck 3, Kitzbuhel 2, Mayrhofen 1
AT Salzkammergut|Austrian Lakes: Salzburg 2, Hallstatt 1, Bad Ischl 2
AT Wachau: Krems 2, Melk 1
CH Bernese Oberland|Jungfrau region: Interlaken 3, Grindelwald 2, Lauterbrunnen 2
CH Swiss Alps: Lucerne 2, Interlaken 3, Zermatt 3
CH Ticino: Lugano 3, Locarno 2
GB Highlands|Scottish Highlands|the Highlands: Inverness 3, Fort William 2, Isle of Skye 2 #car
GB Cotswolds|the Cotswolds: Bath 2, Cirencester 2, Stow-on-the-Wold 2
GB Lake District|the Lakes|English Lakes: Windermere 3, Keswick 3
GB Cornwall|Cornish coast: St Ives 3, Falmouth 2, Padstow 1
GB Devon: Exeter 2, Salcombe 1, Torquay 2
GB Peak District: Buxton 2, Bakewell 2 #park
GB Yorkshire: York 3, Whitby 2, Leeds 1
GB Yorkshire Dales: Skipton 2, Hawes 1 #park
GB Snowdonia|Eryri: Betws-y-Coed 2, Llanberis 2 #park
GB Pembrokeshire: Tenby 3, St Davids 2 #coast
GB Jurassic Coast|Dorset: Lyme Regis 2, Weymouth 2 #coast
GB Norfolk Broads: Norwich 3, Wroxham 1
GB Outer Hebrides|Hebrides: Stornoway 3, Tarbert Harris 1 #island
GB Orkney: Kirkwall 3, Stromness 1 #island
CH Glacier Express: Zermatt 2, St Moritz 1 #route #train
CH Bernina|Bernina Express|Bernina line: Chur 1, St Moritz 1 #route #train
NO Flåm railway|Flam railway|Flåmsbana|Norway in a Nutshell: Bergen 2, Flam 1 #route #train
GB West Highland Line|Jacobite steam train|Jacobite: Glasgow 1, Fort William 2 #route #train
GB North Coast 500|NC500|NC 500: Inverness 2, Durness 1, Ullapool 2, Applecross 1 #route #car
GB Isle of Wight: Cowes 2, Ventnor 1 #island
IE Wild Atlantic Way: Kinsale 1, Killarney 2, Galway 2, Westport 2, Donegal 1 #route #car
IE Ring of Kerry|Kerry|County Kerry: Killarney 3, Kenmare 1, Dingle 2 #route #car
IE Connemara: Galway 2, Clifden 2
GR Cyclades|the Cyclades: Mykonos 2, Naxos 2, Paros 2, Santorini 3 #island
HR Croatian Islands|Croatian island hopping|Dalmatian Islands: Hvar 3, Korcula 2, Vis 1 #island
GR Greek Islands|Greek island hopping|Greek Island: Mykonos 2, Naxos 2, Santorini 3, Chania 2 #island
GR Crete|Kriti: Chania 3, Rethymno 2, Heraklion 2 #island
GR Peloponnese: Nafplio 3, Kalamata 2, Olympia 1 #car
GR Ionian Islands: Corfu 3, Kefalonia 2, Zakynthos 2 #island
GR Dodecanese: Rhodes 3, Kos 2, Symi 1 #island
HR Dalmatia|Dalmatian Coast|the Dalmatian: Zadar 2, Split 3, Hvar 2, Dubrovnik 3 #coast
HR Istria: Pula 2, Rovinj 3
RO Transylvania|Carpathians|Carpathian Mountains: Brasov 3, Sighisoara 1, Sibiu 2, Cluj-Napoca 1
TR Turquoise Coast|Lycian Coast|Turkish Riviera: Fethiye 3, Kas 2, Antalya 2 #coast
FI Lapland|Finnish Lapland: Rovaniemi 3, Levi 2, Inari 1
SE Swedish Lapland: Kiruna 3, Abisko 2
NO Lofoten|Lofoten Islands|the Lofotens: Svolvaer 3, Reine 2, Henningsvaer 1 #island #car
NO Norwegian fjords|Norway fjords|the fjords|Norway in a nutshell|Fjords|Western Norway: Oslo 1, Flam 1, Bergen 3, Alesund 1
NO Svalbard|Spitsbergen: Longyearbyen 1 #island
IS Ring Road|Iceland ring road: Reykjavik 2, Vik 1, Hofn 1, Egilsstadir 1, Akureyri 2 #route #car
IS South Iceland|South Coast of Iceland|Golden Circle and south coast: Reykjavik 2, Selfoss 1, Vik 2 #car
IS Westfjords: Isafjordur 3, Patreksfjordur 1 #car
BA Balkans|the Balkans: Ljubljana 2, Split 2, Sarajevo 2, Dubrovnik 2, Kotor 1
DK Scandinavia: Copenhagen 3, Stockholm 3, Oslo 2, Bergen 2
EE Baltics|the Baltics|Baltic states|Baltic capitals: Vilnius 2, Riga 2, Tallinn 3
NL Benelux: Amsterdam 3, Bruges 2, Brussels 2, Luxembourg 1
GE Caucasus|the Caucasus: Tbilisi 3, Kazbegi 2, Yerevan 3
PL Bieszczady|Bieszczady Mountains: Ustrzyki Dolne 1, Cisna 2 #park #car
PL Tatra Mountains|Tatras: Zakopane 3, Poprad 1
BE Flanders: Bruges 2, Ghent 2, Antwerp 2
DE Bavarian Alps|Upper Bavaria: Garmisch-Partenkirchen 2, Berchtesgaden 2 #car
BG Bulgarian coast|Bulgarian Black Sea coast|Black Sea coast|Black Sea: Varna 2, Nesebar 1, Sozopol 2 #coast
RO Romanian coast|Romanian Black Sea coast|Black Sea coast|Black Sea: Constanţa 2 #coast
NL Wadden Islands|West Frisian Islands: Den Burg 2, Terschelling 2 #island
CH Engadine|Engadin: St Moritz 2, Pontresina 1
BE Ardennes: Durbuy 2, La Roche-en-Ardenne 1
IT South Tyrol|Alto Adige|Südtirol: Bolzano 2, Merano 2, Brixen 1
IT Lake Maggiore|Maggiore: Stresa 2, Verbania 1
IT Lake Iseo: Iseo 1
IT Lake Orta: Orta San Giulio 1
IT Le Marche|Marche: Ancona 2, Urbino 2
IT Abruzzo: L'Aquila 2, Pescara 2
IT Salento|Salento Italy: Lecce 3, Otranto 2, Gallipoli 1 #coast
IT Aeolian Islands|Aeolians|Eolie: Lipari 2, Stromboli 1 #island
IT Elba|Isola d'Elba: Portoferraio 1 #island
IT Maremma: Grosseto 2, Pitigliano 1
IT Val d'Orcia|Orcia Valley: Pienza 2, Montepulciano 2
IT Cilento: Agropoli 2, Palinuro 1 #coast
IT Friuli|Friuli Venezia Giulia: Udine 2, Trieste 3
IT Aosta Valley|Val d'Aosta|Valle d'Aosta: Aosta 2, Courmayeur 2
IT Lazio: Rome 4, Viterbo 1
IT Campania: Naples 3, Sorrento 3
FR Luberon: Gordes 2, Apt 1
FR Camargue: Arles 2, Saintes-Maries-de-la-Mer 2
FR Jura|French Jura: Besançon 2, Arbois 1
FR Savoy|Savoie|Haute-Savoie: Annecy 3, Chambéry 2
FR Auvergne: Clermont-Ferrand 2, Le Puy-en-Velay 1
FR Pyrenees|French Pyrenees|the Pyrenees: Lourdes 2, Cauterets 2
FR Ardeche|Ardèche: Vallon-Pont-d'Arc 2, Aubenas 1
FR Verdon|Gorges du Verdon|Verdon Gorge: Moustiers-Sainte-Marie 2, Castellane 1
FR Ile de Re|Île de Ré: Saint-Martin-de-Ré 1 #island
FR Picardy|Baie de Somme: Amiens 2, Saint-Valery-sur-Somme 1
FR Vosges|the Vosges|Vosges mountains: Gérardmer 2, Colmar 1
IT Stelvio|Stelvio Pass|Passo Stelvio|Passo dello Stelvio|Stilfser Joch: Bormio 1 #car
IT Gavia|Gavia Pass|Passo Gavia|Passo di Gavia|Mortirolo|Mortirolo Pass: Ponte di Legno 1 #car
IT Sella Pass|Sella|Passo Sella|Sellajoch: Selva di Val Gardena 1 #car
IT Pordoi|Pordoi Pass|Passo Pordoi|Pordoijoch: Canazei 1 #car
IT Gardena Pass|Passo Gardena|Grödnerjoch: Corvara 1 #car
IT Fedaia|Fedaia Pass|Passo Fedaia|Campolongo Pass|Passo Campolongo: Arabba 1 #car
IT Falzarego|Falzarego Pass|Passo Falzarego|Giau|Giau Pass|Passo Giau: Cortina d'Ampezzo 1 #car
CH Furka|Furka Pass|Furkapass|Gotthard Pass|Oberalp Pass|Susten Pass|Sustenpass: Andermatt 1 #car
CH Grimsel|Grimsel Pass|Grimselpass: Meiringen 1 #car
CH Bernina Pass|Passo del Bernina|Berninapass: Poschiavo 1 #car
AT Grossglockner|Grossglockner road|Grossglockner High Alpine Road|Großglockner: Heiligenblut 1 #car
AT Timmelsjoch|Timmelsjoch Pass: Sölden 1 #car
FR Galibier|Col du Galibier: Valloire 1 #car
FR Iseran|Col de l'Iseran: Val d'Isère 1 #car
FR Izoard|Col d'Izoard: Briançon 1 #car
ES Cantabria: Santander 3, Santillana del Mar 1
ES Picos de Europa|the Picos: Cangas de Onís 2, Potes 2 #park #car
ES Extremadura: Cáceres 2, Mérida Spain 2
ES Castile|Castilla y León|Castile and León: Salamanca 2, Segovia 2, Burgos 1
ES White villages|pueblos blancos|the white villages: Ronda 2, Arcos de la Frontera 1 #car
ES Sierra Nevada|Sierra Nevada Spain|Alpujarras|Las Alpujarras: Granada 2, Capileira 1
ES La Palma|La Palma island: Santa Cruz de La Palma 1 #island
ES La Gomera: San Sebastián de La Gomera 1 #island
ES El Hierro: Valverde 1 #island
ES Formentera: Sant Francesc 1 #island
PT Minho: Braga 2, Viana do Castelo 2
PT Sao Miguel|São Miguel: Ponta Delgada 3, Furnas 1 #island
PT Pico|Pico Island: Madalena 1 #island
PT Porto Santo: Vila Baleira 1 #island
PT Silver Coast: Nazaré 2, Óbidos 1 #coast
DE Saxon Switzerland|Sächsische Schweiz: Bad Schandau 2, Dresden 1 #park
DE Allgau|Allgäu: Füssen 2, Oberstdorf 2
DE Sylt: Westerland 1 #island
DE Rugen|Rügen: Binz 2, Sassnitz 1 #island
DE Baltic Coast|German Baltic coast: Lübeck 2, Rostock 2, Stralsund 1 #coast
DE Lake Constance|Bodensee: Konstanz 2, Lindau 2, Bregenz 1
DE Franconia|Franken: Nuremberg 2, Bamberg 2, Würzburg 1
DE Spreewald: Lübbenau 1
AT Styria|Steiermark: Graz 3, Schladming 2
AT Carinthia|Kärnten: Klagenfurt 2, Villach 1
AT Zillertal: Mayrhofen 1
AT Vorarlberg: Bregenz 2, Lech 2
CH Engadin: St Moritz 2, Pontresina 1
CH Graubunden|Graubünden|Grisons: Chur 1, St Moritz 2, Davos 1
CH Valais|Wallis: Sion 1, Zermatt 3
CH Lake Geneva|Lac Léman: Lausanne 2, Montreux 2, Geneva 1
CH Lake Lucerne: Lucerne 2, Weggis 1
CZ Moravia|South Moravia: Brno 2, Olomouc 1, Mikulov 2
CZ Bohemia: Prague 3, Český Krumlov 2, Karlovy Vary 1
CZ Bohemian Switzerland: Děčín 1, Hřensko 1 #park
BE Wallonia: Namur 2, Dinant 1, Liège 1
NL Friesland: Leeuwarden 3, Harlingen 1
NL Texel: Den Burg 1 #island
NL Zeeland: Middelburg 2, Domburg 1 #coast
GB North York Moors|Yorkshire Moors: Whitby 2, Helmsley 1 #park
GB Northumberland: Alnwick 2, Bamburgh 1
GB Suffolk: Bury St Edmunds 2, Aldeburgh 2
GB Norfolk: Norwich 2, Wells-next-the-Sea 2
GB Kent: Canterbury 2, Whitstable 1
GB Sussex: Brighton 2, Rye 1
GB New Forest|the New Forest: Lyndhurst 2, Lymington 1 #park
GB Isles of Scilly|Scilly|the Scillies|Scilly Isles: Hugh Town 1 #island
JE Channel Islands: St Helier 3, St Peter Port 2 #island
GG Guernsey: St Peter Port 1 #island
GB Brecon Beacons|Bannau Brycheiniog: Brecon 2, Crickhowell 1 #park
GB Gower|the Gower: Mumbles 1 #coast
GB Anglesey: Beaumaris 1 #island
GB Llyn Peninsula|Llŷn Peninsula: Abersoch 1 #coast
GB Cairngorms|the Cairngorms: Aviemore 3, Braemar 1 #park #car
GB Loch Lomond|Trossachs: Balloch 1, Callander 1 #park
GB Isle of Mull|Mull: Tobermory 1 #island
GB Islay|Isle of Islay: Bowmore 1 #island
GB Arran|Isle of Arran: Brodick 1 #island
GB Shetland|Shetland Islands|the Shetlands: Lerwick 1 #island
GB Scottish Borders: Melrose 1, Peebles 1
GB Causeway Coast|Antrim coast: Portrush 2, Ballycastle 1 #coast
IE Burren|the Burren: Doolin 2, Ballyvaughan 1
IE Aran Islands: Kilronan 1 #island
IE County Clare|Clare: Ennis 1, Doolin 2
IE West Cork: Clonakilty 2, Bantry 1 #car
GR Halkidiki|Chalkidiki|Kassandra|Sithonia: Nea Moudania 1, Neos Marmaras 2 #coast
GR Sporades|the Sporades: Skiathos 2, Skopelos 2 #island
GR Pelion: Volos 1, Makrinitsa 2 #car
GR Zagori|Zagorochoria|Epirus: Ioannina 2, Papingo 2 #car
GR Mani|the Mani|Mani Peninsula: Kardamyli 2, Areopoli 2 #car
AL Albanian Riviera: Himarë 2, Saranda 2 #coast
AL Albanian Alps|Accursed Mountains: Shkodër 1, Theth 2
ME Durmitor: Žabljak 1 #park
ME Bay of Kotor|Kotor Bay: Kotor 2, Perast 1 #coast
ME Lake Skadar|Skadar: Virpazar 1 #park
MK Lake Ohrid: Ohrid 1
HR Kvarner: Rijeka 1, Krk 2
HR Plitvice Lakes: Plitvice 1 #park
SI Soca Valley|Soča Valley|the Soca: Bovec 2, Kobarid 1
SI Julian Alps|Slovenian Alps|Triglav: Lake Bled 2, Bovec 2, Kranjska Gora 1 #park
SI Lake Bohinj|Bohinj: Bohinjska Bistrica 1
HU Lake Balaton|Balaton: Balatonfüred 2, Tihany 1
RO Danube Delta: Tulcea 2, Sulina 1
RO Maramures|Maramureș: Baia Mare 1, Sighetu Marmației 2
RO Bukovina|Bucovina: Suceava 2, Gura Humorului 1
SK High Tatras|Slovak Tatras: Poprad 1, Štrbské Pleso 2
PL Masurian Lakes|Masuria|Mazury: Giżycko 2, Mikołajki 2
PL Silesia|Lower Silesia: Wrocław 3, Katowice 1
LT Curonian Spit|Neringa: Nida 2, Klaipėda 1
EE Saaremaa: Kuressaare 1 #island
EE Hiiumaa: Kärdla 1 #island
FI Saimaa|Lake Saimaa|Finnish Lakeland: Savonlinna 2, Lappeenranta 1
FI Aland Islands|Åland|Åland Islands: Mariehamn 1 #island
SE Gotland: Visby 1 #island
SE Oland|Öland: Borgholm 1 #island
SE Dalarna: Falun 1, Mora 2
SE Skane|Skåne: Malmö 2, Ystad 1
DK Jutland: Aarhus 2, Aalborg 1, Skagen 2
DK Funen|Fyn: Odense 1
DK Bornholm: Rønne 2, Gudhjem 1 #island
NO Senja: Finnsnes 1, Senjahopen 1 #island #car
NO Geirangerfjord|Geiranger fjord: Geiranger 2, Ålesund 1
NO Hardanger|Hardangerfjord: Odda 2, Eidfjord 1 #car
NO Sognefjord: Flåm 2, Balestrand 1
NO North Cape|Nordkapp: Honningsvåg 1
IS Snaefellsnes|Snæfellsnes: Grundarfjörður 1, Stykkishólmur 1 #car
IS Landmannalaugar: Hella 1 #car
IS Jokulsarlon|Jökulsárlón|Vatnajokull: Höfn 1 #car
FO Faroe Islands|Faroes|the Faroes|Faroe|the Faroe Islands|Faeroe Islands: Tórshavn 3, Klaksvík 1, Gjógv 1 #island #car
GL Disko Bay|Ilulissat Icefjord: Ilulissat 1
TR Black Sea coast of Turkey|Turkish Black Sea|Black Sea coast|Black Sea: Trabzon 3, Rize 1 #coast
GE Svaneti: Mestia 2, Ushguli 1
GE Kakheti: Sighnaghi 2, Telavi 1
AM Lake Sevan: Sevan 1
`;

export const EUROPE = TABLE.split('\n')
  .filter((line) => line !== '')
  .flatMap((line) => regionsOf(line.slice(0, 2), 'region', line.slice(3)));
