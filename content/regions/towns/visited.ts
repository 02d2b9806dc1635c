/**
 * Towns that travellers name and that are too small for the table of the world: see engine/facts/worldTowns.ts for what a line
 * says. Positions from GeoNames (https://www.geonames.org), CC BY 4.0, those that it has not from general knowledge.
 */
export const VISITED_TOWNS = `
AE: Hatta 24.80 56.12, Liwa|Liwa Oasis 23.13 53.79
AL: Gjirokastër 40.08 20.14, Himarë 40.10 19.74, Krujë 41.51 19.79, Sarandë 39.88 20.00, Theth 42.40 19.77
AM: Goris 39.51 46.34, Sevan 40.55 44.94
AR: Cafayate -26.07 -65.98, Purmamarca -23.75 -65.50, San Martín de los Andes -40.16 -71.35, Tigre -34.43 -58.58, Tilcara -23.58 -65.40, Villa La Angostura -40.76 -71.65
AT: Bad Gastein 47.12 13.13, Bregenz 47.50 9.75, Dornbirn 47.41 9.74, Eisenstadt 47.85 16.52, Feldkirch 47.23 9.60, Ischgl 47.01 10.29, Klagenfurt 46.62 14.31, Krems an der Donau 48.41 15.61, Kufstein 47.58 12.17, Lech 47.21 10.14, Leoben 47.38 15.09, Sankt Pölten 48.20 15.63, Schladming 47.39 13.69, Sölden 46.97 11.00, St Anton|Sankt Anton am Arlberg|St Anton am Arlberg 47.13 10.27, Steyr 48.04 14.42, Wels 48.17 14.03, Zell am See 47.32 12.80, Heiligenblut 47.04 12.84, Kaprun 47.27 12.76, Obergurgl 46.87 11.03, Obertauern 47.25 13.56, Saalbach 47.39 12.64, Seefeld 47.33 11.19, Serfaus 47.04 10.60
AU: Barossa Valley|Barossa|Tanunda -34.52 138.96, Bicheno -41.87 148.30, Blue Mountains|Katoomba? -33.71 150.31, Cape Tribulation -16.08 145.46, Coles Bay|Freycinet -42.12 148.29, Coral Bay? -23.14 113.77, Fremantle -32.06 115.75, Halls Gap -37.14 142.52, Healesville -37.65 145.52, Jabiru -12.67 132.83, Kalgoorlie -30.75 121.47, Kangaroo Island? -35.66 137.64, Katherine -14.47 132.26, Mission Beach? -17.87 146.10, Mornington -38.22 145.04, Noosa|Noosa Heads -26.40 153.09, Palm Cove? -16.75 145.67, Pokolbin -32.79 151.29, Port Douglas -16.48 145.47, Rottnest Island|Rottnest -32.00 115.52, St Helens -41.32 148.24, Strahan -42.15 145.33, Sunshine Coast? -26.66 153.08, Surfers Paradise? -28.00 153.43, Swansea -33.09 151.64, Torquay -38.33 144.33, Victor Harbor? -35.55 138.62
AZ: Sheki 41.19 47.17
BA: Jajce 44.34 17.27, Neum 42.92 17.62, Trebinje 42.71 18.34
BE: Dinant 50.26 4.91, Ieper 50.85 2.89, Knokke-Heist 51.35 3.27, Spa? 50.48 5.87
BG: Bansko 41.84 23.49, Koprivshtitsa 42.63 24.35, Nesebar 42.66 27.74, Sozopol 42.42 27.70, Sunny Beach? 42.69 27.71, Borovets 42.27 23.61
BO: Copacabana|Copacabana Bolivia? -16.17 -69.09, Rurrenabaque -14.44 -67.53, Santa Cruz de la Sierra -17.79 -63.18
BR: Alter do Chao -2.50 -54.95, Angra dos Reis -23.01 -44.32, Arraial d'Ajuda -16.49 -39.08, Arraial do Cabo -22.97 -42.03, Balneário Camboriú -26.99 -48.63, Barreirinhas -2.76 -42.83, Bento Gonçalves -29.17 -51.52, Canela -29.36 -50.81, Gramado -29.38 -50.87, Ilha Grande -23.15 -44.23, Ilhabela -23.78 -45.36, Lencois|Chapada Diamantina -12.56 -41.39, Maragogi -9.01 -35.22, Morro de Sao Paulo -13.38 -38.91, Ouro Preto -20.39 -43.51, Pirenópolis -15.85 -48.96, Porto de Galinhas -8.50 -35.00, Praia da Pipa -6.23 -35.05, Tiradentes -21.11 -44.18, Trancoso -16.59 -39.10, Ubatuba -23.43 -45.07, Lençóis|Chapada Diamantina -12.56 -41.39
BZ: Belmopan 17.25 -88.77
CA: Baie-Saint-Paul 47.44 -70.50, Canmore 51.08 -115.35, Cap-aux-Meules 47.38 -61.86, Fernie 49.50 -115.07, Field? 51.40 -116.49, Gananoque 44.33 -76.16, Ganges? 48.85 -123.50, Golden? 51.30 -116.97, Gravenhurst 44.92 -79.37, Happy Valley-Goose Bay|Goose Bay 53.30 -60.33, Huntsville 45.33 -79.22, La Malbaie 47.65 -70.15, Lunenburg 44.38 -64.32, Magog 45.27 -72.15, Mont-Tremblant 46.21 -74.58, Nelson 49.50 -117.29, Niagara-on-the-Lake 43.26 -79.07, Percé 48.52 -64.21, Revelstoke 51.00 -118.20, Rocky Harbour 49.59 -57.92, Sechelt 49.47 -123.76, Squamish 49.70 -123.16, Tadoussac 48.15 -69.72, Tsawwassen 49.02 -123.08, Ucluelet 48.94 -125.55, Waterton Park|Waterton 49.05 -113.91, Picton|Prince Edward County 44.01 -77.14
CH: Andermatt 46.64 8.59, Arosa 46.78 9.68, Bellinzona 46.19 9.02, Biel/Bienne 47.14 7.25, Chur 46.85 9.53, Davos 46.80 9.84, Engelberg 46.82 8.40, Fribourg 46.80 7.15, Gstaad 46.47 7.29, Neuchâtel 46.99 6.93, Pontresina 46.49 9.90, Saas-Fee 46.11 7.93, Schaffhausen 47.70 8.63, Sion? 46.23 7.36, Solothurn 47.21 7.54, St Gallen|Sankt Gallen 47.42 9.37, Thun 46.75 7.62, Verbier 46.10 7.23, Vevey 46.46 6.84, Weggis 47.03 8.43, Wengen 46.61 7.92, Zug 47.17 8.52, Poschiavo 46.32 10.06, Meiringen 46.73 8.19, Crans-Montana 46.31 7.48, Laax 46.81 9.26, Mürren 46.56 7.89
CL: Ancud -41.87 -73.82, Castro -42.47 -73.77, Coyhaique -45.58 -72.07, Puerto Williams -54.93 -67.61, Santa Cruz|Santa Cruz Chile? -34.64 -71.37, Vicuña -30.03 -70.71, Villarrica -39.29 -72.23
CN: Beihai 21.48 109.10, Jiuzhaigou 33.26 103.92, Leshan 29.56 103.76, Pingyao 37.19 112.18, Shangri-La 27.83 99.71, Shaoxing 30.00 120.58, Yangshuo 24.78 110.49, Zhangjiajie 29.13 110.48
CO: Barichara 6.64 -73.22, Cabo de la Vela 12.20 -72.17, Guatapé 6.23 -75.16, Jardín 5.60 -75.82, Minca 11.14 -74.12, Palomino? 11.24 -73.56, Salento 4.64 -75.57, San Gil 6.56 -73.14, Tunja 5.54 -73.37, Villa de Leyva 5.63 -73.52
CR: Alajuela 10.02 -84.21, Drake Bay 8.69 -83.66, Jacó 9.61 -84.63, Nosara 9.98 -85.65, Puerto Viejo|Puerto Viejo de Talamanca 9.66 -82.75, Sámara 9.88 -85.53, Santa Teresa 9.65 -85.17, Tamarindo 10.30 -85.84, Tortuguero 10.54 -83.50, Uvita 9.16 -83.74
CY: Ayia Napa 34.98 34.00, Famagusta 35.12 33.94, Kyrenia 35.34 33.32, Protaras 35.01 34.06
CZ: Hřensko 50.87 14.24, Mikulov 48.81 16.64, Plzen|Plzeň|Pilsen 49.75 13.38, Telč 49.18 15.45, Znojmo 48.86 16.05
DE: Bad Schandau 50.92 14.15, Berchtesgaden 47.63 13.00, Binz|Rügen|Rugen 54.40 13.61, Halle (Saale) 51.48 11.98, Lindau 47.55 9.68, Lübbenau 51.86 13.96, Marburg 50.81 8.77, Oberstdorf 47.41 10.28, Sassnitz 54.52 13.64, Titisee 47.90 8.15, Titisee-Neustadt 47.92 8.19, Wernigerode 51.84 10.78, Wismar 53.89 11.45
DK: Gudhjem 55.21 14.97, Helsingør 56.04 12.61, Ribe 55.33 8.77, Roskilde 55.64 12.08, Silkeborg 56.17 9.55, Skagen 57.72 10.58, Svendborg 55.06 10.61
DO: Bavaro 18.68 -68.45, Bayahibe 18.37 -68.84, Cabarete 19.75 -70.41, Las Terrenas 19.31 -69.54, Sosúa 19.75 -70.52
DZ: Ghardaia 32.49 3.67, Tlemcen 34.88 -1.31
EC: Chugchilán -0.80 -78.92, Galapagos|Puerto Ayora -0.74 -90.31, Mindo -0.05 -78.77, Montanita -1.83 -80.75, Otavalo 0.23 -78.26, Salinas -2.21 -80.95, Tena -0.99 -77.81
EE: Haapsalu 58.94 23.54, Viljandi 58.36 25.59
EG: El Gouna 27.39 33.68, Siwa Oasis|Siwa 29.20 25.52
ES: Adeje 28.12 -16.73, Alcúdia 39.85 3.12, Arcos de la Frontera 36.75 -5.81, Cangas de Onís 43.35 -5.13, Capileira 36.96 -3.36, Dénia 38.84 0.11, Figueres 42.27 2.96, Jávea 38.78 0.17, Lloret de Mar 41.70 2.85, Mérida|Mérida Spain 38.92 -6.34, Potes 43.15 -4.62, Puerto de la Cruz 28.41 -16.55, Salou 41.08 1.14, San Sebastián de La Gomera 28.09 -17.11, Sant Francesc 38.71 1.43, Santa Cruz de La Palma 28.68 -17.76, Santillana del Mar 43.39 -4.11, Sitges 41.24 1.81, Sóller 39.77 2.72, Soria 41.76 -2.47, Tarifa 36.01 -5.61, Teruel 40.35 -1.11, Úbeda 38.01 -3.37, Valverde? 27.81 -17.92, Vitoria-Gasteiz|Vitoria 42.85 -2.67, Jerez|Jerez de la Frontera 36.69 -6.14, Baqueira 42.70 0.93, Ciutadella 40.00 3.84, Pollença 39.88 3.02
ET: Harar 9.31 42.12, Jinka 5.79 36.57, Simien Mountains|Debark 13.16 37.90
FI: Naantali 60.47 22.02, Porvoo 60.39 25.67, Saariselkä|Saariselka 68.42 27.41, Ruka 66.17 29.14, Ylläs 67.57 24.20
FJ: Denarau -17.77 177.38, Pacific Harbour -18.24 178.07, Sigatoka -18.14 177.51, Taveuni -16.85 -179.97
FR: Annemasse 46.19 6.24, Apt? 43.88 5.40, Arbois 46.90 5.77, Aubenas 44.62 4.39, Cassis 43.22 5.54, Castellane 43.85 6.51, Cauterets 42.89 -0.11, Chamonix-Mont-Blanc 45.92 6.87, Chartres 48.45 1.49, Dieppe 49.92 1.08, Étretat 49.71 0.21, Fontainebleau 48.41 2.70, Gérardmer 48.07 6.88, Le Puy-en-Velay|Le Puy 45.04 3.89, Lourdes 43.10 -0.05, Megève 45.86 6.62, Morzine 46.18 6.71, Moustiers-Sainte-Marie 43.85 6.22, Orange? 44.14 4.81, Porto-Vecchio 41.59 9.28, Saint-Martin-de-Ré 46.20 -1.37, Saint-Valery-sur-Somme 50.18 1.63, Saintes-Maries-de-la-Mer 43.45 4.43, Sète 43.40 3.69, Vallon-Pont-d'Arc 44.41 4.39, Les Arcs 45.57 6.80, Val Thorens 45.30 6.58, Valloire 45.17 6.43, Briançon 44.90 6.64, Val d'Isère 45.45 6.98, Alpe d'Huez 45.09 6.07, Avoriaz 46.19 6.77, Courchevel 45.42 6.63, Flaine 46.01 6.69, La Clusaz 45.90 6.42, La Plagne 45.51 6.68, Les Deux Alpes 45.01 6.12, Les Gets 46.16 6.67, Méribel 45.40 6.57, Rocamadour 44.80 1.62, Samoëns 46.08 6.73, Serre Chevalier 44.94 6.55, Tignes 45.47 6.91
GB: Abersoch 52.82 -4.50, Aberystwyth 52.42 -4.08, Aldeburgh 52.15 1.60, Alnwick 55.41 -1.71, Ambleside 54.43 -2.96, Aviemore 57.20 -3.83, Balloch 56.00 -4.58, Ballycastle 55.20 -6.24, Bamburgh 55.61 -1.71, Beaumaris 53.26 -4.09, Bowmore 55.76 -6.29, Braemar 57.01 -3.40, Brecon 51.95 -3.39, Brodick 55.58 -5.15, Callander 56.24 -4.22, Conwy 53.28 -3.83, Crickhowell 51.86 -3.14, Felixstowe 51.96 1.35, Harwich 51.94 1.28, Helmsley 54.25 -1.06, Hugh Town|St Mary's Scilly 49.91 -6.32, Hull|Kingston upon Hull? 53.74 -0.33, Kendal 54.33 -2.75, Kyle of Lochalsh 57.28 -5.71, Leamington Spa 52.29 -1.54, Ludlow 52.37 -2.71, Lymington 50.76 -1.55, Lyndhurst 50.87 -1.57, Melrose 55.60 -2.72, Mumbles? 51.57 -4.00, Newry 54.18 -6.34, Oban 56.42 -5.47, Peebles 55.65 -3.19, Penzance 50.12 -5.54, Pitlochry 56.71 -3.73, Portree 57.41 -6.19, Rye? 50.95 0.73, Tobermory|Mull|Isle of Mull 56.62 -6.07, Truro 50.27 -5.05, Warwick 52.28 -1.58, Wells-next-the-Sea 52.95 0.85, Whitehaven 54.55 -3.58, Whitstable 51.36 1.03
GE: Borjomi 41.85 43.40, Gori 41.98 44.12, Gudauri 42.48 44.48, Mestia|Svaneti 43.05 42.73, Mtskheta 41.85 44.72, Sighnaghi 41.62 45.92, Telavi 41.92 45.47, Ushguli 42.92 43.02
GH: Elmina 5.08 -1.35
GR: Agios Nikolaos 35.19 25.72, Areopoli 36.67 22.38, Corinth 37.94 22.93, Elounda 35.27 25.72, Fira 36.42 25.43, Kalambaka 39.70 21.63, Kardamyli 36.89 22.23, Larissa 39.64 22.42, Lefkada 38.83 20.70, Lindos 36.09 28.09, Makrinitsa 39.40 22.99, Monemvasia 36.69 23.06, Mycenae 37.73 22.76, Nea Moudania 40.24 23.29, Neos Marmaras 40.09 23.78, Oia 36.46 25.38, Papingo 39.97 20.73, Parga 39.29 20.40, Skopelos 39.12 23.73, Sparta 37.07 22.43
GT: Chichicastenango 14.94 -91.11, Cobán 15.47 -90.37, Lanquín 15.58 -89.98, Panajachel 14.74 -91.16
HN: Copan Ruinas|Copan 14.84 -89.16, Utila 16.10 -86.90
HR: Cavtat 42.58 18.22, Karlovac 45.49 15.55, Krk 45.03 14.58, Makarska 43.30 17.02, Opatija 45.34 14.31, Poreč 45.23 13.60, Primošten 43.59 15.92, Samobor 45.80 15.72, Šibenik 43.73 15.89, Trogir 43.51 16.25, Umag 45.43 13.52, Varaždin 46.30 16.34, Vis 43.06 16.18
HU: Balatonfüred 46.96 17.87, Esztergom 47.79 18.74, Hévíz 46.79 17.18, Siófok 46.90 18.06, Szentendre 47.67 19.08, Tihany 46.91 17.89, Tokaj 48.12 21.42
ID: Amed -8.34 115.66, Banyuwangi -8.23 114.36, Berastagi 3.19 98.51, Bukittinggi -0.31 100.37, Kuta -8.72 115.17, Lovina -8.15 115.04, Maumere -8.62 122.21, Nusa Dua -8.80 115.23, Nusa Lembongan -8.68 115.45, Nusa Penida -8.73 115.54, Probolinggo -7.75 113.22, Sanur -8.69 115.26, Senggigi -8.49 116.04, Ternate 0.79 127.38, Uluwatu -8.83 115.09
IE: Ballyvaughan 53.12 -9.15, Bantry 51.68 -9.45, Clonakilty 51.62 -8.89, Cobh 51.85 -8.29, Doolin 53.02 -9.38, Kilronan|Inishmore|Inis Mór 53.12 -9.67, Rosslare 52.27 -6.39, Wexford 52.34 -6.46
IL: Acre? 32.93 35.08, Ein Bokek 31.20 35.36, Mitzpe Ramon 30.61 34.80, Nazareth 32.70 35.30, Safed|Tzfat 32.96 35.50, Tiberias 32.79 35.53
IN: Alibag 18.65 72.88, Almora 29.60 79.66, Auli 30.53 79.57, Ayodhya|Faizabad 26.80 82.20, Badami 15.91 75.68, Bir Billing 32.05 76.72, Bodh Gaya|Bodhgaya 24.70 84.99, Bundi 25.44 75.64, Calangute 15.54 73.76, Cherrapunji 25.30 91.70, Chikmagalur 13.32 75.77, Coonoor 11.35 76.80, Coorg|Madikeri|Kodagu 12.42 75.74, Dalhousie 32.55 75.95, Darjeeling 27.04 88.26, Dharamsala 32.22 76.32, Diu 20.71 70.98, Dwarka 22.24 68.97, Gangtok 27.33 88.61, Gokarna 14.55 74.32, Gulmarg 34.05 74.38, Gurgaon|Gurugram 28.46 77.03, Haridwar 29.95 78.16, Junagadh 21.52 70.46, Kalimpong 27.07 88.48, Kanchipuram 12.84 79.70, Kanyakumari 8.08 77.55, Kargil 34.56 76.13, Kasauli 30.90 76.97, Kasol 32.01 77.32, Bhuj|Rann of Kutch|Great Rann of Kutch 23.25 69.67
IN: Katra 32.99 74.93, Kaziranga 26.58 93.17, Kodaikanal 10.24 77.49, Kohima 25.67 94.11, Konark 19.89 86.09, Kottayam 9.59 76.52, Kovalam 8.37 77.00, Kullu 31.96 77.11, Kumarakom 9.62 76.43, Lonavala 18.75 73.41, Mahabaleshwar 17.56 73.40, Mahabalipuram|Mamallapuram 12.62 80.19, Matheran 18.98 73.27, McLeod Ganj|Mcleodganj 32.24 76.32, Mount Abu 24.59 72.71, Mussoorie 30.45 78.07, Nainital 29.38 79.46, Navi Mumbai 19.04 73.02, Ooty|Udhagamandalam|Ootacamund 11.41 76.70, Orchha 25.35 78.64, Pahalgam 34.02 75.32, Palolem 15.01 74.02, Panaji 15.50 73.83, Panchgani 17.92 73.80, Pelling 27.30 88.23, Puri 19.80 85.82, Rameswaram 9.29 79.31, Ranikhet 29.64 79.43, Ranthambore|Sawai Madhopur 26.02 76.36
IN: Shirdi 19.77 74.48, Somnath 20.89 70.40, Sonamarg 34.30 75.29, Spiti|Kaza 32.22 78.07, Tawang 27.57 91.92, Thanjavur|Tanjore 10.79 79.14, Thekkady|Periyar 9.60 77.17, Udupi 13.33 74.75, Vellore 12.92 79.13, Vrindavan 27.58 77.70, Wayanad 11.69 76.13
IS: Grundarfjörður 64.92 -23.26, Hella? 63.83 -20.40, Keflavík 64.00 -22.56, Stykkishólmur 65.07 -22.73
IT: Agropoli 40.35 14.99, Aosta 45.74 7.32, Ascoli Piceno 42.85 13.57, Bormio 46.47 10.37, Brixen|Bressanone 46.72 11.66, Cortona 43.27 11.99, Courmayeur 45.80 6.97, Desenzano del Garda 45.47 10.54, Frascati 41.81 12.68, Gallipoli 40.06 17.99, Gubbio 43.35 12.57, Iseo 45.66 10.05, Ivrea 45.47 7.88, L'Aquila 42.35 13.40, Lecco 45.86 9.40, Lipari 38.47 14.95, Livigno 46.54 10.13, Mantova|Mantua 45.16 10.80, Merano 46.67 11.16, Modica 36.86 14.76, Monopoli 40.95 17.30, Montalcino 43.05 11.49, Noto 36.89 15.07, Nuoro 40.32 9.33, Oristano 39.90 8.59, Orta San Giulio 45.80 8.41, Ostuni 40.73 17.58, Otranto 40.15 18.49, Palinuro 40.03 15.29, Pienza 43.08 11.68, Pitigliano 42.63 11.67, Portoferraio 42.81 10.32, Praiano 40.61 14.52, Procida 40.76 14.01, Sanremo|San Remo 43.82 7.77, Spoleto 42.74 12.74, Stromboli 38.81 15.24, Tivoli 41.96 12.80, Urbino 43.73 12.64, Verbania 45.92 8.55, Madonna di Campiglio 46.23 10.83, Ortigia 37.06 15.29, Tirano 46.22 10.17, Ponte di Legno 46.26 10.51, Canazei 46.48 11.77, Corvara 46.55 11.87, Selva di Val Gardena|Wolkenstein 46.56 11.76, Arabba 46.50 11.87, Cervinia 45.93 7.63, Porto Cervo 41.14 9.54, Sestriere 44.96 6.88
IT: Viareggio 43.87 10.25, Vieste 41.88 16.17, Villasimius 39.14 9.52, Viterbo 42.42 12.11, Volterra 43.40 10.86
JM: Ocho Rios 18.41 -77.10, Port Antonio 18.18 -76.45
JO: As Salt? 32.04 35.73, Jerash 32.27 35.89, Madaba 31.72 35.79, Sweimeh 31.77 35.59
JP: Aizu-Wakamatsu 37.49 139.95, Atami 35.09 139.05, Furano 43.34 142.38, Hakuba 36.70 137.86, Hirosaki 40.59 140.47, Ise 34.48 136.70, Karuizawa 36.35 138.60, Kawaguchiko|Fujikawaguchiko 35.50 138.76, Kii-Katsuura 33.63 135.94, Kinosaki|Kinosaki Onsen 35.63 134.81, Koyasan|Mount Koya|Koya 34.21 135.58, Kusatsu 35.02 135.97, Magome 35.53 137.57, Matsue 35.48 133.05, Miyajima 34.30 132.32, Naoshima 34.46 133.99, Nozawa Onsen 36.92 138.44, Onomichi 34.42 133.20, Otaru 43.19 141.00, Shimoda 34.68 138.95, Shirakawa 37.12 140.26, Shirakawa-go|Shirakawago 36.26 136.91, Tanabe 33.73 135.38, Tsumago 35.58 137.60, Yufuin 33.27 131.36
KE: Archers Post 0.64 37.67, Diani Beach|Diani|Ukunda -4.28 39.59, Naivasha -0.71 36.43, Voi -3.40 38.56, Watamu -3.35 40.02
KG: Cholpon-Ata 42.65 77.08, Karakol 42.49 78.39, Kochkor 42.22 75.75
KH: Kampot 10.61 104.18, Koh Rong 10.72 103.25, Kratie 12.49 106.02
KR: Andong 36.57 128.72, Jinhae 35.15 128.66, Sokcho 38.21 128.59, Tongyeong 34.85 128.43, PyeongChang 37.37 128.39
KZ: Turkestan 43.30 68.25
LA: Don Det 13.97 105.92, Huay Xai 20.28 100.41, Savannakhet 16.57 104.76, Thakhek 17.41 104.83
LB: Batroun 34.26 35.66, Byblos 34.12 35.65, Zahlé 33.85 35.90
LK: Anuradhapura 8.31 80.41, Arugam Bay 6.84 81.84, Bentota 6.43 80.00, Haputale 6.77 80.95, Hikkaduwa 6.14 80.10, Kataragama 6.41 81.33, Matara 5.95 80.54, Polonnaruwa 7.94 81.00, Tangalle 6.02 80.80, Unawatuna 6.02 80.25, Weligama 5.98 80.43
LT: Druskininkai 54.02 23.99, Nida 55.31 21.00, Trakai 54.64 24.93
LU: Echternach 49.81 6.42, Esch-sur-Alzette 49.50 5.98, Vianden 49.94 6.21
LV: Cēsis 57.31 25.27
MA: Asilah 35.47 -6.03, Azrou 33.43 -5.22, Dakhla 30.41 -9.56, El Jadida 33.25 -8.51, Ifrane 33.53 -5.11, Taghazout 30.54 -9.71, Tinghir 31.51 -5.53
ME: Bar? 42.09 19.10, Cetinje 42.39 18.91, Herceg Novi 42.45 18.54, Kolašin 42.82 19.52, Perast 42.49 18.70, Ulcinj 41.93 19.22, Virpazar 42.25 19.09, Žabljak 43.15 19.12
MM: Bagan 21.17 94.86, Nyaungshwe 20.66 96.93
MN: Kharkhorin 47.19 102.81, Khatgal 50.44 100.16
MT: Mdina 35.89 14.40, Mellieħa 35.96 14.36, Sliema 35.91 14.50, St Julian's|St Julians 35.92 14.49, Victoria 36.04 14.24
MU: Belle Mare? -20.19 57.77, Flic en Flac -20.27 57.36, Grand Baie -20.02 57.58, Le Morne -20.45 57.33, Mahébourg -20.41 57.70, Tamarin -20.33 57.37, Trou aux Biches -20.03 57.55
MX: Bacalar 18.68 -88.39, Cabo San Lucas 22.89 -109.91, Cholula 19.06 -98.30, Creel? 27.75 -107.64, El Fuerte 26.42 -108.62, Guanajuato 21.02 -101.26, Holbox|Isla Holbox 21.52 -87.38, Isla Mujeres 21.23 -86.73, Loreto 22.27 -101.99, Mazunte 15.67 -96.55, Palenque 17.51 -91.98, Querétaro 15.84 -92.76, San Cristóbal de las Casas 16.73 -92.64, San José del Cabo 23.06 -109.70, Sayulita 20.87 -105.44, Taxco de Alarcón|Taxco 18.55 -99.61, Tepoztlán 18.99 -99.10, Tequila? 20.88 -103.84, Valle de Guadalupe 32.09 -116.57, Zihuatanejo 17.64 -101.55
MY: Cameron Highlands|Tanah Rata 4.47 101.38, Kuala Tahan 4.39 102.40, Perhentian Islands|Perhentians|Perhentian 5.91 102.73, Putrajaya 2.94 101.69, Semporna 4.48 118.61
MZ: Tofo -23.86 35.55, Vilankulo|Vilanculos -22.00 35.31
NA: Katima Mulilo -17.50 24.27, Okahandja -21.98 16.92, Opuwo -18.06 13.84, Otjiwarongo -20.46 16.65
NG: Benin City 6.34 5.63
NI: Big Corn Island|Little Corn Island 12.17 -83.06, Estelí 13.09 -86.35, Granada 11.93 -85.96, León|León Nicaragua|Leon Nicaragua 12.43 -86.88, Ometepe|Moyogalpa 11.53 -85.70, San Juan del Sur 11.25 -85.87
NL: Den Burg 53.05 4.80, Domburg 51.56 3.50, Harlingen 53.17 5.42, Hoek van Holland 51.98 4.13, Middelburg 51.50 3.61, Volendam 52.49 5.07, Zandvoort 52.37 4.53
NO: Balestrand 61.21 6.54, Eidfjord 60.47 7.07, Finnsnes 69.23 17.98, Hamar 60.79 11.07, Haugesund 59.41 5.27, Lillehammer 61.12 10.47, Molde 62.74 7.16, Narvik 68.44 17.43, Odda 60.07 6.55, Sandefjord 59.13 10.22, Senjahopen 69.50 17.50, Tønsberg 59.27 10.41, Voss 60.63 6.41, Geilo 60.53 8.21, Hemsedal 60.86 8.55
NP: Bandipur 27.93 84.41, Bhaktapur 27.67 85.43, Jomsom 28.78 83.72, Lo Manthang 29.18 83.96, Lumbini 27.47 83.28, Nagarkot 27.72 85.52
NZ: Akaroa -43.80 172.97, Arrowtown -44.94 168.81, Coromandel -36.76 175.50, Fox Glacier? -43.46 170.02, Greymouth -42.47 171.20, Hanmer Springs -42.52 172.83, Kaiteriteri -41.04 173.02, Lake Tekapo|Tekapo -44.00 170.48, Matamata -37.81 175.76, Motueka -41.13 173.02, Mount Cook Village|Aoraki Mount Cook Village -43.73 170.10, Mount Maunganui -37.64 176.19, Oban|Oban New Zealand -46.90 168.13, Ohakune -39.42 175.40, Owaka -46.45 169.66, Paihia -35.28 174.09, Picton -41.29 174.01, Raglan? -37.80 174.88, Russell? -35.26 174.12, Thames -37.14 175.54, Twizel -44.26 170.10, Waiheke|Waiheke Island -36.80 175.10, Waitomo -38.26 175.11, Whakapapa -39.20 175.54, Whitianga -36.83 175.70
OM: Al Hamra 23.12 57.29, Bidiyah|Bidiya 22.45 58.80, Sur 22.57 59.53, Thumrait 17.67 54.03
PA: El Porvenir 9.56 -78.95, El Valle de Anton 8.60 -80.13
PE: Chivay -15.64 -71.60, Huacachina -14.09 -75.76, Huaraz -9.53 -77.53, Mancora -4.11 -81.05, Pisac -13.42 -71.85, Urubamba -13.30 -72.12
PH: Angeles City 15.15 120.58, Banaue 16.91 121.06, Bohol|Panglao 9.58 123.75, Dumaguete 9.31 123.30, Moalboal 9.94 123.40, Oslob 9.52 123.43, Quezon City 14.65 121.05, Sagada 17.08 120.90, Siargao|General Luna 9.79 126.16, Siquijor 9.21 123.52, Subic 14.88 120.23, Tagaytay 14.10 120.93, Vigan 17.57 120.39
PK: Hunza|Karimabad 36.32 74.66, Murree 33.91 73.39
PL: Cisna 49.21 22.33, Giżycko 54.04 21.76, Kołobrzeg 54.18 15.58, Krynica-Zdrój|Krynica 49.42 20.96, Malbork 54.04 19.03, Mikołajki 53.80 21.57, Sanok 49.56 22.20, Sopot 54.44 18.56, Ustrzyki Dolne 49.43 22.59, Wieliczka 49.99 20.06, Białowieża|Bialowieza 52.70 23.87
PR: Culebra 18.30 -65.30, Fajardo 18.33 -65.65, Rincón 18.34 -67.25, Vieques 18.42 -65.83
PS: Bethlehem 31.71 35.20, Jericho 31.87 35.45, Ramallah 31.90 35.20
PT: Beja 38.02 -7.86, Chaves 41.74 -7.47, Ericeira 38.96 -9.42, Furnas 37.77 -25.31, Guimarães 41.44 -8.30, Lamego 41.10 -7.81, Leiria 39.74 -8.81, Madalena? 38.53 -28.53, Nazaré 39.60 -9.07, Óbidos 39.36 -9.16, Peniche 39.36 -9.38, Sagres 37.01 -8.94, Silves 37.19 -8.44, Tomar 39.60 -8.41, Viana do Castelo 41.69 -8.83, Gerês|Peneda Geres|Peneda-Gerês 41.73 -8.16
PY: Encarnación -27.33 -55.87
RO: Bran? 45.52 25.35, Gura Humorului 47.55 25.89, Mamaia-Sat 44.31 28.63, Sighetu Marmației|Sighet 47.93 23.89, Sinaia 45.35 25.55, Sulina 45.16 29.66
RS: Zlatibor 43.73 19.70
RU: Listvyanka 51.85 104.86, Suzdal 56.42 40.45
RW: Butare -2.60 29.74, Cyangugu|Rusizi -2.48 28.91, Gisenyi -1.70 29.26, Kayonza -1.88 30.62, Kibuye -2.06 29.35
SA: Al Khobar|Khobar 26.28 50.21, AlUla|Al Ula 26.62 37.92, Taif 21.27 40.42
SE: Åre? 63.40 13.08, Borgholm 56.88 16.66, Falun 60.60 15.63, Jokkmokk 66.61 19.82, Ystad 55.43 13.82
SI: Bohinjska Bistrica 46.27 13.95, Bovec 46.34 13.55, Celje 46.23 15.26, Kobarid 46.25 13.58, Koper 45.55 13.73, Kranjska Gora 46.48 13.79, Novo Mesto 45.80 15.17, Portorož 45.51 13.59, Postojna 45.77 14.22, Ptuj 46.42 15.87
SK: Banská Štiavnica 48.45 18.91, Bardejov 49.29 21.27, Levoča 49.02 20.59, Štrbské Pleso 49.12 20.06
SM: San Marino 43.94 12.45
SN: Saly 14.44 -17.00
SV: El Tunco 13.49 -89.38, Suchitoto 13.94 -89.03
TH: Ao Nang 8.03 98.82, Chiang Saen 20.27 100.09, Kanchanaburi 14.00 99.55, Khao Lak 8.69 98.25, Khao Sok 8.91 98.53, Koh Chang 12.05 102.32, Koh Lipe 6.49 99.30, Koh Samet 12.57 101.45, Nong Khai 17.88 102.74, Pattaya 12.93 100.88, Phang Nga 8.45 98.53, Railay 8.01 98.84, Trat 12.24 102.52
TJ: Khorog 37.49 71.55, Khorugh 37.49 71.55
TN: Douz 33.47 9.02, Hammamet 36.40 10.62, Mahdia 35.50 11.06
TR: Alanya 36.54 32.00, Amasya 40.65 35.83, Ayvalık 39.32 26.69, Belek 36.86 31.06, Çeşme 38.33 26.31, Edirne 41.68 26.56, Gallipoli|Gelibolu|Eceabat 40.18 26.36, Kalkan 36.27 29.41, Kemer 36.60 30.56, Kuşadası 37.86 27.26, Marmaris 36.85 28.27, Nevşehir 38.63 34.71, Ölüdeniz 36.57 29.14, Safranbolu 41.25 32.69, Side? 36.77 31.39, Ürgüp 38.63 34.91
TW: Alishan 23.51 120.80, Jiufen 25.11 121.84, Kenting 21.95 120.80, Nantou 23.92 120.66, Taitung 22.76 121.14, Yilan 24.76 121.75, Yuchi|Sun Moon Lake 23.87 120.91
TZ: Bagamoyo -6.44 38.90, Chake Chake -5.25 39.77, Jambiani -6.32 39.55, Kendwa -5.75 39.29, Kilindoni -7.91 39.66, Mloka -7.77 38.32, Nungwi -5.73 39.29, Paje -6.26 39.54
UA: Zaporizhzhia 47.84 35.14
UG: Jinja 0.44 33.20, Masindi 1.67 31.71, Mbarara -0.60 30.65
US-AK: Healy? 63.86 -148.97, Homer? 59.64 -151.55, Seward 60.10 -149.44, Sitka 57.05 -135.33
US-AR: Eureka Springs? 36.40 -93.74
US-AZ: Bisbee 31.45 -109.93, Kayenta 36.73 -110.25, Tombstone? 31.71 -110.07
US-CA: Barstow 34.90 -117.02, Big Bear Lake? 34.24 -116.91, Bishop? 37.36 -118.40, Carmel-by-the-Sea 36.56 -121.92, Eureka? 40.80 -124.16, Healdsburg 38.61 -122.87, Joshua Tree 34.13 -116.31, Laguna Beach 33.54 -117.78, Malibu 34.03 -118.78, Mammoth Lakes? 37.65 -118.97, Paso Robles 35.63 -120.69, Solvang 34.60 -120.14, Three Rivers 36.44 -118.90, Williams 39.15 -122.15
US-CO: Gunnison? 38.54 -106.93, Hayden? 40.50 -107.26, Breckenridge 39.48 -106.04, Cortez? 37.35 -108.59, Ouray 38.02 -107.67, Steamboat Springs? 40.48 -106.83, Telluride 37.94 -107.81, Vail 39.64 -106.37
US-HI: Kailua 21.40 -157.74, Kihei 20.76 -156.45, Princeville 22.22 -159.48
US-MA: Edgartown 41.39 -70.51, Gloucester 42.61 -70.66, Great Barrington 42.20 -73.36, Lenox 42.36 -73.28, Lexington 42.45 -71.22, Plymouth 41.96 -70.67, Rockport 42.66 -70.62
US-ME: Kennebunkport 43.36 -70.48
US-MI: Escanaba 45.75 -87.06, Holland 42.79 -86.11, Munising 46.41 -86.65
US-MT: Whitefish? 48.41 -114.34, Big Sky? 45.28 -111.37
US-NC: Hatteras 35.22 -75.69, Kitty Hawk 36.06 -75.71, Monroe 34.99 -80.55
US-NJ: Jersey City? 40.73 -74.08
US-NM: Alamogordo 32.90 -105.96, Ruidoso 33.33 -105.67, Truth or Consequences? 33.13 -107.25
US-NY: Poughkeepsie 41.70 -73.92, Saratoga Springs 43.08 -73.78, Cooperstown 42.70 -74.92
US-OH: Bowling Green? 41.37 -83.65, Sandusky 41.45 -82.71, Put-in-Bay|Put in Bay 41.65 -82.82
US-OR: Ashland 42.19 -122.71, Cannon Beach? 45.89 -123.96, Hood River? 45.71 -121.52, Newport|Newport Oregon 44.64 -124.05
US-PA: Gettysburg 39.83 -77.23, Hershey 40.29 -76.65, Stroudsburg 40.99 -75.19
US-SD: Custer? 43.77 -103.60, Deadwood? 44.38 -103.73, Wall? 43.99 -102.24
US-TN: Pigeon Forge? 35.79 -83.55
US-TX: Fredericksburg 30.28 -98.87, Marfa 30.31 -104.02, South Padre Island|South Padre 26.10 -97.17
US-UT: Kanab 37.05 -112.53, Mexican Hat 37.15 -109.87, Park City? 40.65 -111.50
US-VA: Fredericksburg 38.30 -77.46, Front Royal 38.92 -78.19, Luray 38.67 -78.46
US-VT: Montpelier 44.26 -72.58, Woodstock|Woodstock Vermont 43.62 -72.52, Killington 43.66 -72.80
US-WA: Eastsound 48.70 -122.91, Friday Harbor 48.53 -123.01, Leavenworth 47.60 -120.66, Winthrop 48.48 -120.19
US-WI: Wisconsin Dells 43.63 -89.77, Bayfield 46.81 -90.82, Lake Geneva Wisconsin 42.59 -88.43
US: Catalina Island|Avalon 33.34 -118.33, Door County? 45.03 -87.13, Kapaa 22.08 -159.32, Mackinac Island 45.85 -84.62, Mendocino 39.31 -123.80, Monument Valley|Oljato? 37.00 -110.17, Orchard Park? 42.77 -78.74, Poipu 21.88 -159.46, Skagway 59.46 -135.31, Talkeetna 62.32 -150.11, Waikiki 21.28 -157.83
UY: Cabo Polonio -34.40 -53.79, Carmelo -34.00 -58.28, Jose Ignacio -34.84 -54.63
VN: Cát Bà 20.73 107.05, Chau Doc 10.70 105.12, Mai Chau 20.67 105.08, Mui Ne 10.93 108.29, Mỹ Tho? 10.36 106.36, Phong Nha 17.60 106.28, Sa Pa 22.34 103.84, Dalat 11.94 108.44
XK: Peja|Pejë 42.66 20.29
ZA: Askham -26.98 20.78, Ballito -29.54 31.21, Clarens -28.51 28.42, Coffee Bay -31.98 29.15, Durbanville -33.83 18.65, Graaff-Reinet -32.25 24.53, Grahamstown -33.30 26.53, Graskop -24.93 30.84, Hazyview -25.04 31.13, Jeffreys Bay -34.05 24.92, Langebaan -33.09 18.03, Mossel Bay -34.18 22.15, Oudtshoorn -33.60 22.20, Port St Johns -31.63 29.54, Sandton -26.11 28.06, Somerset West -34.08 18.84, St Lucia South Africa -28.38 32.41, Umhlanga -29.73 31.09, Underberg -29.79 29.50, White River? -25.33 31.01, Wilderness|Wilderness South Africa? -33.99 22.58
BJ: Ouidah 6.36 2.09
CV: Boa Vista 16.10 -22.80, Mindelo 16.89 -24.98, Sal Rei 16.18 -22.92
DM: Roseau 15.30 -61.39
FO: Gjógv|Gjogv 62.33 -6.94, Klaksvík 62.23 -6.58, Tórshavn|Thorshavn 62.01 -6.77
GL: Ilulissat 69.22 -51.10
JE: St Helier|Saint Helier 49.19 -2.11
GG: St Peter Port|Saint Peter Port 49.46 -2.54
LC: Soufrière 13.86 -61.06
MW: Cape Maclear -14.02 34.84, Mangochi -14.48 35.26, Nkhata Bay -11.61 34.30
PW: Koror 7.34 134.48
SC: La Digue -4.36 55.84, Praslin -4.33 55.74
US-MS: Clarksdale 34.20 -90.57, Oxford 34.37 -89.52
US-FL: Destin 30.39 -86.50
US-AL: Gulf Shores|Orange Beach 30.25 -87.70
US-GA: Tybee Island 32.00 -80.85
US-MN: Ely Minnesota|Boundary Waters 47.90 -91.87
US-NH: Lincoln? 44.05 -71.67
US-MD: St. Michaels 38.79 -76.22
UZ: Kokand|Qo'qon 40.53 70.94
VC: Port Elizabeth Bequia|Bequia 13.01 -61.24
ZM: Chirundu -16.03 28.85
ZW: Hwange -18.36 26.50
`;
