/** Parks, lakes, deserts, coasts and islands outside Europe that travellers name by themselves. */
import { regionsOf } from './types.ts';

const TABLE = `
US Arches|Arches National Park: Moab 1 #park #car
US Canyonlands|Canyonlands National Park: Moab 1 #park #car
US Capitol Reef|Capitol Reef National Park: Torrey 1 #park #car
US Monument Valley: Kayenta 1, Mexican Hat 1 #park #car
US Lake Powell: Page 1 #car
US Sequoia|Sequoia National Park|Kings Canyon|Sequoia and Kings Canyon: Three Rivers 1 #park #car
US Redwoods|Redwood National Park|the Redwoods: Eureka 1, Crescent City 1 #park #car
US Badlands|Badlands National Park|the Badlands: Wall 1, Rapid City 1 #park #car
US Black Hills: Rapid City 2, Custer 1 #park #car
US Great Sand Dunes|Great Sand Dunes National Park: Alamosa 1 #park #car
US Mesa Verde|Mesa Verde National Park: Cortez 1, Durango 1 #park #car
US White Sands|White Sands National Park: Alamogordo 1 #park #car
US Carlsbad Caverns: Roswell 1 #park #car
US Big Bend|Big Bend National Park: Terlingua 2, Marfa 1 #park #car
US Shenandoah|Shenandoah National Park|Skyline Drive: Luray 2, Front Royal 1 #park #car
US Denali|Denali National Park: Healy 2, Talkeetna 1 #park
US Kenai|Kenai Peninsula|Kenai Fjords: Seward 2, Homer 2 #park #car
US Jersey Shore|the Jersey Shore: Cape May 2, Atlantic City 1 #coast
US Apostle Islands: Bayfield 1 #island
ID Java: Yogyakarta 3, Jakarta 1, Surabaya 1 #island
FR Champagne region|Champagne country: Reims 2, Epernay 1
US Inside Passage: Ketchikan 1, Juneau 2, Skagway 1 #coast
US Haleakala: Maui 1 #park
US Molokai: Kaunakakai 1 #island
US Lanai: Lanai City 1 #island
US Martha's Vineyard|the Vineyard: Edgartown 1 #island
US Outer Banks|OBX: Kitty Hawk 2, Hatteras 1 #coast #car
US Upper Peninsula|Upper Peninsula of Michigan: Marquette 2, Munising 1 #car
US Ozarks|the Ozarks: Branson 2, Eureka Springs 1 #car
US Mojave|Mojave Desert: Barstow 1, Twentynine Palms 1 #park #car
US Glacier|Glacier NP: Kalispell 1, West Glacier 2 #park #car
US Cascades|North Cascades|Cascade Mountains: Leavenworth 2, Winthrop 1 #car
US Mount Hood|Mt Hood|Columbia River Gorge|Columbia Gorge: Hood River 1 #car
US Crater Lake: Klamath Falls 1 #park #car
US Oregon Coast|the Oregon Coast: Astoria 1, Cannon Beach 2, Newport Oregon 1 #coast #car
US San Juan Islands|Orcas Island: Friday Harbor 2, Eastsound 1 #island
US White Mountains: North Conway 2 #car
US Green Mountains: Stowe 2, Woodstock Vermont 1 #car
US Berkshires|the Berkshires: Great Barrington 1, Lenox 1 #car
US Poconos|the Poconos: Stroudsburg 1 #car
US Amish Country|Lancaster County|Pennsylvania Dutch Country: Lancaster 1 #car
US Chesapeake Bay|Chesapeake: Annapolis 2, St. Michaels 1
US Florida Panhandle|Emerald Coast: Pensacola 2, Destin 2 #coast #car
US Gulf Coast|the Gulf Coast: New Orleans 2, Biloxi 1, Mobile 1, Pensacola 1 #coast #car
US Texas Hill Country|hill country|Hill Country Texas: Austin 2, Fredericksburg 2 #car
US Mississippi Delta|Blues Highway: Memphis 2, Clarksdale 2 #car
US Great Lakes: Chicago 2, Traverse City 2, Mackinac Island 1 #car
US Wine Country|California wine country: Napa 2, Sonoma 1 #car
US Sierra Nevada|Sierra Nevada California|Sierra Nevada in California|High Sierra: South Lake Tahoe 1, Mammoth Lakes 2 #car
US Mammoth|Eastern Sierra|Mammoth Mountain: Mammoth Lakes 1 #car
CA Thousand Islands: Kingston 1, Gananoque 1
CA Muskoka: Huntsville 1, Gravenhurst 1 #car
CA Algonquin|Algonquin Park: Huntsville 1 #park #car
CA Okanagan|Okanagan Valley: Kelowna 2, Penticton 1 #car
CA Yoho|Yoho National Park: Field 1 #park #car
CA Waterton|Waterton Lakes: Waterton Park 1 #park #car
CA Haida Gwaii: Sandspit 1, Masset 1 #island
CA Kootenays|the Kootenays: Nelson 2, Revelstoke 1 #car
CA Salt Spring Island|Salt Spring: Ganges 1 #island
CA Sunshine Coast BC|Sunshine Coast Canada: Sechelt 1, Powell River 1 #coast #car
CA Yukon|the Yukon: Whitehorse 3, Dawson City 2 #car
CA Labrador: Happy Valley-Goose Bay 1
CA Gros Morne: Deer Lake 1, Rocky Harbour 2 #park #car
CA Bay of Fundy|Fundy: Saint John 1, Alma 2 #coast #car
CA Gaspe|Gaspésie|Gaspe Peninsula: Percé 2, Gaspé 1 #coast #car
CA Eastern Townships: Magog 2, Sherbrooke 1 #car
CA Charlevoix: Baie-Saint-Paul 2, La Malbaie 1 #car
CA Magdalen Islands|Îles de la Madeleine: Cap-aux-Meules 1 #island
CA Laurentians: Mont-Tremblant 1 #car
MX Copper Canyon|Barrancas del Cobre: Creel 2, El Fuerte 1
MX Sea of Cortez: Loreto 2, La Paz Mexico 2 #coast
MX Chiapas: San Cristóbal de las Casas 3, Palenque 1
MX Oaxaca coast|Oaxacan coast: Puerto Escondido 3, Huatulco 2 #coast
MX Riviera Nayarit: Sayulita 2, Puerto Vallarta 2 #coast
GT Semuc Champey: Cobán 1, Lanquín 1
HN Bay Islands: Roatán 2, Utila 2 #island
CR Osa Peninsula|Corcovado: Puerto Jiménez 2, Drake Bay 1 #park
CR Guanacaste|Nicoya Peninsula: Tamarindo 2, Nosara 1 #coast #car
NI Corn Islands: Big Corn Island 1 #island
PA San Blas|San Blas Islands|Guna Yala: Panama City 1, El Porvenir 2 #island
CO Coffee Triangle|Zona Cafetera|Eje Cafetero|coffee region: Salento 2, Pereira 1, Manizales 1
CO Sierra Nevada de Santa Marta|Sierra Nevada: Santa Marta 2, Minca 1
CO Tayrona|Tayrona Park: Santa Marta 1, Palomino 1 #park
CO Guajira|La Guajira: Riohacha 1, Cabo de la Vela 1
EC Cotopaxi: Latacunga 1 #park
EC Quilotoa: Latacunga 1, Chugchilán 1
EC Ecuadorian Amazon|Amazon|the Amazon|Amazon rainforest: Tena 1
PE Colca Canyon|Colca: Arequipa 1, Chivay 1
PE Peruvian Amazon|Amazon|the Amazon|Amazon rainforest: Iquitos 1, Puerto Maldonado 1
PE Lake Titicaca|Titicaca: Puno 2, Copacabana Bolivia 1
BO Bolivian Altiplano|Altiplano: Uyuni 2, La Paz 2
BR Lencois Maranhenses|Lençóis Maranhenses|Lencois: São Luís 1, Barreirinhas 2 #park
BR Noronha|Fernando de Noronha: Fernando de Noronha 1 #island
BR Costa Verde: Paraty 2, Angra dos Reis 1 #coast
CL Chiloe|Chiloé: Castro 2, Ancud 1 #island
CL Carretera Austral: Puerto Montt 1, Coyhaique 2 #route #car
CL Colchagua|Colchagua Valley: Santa Cruz Chile 1
CL Elqui Valley: La Serena 1, Vicuña 1
CL Chilean Patagonia: Punta Arenas 1, Puerto Natales 3
AR Argentine Patagonia|Argentinian Patagonia: El Calafate 3, El Chalten 2, Ushuaia 2
AR Tierra del Fuego: Ushuaia 1
AR Peninsula Valdes|Península Valdés: Puerto Madryn 1 #park
AR Seven Lakes|Siete Lagos: Bariloche 2, San Martín de los Andes 1 #route #car
AR Jujuy: San Salvador de Jujuy 1, Purmamarca 2
VC Grenadines|the Grenadines: Kingstown 1, Port Elizabeth Bequia 2 #island
MZ Mozambique coast|coast of Mozambique|Mozambique beach|Mozambique beaches: Vilanculo 2, Tofo 2 #coast
MZ Bazaruto|Bazaruto Archipelago: Vilanculo 1 #island
ZA Wild Coast: Coffee Bay 2, Port St Johns 1 #coast #car
ZA Kgalagadi: Upington 1, Askham 1 #park #car
ZA Blyde River Canyon|Blyde Canyon|Blyde River|Blyde: Graskop 1 #park #car
ZA Panorama Route: Graskop 1, Hazyview 1 #route #car
NA Namib Desert|desert|Namib: Sossusvlei 2, Swakopmund 1 #park #car
NA Skeleton Coast: Swakopmund 2 #coast #car
BW Chobe|Chobe National Park: Kasane 1 #park
BW Kalahari: Maun 1
ZM South Luangwa|Luangwa: Mfuwe 1 #park
ZM Lower Zambezi: Lusaka 1, Chirundu 2 #park
ZW Hwange: Victoria Falls 1, Hwange 1 #park
MW Lake Malawi: Mangochi 2, Nkhata Bay 1
TZ Tarangire|Lake Manyara: Karatu 1 #park
TZ Selous|Nyerere National Park: Dar Es Salaam 1, Mloka 2 #park
TZ Ruaha: Iringa 1 #park
TZ Mafia Island|Mafia: Kilindoni 1 #island
TZ Pemba Island: Chake Chake 1 #island
UG Lake Victoria: Entebbe 1, Jinja 1
UG Queen Elizabeth National Park|Queen Elizabeth Park: Fort Portal 1 #park
UG Murchison Falls: Masindi 1 #park
RW Lake Kivu|Kivu: Gisenyi 2, Kibuye 1
RW Nyungwe: Cyangugu 1 #park
RW Akagera: Kayonza 1 #park
KE Lake Naivasha: Naivasha 1
KE Lake Nakuru: Nakuru 1
KE Tsavo: Voi 1 #park
KE Samburu: Archers Post 1 #park
KE Kenyan coast|Kenya coast: Mombasa 1, Diani Beach 2, Watamu 2 #coast
ET Omo Valley: Arba Minch 1, Jinka 2
ET Danakil|Danakil Depression: Mekele 1
MG Avenue of the Baobabs|Baobab Avenue: Morondava 1
SC Praslin: Praslin 1 #island
SC La Digue: La Digue 1 #island
CV Boa Vista Cape Verde: Sal Rei 1 #island
CV Sao Vicente Cape Verde: Mindelo 1 #island
MA Rif|Rif mountains: Chefchaouen 2, Tétouan 1
SN Casamance: Ziguinchor 1, Cap Skirring 2
SN Sine Saloum|Sine-Saloum|Saloum Delta: Kaolack 1
IL Negev|Negev desert: Mitzpe Ramon 2
IN Western Ghats: Coorg 2, Ooty 2, Munnar 2 #car
TH Andaman coast: Khao Lak 2, Phuket 2, Krabi 2 #coast
MN Gobi|Gobi desert: Dalanzadgad 1 #car
US Four Corners: Durango 2, Kayenta 1 #car
BR Bahia: Salvador 3, Morro de Sao Paulo 2
TN Tunisian desert|desert|Tunisian Sahara: Tozeur 2, Douz 1
MA Agafay|Agafay Desert: Marrakesh 1
IL Negev|desert|Negev Desert: Mitzpe Ramon 2, Eilat 1
IL Galilee|Sea of Galilee|Golan|Golan Heights: Tiberias 2, Safed 1
IL Dead Sea|the Dead Sea: Ein Bokek 1
JO Dead Sea|the Dead Sea: Sweimeh 1
AU The Ghan|the Ghan: Adelaide 2, Alice Springs 2, Darwin 2 #route #train
CA Rocky Mountaineer: Vancouver 2, Banff 2 #route #train
OM Wahiba Sands|Wahiba|Wahiba Desert|the Wahiba|Sharqiya Desert|desert|Sharqiya Sands|Omani desert|Oman desert|desert Oman: Bidiyah 1 #car
OM Empty Quarter|Rub al Khali: Salalah 1, Thumrait 1 #car
OM Jebel Akhdar|Jebel Shams|Hajar Mountains: Nizwa 2, Al Hamra 1 #car
AE Liwa|desert|Liwa Oasis: Liwa 1 #car
KG Song Kul|Song-Kul|Son-Kul: Kochkor 1
KG Issyk Kul|Issyk-Kul: Cholpon-Ata 1, Karakol 2
TJ Pamir Highway|Pamirs|the Pamirs: Dushanbe 1, Khorog 2, Osh 1 #route #car
UZ Fergana Valley|Fergana: Fergana 1, Kokand 1
MN Gobi|desert|Gobi Desert|the Gobi: Dalanzadgad 1 #car
MN Lake Khovsgol|Khuvsgul|Khovsgol: Mörön 1, Khatgal 2 #car
RU Lake Baikal|Baikal: Irkutsk 1, Listvyanka 2
RU Kamchatka: Petropavlovsk-Kamchatsky 1
IN Uttarakhand: Rishikesh 2, Nainital 1
IN Sikkim: Gangtok 2, Pelling 1
IN Thar Desert|desert|Thar: Jaisalmer 1
IN Meghalaya: Shillong 1, Cherrapunji 2
IN Assam: Guwahati 1, Kaziranga 2
IN Sundarbans: Gosaba 1 #park
IN Kerala backwaters|backwaters of Kerala: Kochi India 1, Alleppey 2
NP Mustang|Upper Mustang: Jomsom 1, Lo Manthang 2
LK Cultural Triangle: Sigiriya 2, Anuradhapura 1, Polonnaruwa 1
LK Hill Country Sri Lanka|hill country|Sri Lankan Hill Country|Sri Lanka hill country: Kandy 1, Nuwara Eliya 1, Ella 2
LK South coast of Sri Lanka|southern Sri Lanka: Mirissa 2, Galle 2 #coast
CN Sichuan: Chengdu 3, Leshan 1
CN Yellow Mountains|Yellow Mountain: Huangshan 1 #park
CN Hainan: Sanya 2, Haikou 1 #island
CN Inner Mongolia: Hohhot 1
CN Xinjiang: Urumqi 2, Kashgar 2
CN Yangtze|Yangtze cruise|Three Gorges: Chongqing 2, Yichang 1 #route
TW Sun Moon Lake: Yuchi 1
TW Taroko Gorge: Hualien 1 #park
JP Tohoku: Sendai 2, Aomori 1
JP Izu|Izu Peninsula: Atami 1, Shimoda 2
JP Fuji Five Lakes|Kawaguchiko: Fujikawaguchiko 1
JP Kumano Kodo: Tanabe 1, Kii-Katsuura 1 #route
JP Nakasendo: Magome 1, Tsumago 1 #route
TH Phi Phi|Koh Phi Phi Islands: Phi Phi Islands 1 #island
TH Khao Sok: Khao Sok 1 #park
TH Golden Triangle Thailand: Chiang Rai 1, Chiang Saen 1
LA Mekong|the Mekong: Luang Prabang 2, Vientiane 1
LA 4000 Islands|Si Phan Don|Four Thousand Islands: Don Det 1 #island
LA Bolaven Plateau: Pakse 1
MM Inle Lake|Lake Inle: Nyaungshwe 1
MY Sabah: Kota Kinabalu 2, Sandakan 2 #island
MY Sarawak: Kuching 2, Mulu 1 #island
MY Kinabatangan: Sandakan 1
MY Sipadan: Semporna 1 #island
MY Taman Negara: Kuala Tahan 1 #park
ID Bromo|Mount Bromo|Mt Bromo: Probolinggo 1 #park
ID Flores Island|Flores in Indonesia: Labuan Bajo 2 #island
ID Nusa Penida: Nusa Penida 1 #island
ID Nusa Lembongan: Nusa Lembongan 1 #island
PH Camiguin: Mambajao 1 #island
PH Batanes: Basco 1 #island
PH Visayas|the Visayas: Cebu 2, Bohol 2 #island
AU Kakadu: Jabiru 1 #park #car
AU Yarra Valley: Healesville 1 #car
AU Hunter Valley: Pokolbin 1 #car
AU Ningaloo|Ningaloo Reef: Exmouth 1 #coast #car
AU Daintree|Daintree Rainforest: Port Douglas 1, Cape Tribulation 1 #park
AU Fraser Island|K'gari: Hervey Bay 1 #island
AU Grampians|the Grampians: Halls Gap 1 #park #car
AU Rottnest|Rottnest Island: Rottnest Island 1 #island
AU Nullarbor: Ceduna 1, Esperance 1 #route #car
NZ Mount Cook|Mt Cook|Aoraki|Aoraki Mount Cook: Mount Cook Village 1, Lake Tekapo 1 #park #car
NZ Bay of Islands: Paihia 2, Russell 1 #coast
NZ Abel Tasman: Motueka 1, Kaiteriteri 1 #park
NZ Fiordland: Te Anau 1 #park #car
NZ Tongariro: Whakapapa 1, Taupo 1 #park
NZ Catlins|the Catlins: Owaka 1 #coast #car
NZ Stewart Island: Oban New Zealand 1 #island
NZ West Coast New Zealand|West Coast NZ|NZ West Coast: Hokitika 1, Franz Josef 1 #coast #car
NZ Hawke's Bay|Hawkes Bay: Napier 1 #car
NZ Marlborough New Zealand|Marlborough Sounds: Blenheim 1, Picton 1 #car
FJ Yasawas|Yasawa Islands|the Yasawas|Yasawa: Naviti 1 #island
FJ Mamanucas|Mamanuca Islands|the Mamanucas: Malolo 1 #island
FJ Coral Coast: Sigatoka 1 #coast
FJ Taveuni: Taveuni 1 #island
CK Cook Islands: Rarotonga 3 #island
FK Falkland Islands|the Falklands|Falklands: Stanley 1 #island
AW Dutch Caribbean|Leeward Antilles: Aruba 2, Curacao 2, Bonaire 1 #island
IM Isle of Man: Douglas 1 #island
JE Jersey: St Helier 1 #island
`;

export const NATURE = TABLE.split('\n')
  .filter((line) => line !== '')
  .flatMap((line) => regionsOf(line.slice(0, 2), 'region', line.slice(3)));
