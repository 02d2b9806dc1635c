/** Regions, islands, coasts, parks and routes outside Europe. */
import { regionsOf } from './types.ts';

const TABLE = `
US New England: Boston 3, Portland Maine 2, Burlington 1, Newport 1 #car
US Cape Cod: Provincetown 2, Hyannis 2 #coast
US Yellowstone|Yellowstone National Park: West Yellowstone 2, Gardiner 1, Jackson Hole 2 #park #car
US Grand Teton|Grand Tetons|the Tetons|Tetons|Grand Teton National Park: Jackson Hole 1 #park #car
US Grand Canyon|the Grand Canyon: Grand Canyon Village 2, Flagstaff 1 #park #car
US Yosemite|Yosemite National Park: Yosemite Valley 2, Mariposa 1 #park #car
US Zion|Zion National Park|Zion NP: Springdale 1 #park #car
US Bryce Canyon|Bryce|Bryce Canyon National Park: Bryce Canyon City 1 #park #car
US Utah parks|Utah national parks|Utah's national parks|national parks of Utah: Springdale 2, Bryce Canyon City 1, Torrey 1, Moab 2 #park #car
US Utah's Mighty 5|Mighty 5|the Mighty 5|Utah Mighty 5|Mighty Five|the Mighty Five|Utah's Mighty Five|Mighty 5 parks|Mighty Five parks|Utah's five national parks|five national parks of Utah|all five Utah parks: Springdale 2, Bryce Canyon City 1, Torrey 1, Moab 2 #route #car
US Death Valley: Furnace Creek 1 #park #car
US Joshua Tree: Palm Springs 1, Twentynine Palms 1 #park #car
US Glacier National Park: Kalispell 1, West Glacier 2 #park #car
US Great Smoky Mountains|Smoky Mountains|the Smokies: Gatlinburg 2, Asheville 1 #park #car
US Everglades|the Everglades: Miami 1, Homestead 1 #park #car
US Olympic National Park|Olympic Peninsula: Port Angeles 2, Forks 1 #park #car
US Mount Rainier: Ashford 1 #park #car
US Acadia|Acadia National Park: Bar Harbor 1 #park #car
US Lake Tahoe|Tahoe: South Lake Tahoe 2, Truckee 1 #car
US Napa Valley|Napa and Sonoma|wine country California: Napa 2, Sonoma 1 #car
US Big Sur: Monterey 1, Big Sur Village 1 #coast #car
US Florida Keys|the Keys: Key Largo 1, Key West 2 #coast #car
US Route 66|Highway 66: Chicago 2, St. Louis 1, Tulsa 1, Amarillo 1, Albuquerque 1, Santa Fe 1, Flagstaff 2, Santa Monica 2 #route #car
US Pacific Coast Highway|Pacific Coast Road|PCH|Highway 1|Highway One: San Francisco 2, Monterey 1, San Luis Obispo 1, Santa Barbara 1, Los Angeles 2 #route #car
US Blue Ridge Parkway: Roanoke 1, Boone 1, Asheville 2 #route #car
US Deep South|the Deep South: Nashville 2, Memphis 2, New Orleans 3 #car
US Pacific Northwest|PNW: Seattle 3, Portland 3, Vancouver 1 #car
US American Southwest|the Southwest: Las Vegas 2, Springdale 1, Page 1, Flagstaff 1, Sedona 1 #car
US Rocky Mountains|the Rockies|Rocky Mountain National Park: Estes Park 2, Denver 1, Aspen 1 #park #car
US Finger Lakes: Ithaca 2, Rochester 1
US Catskills|Hudson Valley: Hudson 1, Woodstock 1, Beacon 1
US Adirondacks: Lake Placid 2, Lake George 1
US Long Island|the Hamptons|Hamptons: Montauk 1, Southampton 1
CA Canadian Rockies|Rockies Canada: Banff 3, Lake Louise 1, Jasper 2 #park #car
CA Icefields Parkway: Banff 2, Jasper 2 #route #car
CA Vancouver Island: Victoria 2, Tofino 2 #island #car
CA Nova Scotia: Halifax 3, Baddeck 2 #car
CA Cape Breton|Cabot Trail: Baddeck 3 #car
CA British Columbia: Vancouver 3, Whistler 2, Victoria 2
CA Alberta: Calgary 2, Banff 3, Jasper 2
CA Ontario: Toronto 3, Niagara Falls 1, Ottawa 2
CA Quebec province|Province of Quebec: Montreal 3, Quebec City 2
CA Newfoundland: St. John's 3, Bonavista 1 #island
CA Prince Edward Island: Charlottetown 1 #island
MX Yucatan|Yucatán|Yucatan Peninsula: Merida 3, Valladolid 1, Tulum 3
MX Riviera Maya: Playa del Carmen 2, Tulum 2 #coast
MX Baja California|Baja: Los Cabos 3, La Paz Mexico 2, Todos Santos 1
PE Sacred Valley: Ollantaytambo 1, Cusco 2
EC Galapagos|Galapagos Islands|the Galapagos|Galápagos: Puerto Ayora 3, Puerto Baquerizo Moreno 2 #island
AR Patagonia: El Calafate 3, El Chalten 2, Puerto Natales 2, Ushuaia 2
CL Torres del Paine: Puerto Natales 1 #park
CL Atacama|desert|Atacama Desert: San Pedro de Atacama 1
CL Chilean Lake District: Puerto Varas 3, Pucon 2
CL Easter Island|Rapa Nui: Hanga Roa 1 #island
BR Amazon|the Amazon|Amazon rainforest: Manaus 1
BR Pantanal|the Pantanal: Cuiaba 1, Bonito 1
AR Los Glaciares|Los Glaciares National Park|Glaciares National Park: El Calafate 2, El Chalten 2 #park
AR Iguazu: Iguazu Falls 1 #park
BO Salar de Uyuni|Uyuni salt flats: Uyuni 1
CW ABC islands: Aruba 2, Curacao 3 #island
BS Bahamas|the Bahamas: Nassau 1 #island
ZA Kruger|Kruger Park: Skukuza 3, Hoedspruit 2 #park
ZA Garden Route|the Garden Route: Cape Town 2, Hermanus 1, Knysna 2, Plettenberg Bay 1, Port Elizabeth 1 #route #car
ZA Winelands|Cape Winelands|South African winelands: Stellenbosch 2, Franschhoek 2
ZA Drakensberg: Champagne Valley 1 #park #car
TZ Serengeti|the Serengeti: Seronera 1 #park
TZ Ngorongoro|Ngorongoro Crater: Karatu 1 #park
KE Amboseli: Amboseli Gate 1 #park
BW Okavango Delta|Okavango: Maun 1
EG Nile|Nile cruise|the Nile|Nile Valley: Luxor 2, Aswan 2
EG Red Sea|the Red Sea|Red Sea coast: Hurghada 2, Sharm el-Sheikh 1 #coast
EG Sinai: Sharm el-Sheikh 2, Dahab 2
MA Sahara|desert|Sahara desert|Moroccan desert|Moroccan Sahara: Ouarzazate 1, Merzouga 2
MA Atlas Mountains|High Atlas: Marrakesh 1, Imlil 2
JP Hokkaido: Sapporo 3, Niseko 2, Hakodate 1 #island
JP Okinawa islands|Okinawa prefecture: Okinawa 3, Ishigaki 2 #island
JP Kyushu: Fukuoka 2, Nagasaki 2, Kagoshima 1, Beppu 1 #island
JP Japanese Alps: Takayama 2, Matsumoto 2, Kanazawa 1
JP Kansai: Kyoto 3, Nara 1, Osaka 2
JP Shikoku: Matsuyama 2, Takamatsu 2, Kochi 1 #island
IN Rajasthan: Jaipur 2, Pushkar 1, Jodhpur 2, Udaipur 2, Jaisalmer 1
IN Maharashtra: Mumbai 3, Pune 1, Nashik 1
IN Karnataka: Bengaluru 2, Mysore 2, Hampi 1
IN Punjab India|Indian Punjab: Amritsar 2, Chandigarh 1
IN Odisha|Orissa: Bhubaneswar 1, Puri 2, Konark 1
IN Gujarat: Ahmedabad 2, Junagadh 1, Somnath 1, Dwarka 1
IN Golden Triangle: New Delhi 2, Agra 1, Jaipur 2 #route
IN Kerala: Kochi India 2, Munnar 2, Alleppey 2, Varkala 1
IN Himachal|Himachal Pradesh: Shimla 2, Manali 2
IN Ladakh: Leh 1
IN Tamil Nadu: Chennai 2, Pondicherry 2, Madurai 1
IN Kashmir: Srinagar 1
IN Andaman Islands|the Andamans: Port Blair 1, Havelock 3 #island
NP Everest|Everest Base Camp|Everest region: Kathmandu 1, Lukla 1, Namche Bazaar 2
NP Annapurna|Annapurna Circuit: Pokhara 1
CN Yunnan: Kunming 2, Dali 2, Lijiang 2
CN Tibet: Lhasa 1
CN Silk Road: Xi'an 2, Dunhuang 2, Urumqi 1 #route
VN Mekong Delta: Can Tho 2, Ben Tre 1
VN Ha Giang Loop|Ha Giang: Ha Giang 1 #route
TH Thai Islands|islands of Thailand|Gulf Islands: Koh Samui 3, Koh Phangan 2, Koh Tao 2 #island
TH Isaan|Isan: Udon Thani 2, Khon Kaen 1
TH Northern Thailand: Chiang Mai 3, Pai 2, Chiang Rai 2
ID Gili Islands|the Gilis|Gilis|Gili: Gili Trawangan 1 #island
ID Java: Jakarta 1, Yogyakarta 3, Malang 2 #island
ID Sumatra: Medan 1, Bukit Lawang 2, Lake Toba 2 #island
ID Sulawesi: Makassar 1, Rantepao 3 #island
ID Raja Ampat: Sorong 1, Waisai 3 #island
ID Komodo|Komodo National Park|Flores Indonesia: Labuan Bajo 1 #island
MY Borneo|Malaysian Borneo: Kota Kinabalu 2, Sandakan 2, Kuching 2 #island
MY Cameron Highlands: Tanah Rata 1
PH Palawan: El Nido 3, Coron 2, Puerto Princesa 1 #island
AU Great Ocean Road: Lorne 1, Apollo Bay 1, Port Campbell 1 #route #car
AU Tasmania|Tassie: Hobart 3, Launceston 2, Cradle Mountain 1 #island #car
AU State of Victoria|Victoria Australia|state of Victoria Australia: Melbourne 3, Ballarat 2, Bendigo 1, Lorne 1, Geelong 1
AU New South Wales|NSW: Sydney 4, Byron Bay 2, Newcastle 1
AU South Australia: Adelaide 3, Kangaroo Island 2, Barossa Valley 1
AU Queensland: Brisbane 2, Airlie Beach 2, Cairns 3
AU Great Barrier Reef: Cairns 2, Airlie Beach 1
AU Whitsundays|Whitsunday Islands: Airlie Beach 1 #island
AU Red Centre|Uluru|Ayers Rock: Yulara 2, Alice Springs 1
AU Kimberley: Broome 3, Kununurra 2 #car
AU Western Australia: Perth 3, Margaret River 2, Exmouth 1 #car
AU Margaret River region: Margaret River 1 #car
NZ South Island: Christchurch 2, Franz Josef 1, Queenstown 3, Te Anau 1 #island #car
NZ North Island: Auckland 2, Rotorua 2, Wellington 2 #island #car
PF French Polynesia: Tahiti 1, Moorea 2, Bora Bora 3 #island
FJ Fiji: Nadi 1, Suva 1 #island
JO Wadi Rum desert|desert: Wadi Rum 1
OM Musandam: Khasab 1
`;

export const WORLD = TABLE.split('\n')
  .filter((line) => line !== '')
  .flatMap((line) => regionsOf(line.slice(0, 2), 'region', line.slice(3)));
