/** Regions, islands, coasts and parks of Europe. */
import { regionsOf } from './types.ts';

const TABLE = `
IT Tuscany|Toscana|Chianti: Florence 3, Siena 2, Lucca 2
IT Amalfi Coast|the Amalfi: Sorrento 3, Amalfi 2, Positano 1 #coast
IT Sicily|Sicilia: Palermo 3, Agrigento 1, Syracuse Sicily 2, Taormina 2 #island
IT Sardinia|Sardegna: Cagliari 3, Alghero 2, Olbia 2 #island
IT Puglia|Apulia: Bari 2, Alberobello 1, Lecce 3
IT Dolomites|the Dolomites|Dolomiti: Bolzano 2, Ortisei 3, Cortina d'Ampezzo 2
IT Umbria: Perugia 3, Assisi 2, Orvieto 1
IT Piedmont|Piemonte|Langhe: Turin 3, Alba 2
IT Lake Garda|Garda: Sirmione 2, Riva del Garda 3, Malcesine 1
IT Lake Como|Como lake: Como 2, Bellagio 2, Varenna 1
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
PT Algarve|the Algarve: Lagos 3, Faro 2, Tavira 1 #coast
PT Douro|Douro Valley|the Douro: Porto 2, Pinhao 2, Peso da Regua 1
PT Alentejo: Evora 3, Monsaraz 1
PT Azores|the Azores: Ponta Delgada 4, Terceira 2, Horta 1 #island
DE Bavaria|Bayern: Munich 3, Fussen 2, Nuremberg 2, Regensburg 1
DE Black Forest|Schwarzwald: Freiburg 3, Baden-Baden 2, Triberg 1
DE Romantic Road: Wurzburg 1, Rothenburg 2, Augsburg 1, Fussen 2 #route
DE Rhine Valley|Rhine: Cologne 2, Koblenz 2, Bacharach 1
DE Moselle|Mosel: Trier 2, Cochem 2
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
GB Cornwall: St Ives 3, Falmouth 2, Padstow 1
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
GB North Coast 500|NC500|NC 500: Inverness 2, Durness 1, Ullapool 2, Applecross 1 #route #car
GB Isle of Wight: Cowes 2, Ventnor 1 #island
IE Wild Atlantic Way: Kinsale 1, Killarney 2, Galway 2, Westport 2, Donegal 1 #route #car
IE Ring of Kerry|Kerry|County Kerry: Killarney 3, Kenmare 1, Dingle 2 #route #car
IE Connemara: Galway 2, Clifden 2
GR Cyclades|the Cyclades: Mykonos 2, Naxos 2, Paros 2, Santorini 3 #island
GR Greek Islands|Greek island hopping: Mykonos 2, Naxos 2, Santorini 3, Chania 2 #island
GR Crete|Kriti: Chania 3, Rethymno 2, Heraklion 2 #island
GR Peloponnese: Nafplio 3, Kalamata 2, Olympia 1 #car
GR Ionian Islands: Corfu 3, Kefalonia 2, Zakynthos 2 #island
GR Dodecanese: Rhodes 3, Kos 2, Symi 1 #island
HR Dalmatia|Dalmatian Coast|the Dalmatian: Zadar 2, Split 3, Hvar 2, Dubrovnik 3 #coast
HR Istria: Pula 2, Rovinj 3
RO Transylvania: Brasov 3, Sighisoara 1, Sibiu 2, Cluj-Napoca 1
TR Turquoise Coast|Lycian Coast|Turkish Riviera: Fethiye 3, Kas 2, Antalya 2 #coast
FI Lapland|Finnish Lapland: Rovaniemi 3, Levi 2, Inari 1
SE Swedish Lapland: Kiruna 3, Abisko 2
NO Lofoten|Lofoten Islands|the Lofotens: Svolvaer 3, Reine 2, Henningsvaer 1 #island #car
NO Norwegian fjords|Norway fjords|the fjords|Norway in a nutshell|Fjords|Western Norway: Oslo 1, Flam 1, Bergen 3, Alesund 1
NO Svalbard|Spitsbergen: Longyearbyen 1 #island
IS Ring Road|Iceland ring road|Golden Circle and south coast: Reykjavik 2, Vik 1, Hofn 1, Egilsstadir 1, Akureyri 2 #route #car
IS South Iceland|South Coast of Iceland|Golden Circle: Reykjavik 2, Selfoss 1, Vik 2 #car
IS Westfjords: Isafjordur 3, Patreksfjordur 1 #car
BA Balkans|the Balkans: Ljubljana 2, Split 2, Sarajevo 2, Dubrovnik 2, Kotor 1
DK Scandinavia: Copenhagen 3, Stockholm 3, Oslo 2, Bergen 2
EE Baltics|the Baltics|Baltic states|Baltic capitals: Vilnius 2, Riga 2, Tallinn 3
NL Benelux: Amsterdam 3, Bruges 2, Brussels 2, Luxembourg 1
GE Caucasus|the Caucasus: Tbilisi 3, Kazbegi 2, Yerevan 3
PL Tatra Mountains|Tatras: Zakopane 3, Poprad 1
BE Flanders: Bruges 2, Ghent 2, Antwerp 2
BE Ardennes: Durbuy 2, La Roche-en-Ardenne 1
`;

export const EUROPE = TABLE.split('\n')
  .filter((line) => line !== '')
  .flatMap((line) => regionsOf(line.slice(0, 2), 'region', line.slice(3)));
