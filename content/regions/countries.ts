/** The countries that are travelled to most, as a route through their towns. */
import { regionsOf } from './types.ts';

const TABLE = `
JP Japan: Tokyo 4, Hakone 1, Kyoto 4, Nara 1, Hiroshima 1, Osaka 2, Kanazawa 1
IT Italy: Venice 2, Florence 3, Rome 4, Naples 2, Milan 1
FR France: Paris 4, Lyon 2, Avignon 1, Nice 3, Bordeaux 2
ES Spain: Barcelona 4, Madrid 3, Seville 3, Granada 2, Valencia 1
PT Portugal: Lisbon 4, Porto 3, Faro 2, Coimbra 1
GB United Kingdom|Britain|UK|Great Britain|the UK: London 4, Bath 1, York 2, Edinburgh 3
GB England: London 4, Bath 1, York 2, Liverpool 1 #region
GB Scotland: Edinburgh 4, Inverness 2, Isle of Skye 2, Glasgow 2 #region
GB Wales: Cardiff 3, Tenby 2, Llandudno 2 #region
GB Northern Ireland: Belfast 4, Derry 2, Portrush 1 #region
IE Ireland: Dublin 3, Galway 3, Killarney 2, Cork 2
DE Germany: Berlin 4, Dresden 1, Munich 3, Hamburg 2, Cologne 2
AT Austria: Vienna 4, Hallstatt 1, Salzburg 3, Innsbruck 2
CH Switzerland: Zurich 2, Lucerne 3, Interlaken 3, Zermatt 2, Geneva 1
NL Netherlands|Holland|the Netherlands: Amsterdam 4, Rotterdam 2, Utrecht 1
BE Belgium: Brussels 3, Ghent 1, Bruges 2, Antwerp 2
GR Greece: Athens 3, Santorini 3, Naxos 2, Chania 2
HR Croatia: Zagreb 2, Plitvice 1, Split 3, Dubrovnik 3
CZ Czech Republic|Czechia: Prague 4, Cesky Krumlov 2, Brno 1
PL Poland: Warsaw 2, Krakow 4, Wroclaw 2, Gdansk 2
HU Hungary: Budapest 4, Pecs 1, Eger 2
RO Romania: Bucharest 2, Brasov 3, Sibiu 2, Cluj-Napoca 1
BG Bulgaria: Sofia 3, Plovdiv 2, Varna 1
SI Slovenia: Ljubljana 3, Lake Bled 2, Piran 1
ME Montenegro: Kotor 3, Podgorica 1, Budva 2
AL Albania: Tirana 2, Berat 1, Saranda 2
EE Estonia: Tallinn 4, Tartu 2
LV Latvia: Riga 4, Sigulda 1
LT Lithuania: Vilnius 4, Kaunas 2
FI Finland: Helsinki 3, Rovaniemi 3, Turku 1
SE Sweden: Stockholm 4, Gothenburg 2, Malmo 1
NO Norway: Oslo 2, Bergen 3, Alesund 2, Flam 1
DK Denmark: Copenhagen 4, Aarhus 2, Odense 1
IS Iceland: Reykjavik 4, Vik 2, Hofn 1, Akureyri 2 #car
TR Turkey|Turkiye: Istanbul 4, Cappadocia 3, Antalya 2, Izmir 2
GE Georgia|Georgia the country|Republic of Georgia: Tbilisi 4, Kutaisi 2, Batumi 2
MT Malta: Valletta 4, Gozo 2
CY Cyprus: Paphos 3, Larnaca 2, Nicosia 1
MA Morocco: Marrakesh 3, Essaouira 1, Fez 3, Chefchaouen 1
EG Egypt: Cairo 3, Luxor 3, Aswan 2, Hurghada 2
JO Jordan: Amman 2, Petra 2, Wadi Rum 1, Aqaba 1
TN Tunisia: Tunis 3, Sousse 2, Djerba 2
ZA South Africa: Cape Town 4, Knysna 2, Johannesburg 1, Kruger National Park 3
KE Kenya: Nairobi 2, Masai Mara 3, Mombasa 2
TZ Tanzania: Arusha 2, Serengeti 3, Zanzibar 3
NA Namibia: Windhoek 2, Sossusvlei 2, Swakopmund 2, Etosha 2 #car
BW Botswana: Maun 3, Kasane 2, Gaborone 1
AE United Arab Emirates|UAE|the Emirates: Dubai 4, Abu Dhabi 2
OM Oman: Muscat 3, Nizwa 2, Salalah 1
IN India: New Delhi 2, Agra 1, Jaipur 2, Udaipur 1, Mumbai 2
NP Nepal: Kathmandu 3, Pokhara 3, Chitwan 1
LK Sri Lanka: Sigiriya 2, Kandy 2, Ella 2, Galle 2, Colombo 1
BT Bhutan: Paro 3, Thimphu 2, Punakha 1
TH Thailand: Bangkok 3, Chiang Mai 3, Krabi 2, Phuket 2
VN Vietnam: Hanoi 3, Halong Bay 1, Hoi An 3, Ho Chi Minh City 3
KH Cambodia: Phnom Penh 2, Siem Reap 4
LA Laos: Luang Prabang 4, Vang Vieng 1, Vientiane 2
MY Malaysia: Kuala Lumpur 3, Penang 3, Langkawi 2
ID Indonesia: Bali 4, Yogyakarta 2, Jakarta 1, Lombok 2
PH Philippines|the Philippines: Manila 1, El Nido 3, Cebu 2, Boracay 2
CN China: Beijing 4, Xi'an 2, Shanghai 3, Guilin 2
KR South Korea|Korea: Seoul 4, Gyeongju 1, Busan 3
TW Taiwan: Taipei 4, Hualien 2, Tainan 2
AU Australia: Sydney 4, Melbourne 3, Cairns 3
NZ New Zealand: Auckland 2, Rotorua 2, Wellington 1, Queenstown 4 #car
US United States|USA|America|the States|the US: New York 4, Washington 2, Chicago 2, Las Vegas 2, San Francisco 3
CA Canada: Montreal 2, Quebec City 2, Toronto 3, Banff 3, Vancouver 3
MX Mexico: Mexico City 4, Oaxaca 2, Merida 2, Tulum 2
CR Costa Rica: San Jose 1, La Fortuna 3, Monteverde 2, Manuel Antonio 2 #car
PA Panama: Panama City 3, Bocas del Toro 2, Boquete 2
GT Guatemala: Antigua Guatemala 3, Lake Atitlan 2, Flores 2
BZ Belize: Belize City 1, San Ignacio 2, San Pedro 3
CU Cuba: Havana 4, Trinidad Cuba 2, Varadero 2
DO Dominican Republic: Santo Domingo 2, Punta Cana 4
JM Jamaica: Montego Bay 3, Negril 2, Kingston 2
PE Peru: Lima 2, Cusco 3, Machu Picchu 1, Arequipa 2
BO Bolivia: La Paz 2, Uyuni 3, Sucre 2
EC Ecuador: Quito 3, Banos 1, Cuenca 2
CO Colombia: Bogota 2, Medellin 3, Cartagena 3
BR Brazil: Rio de Janeiro 4, Iguazu Falls 2, Salvador 3, Sao Paulo 1
AR Argentina: Buenos Aires 4, Iguazu Falls 2, El Calafate 3, Mendoza 2
CL Chile: Santiago 3, San Pedro de Atacama 3, Puerto Natales 3, Valparaiso 1
UY Uruguay: Montevideo 3, Colonia del Sacramento 1, Punta del Este 2
UZ Uzbekistan: Tashkent 1, Samarkand 3, Bukhara 2, Khiva 1
AM Armenia: Yerevan 4, Dilijan 1
IL Israel: Tel Aviv 3, Jerusalem 3, Haifa 1
MG Madagascar: Antananarivo 2, Andasibe 2, Nosy Be 3
RW Rwanda: Kigali 2, Volcanoes National Park 2
UG Uganda: Entebbe 2, Fort Portal 2, Bwindi 2
ZM Zambia: Livingstone 3, Lusaka 1
ZW Zimbabwe: Victoria Falls 3, Harare 1
SN Senegal: Dakar 4, Saint-Louis 2
GH Ghana: Accra 3, Cape Coast 2
ET Ethiopia: Addis Ababa 2, Lalibela 3
MZ Mozambique: Maputo 2, Tofo 2, Vilanculo 2
MW Malawi: Lilongwe 1, Cape Maclear 2, Blantyre 1
CV Cape Verde|Cabo Verde: Sal 3, Praia 1, Mindelo 2
SC Seychelles: Mahé 3, Praslin 2, La Digue 2
KM Comoros: Moroni 1
GM Gambia|the Gambia: Banjul 1
CI Ivory Coast|Côte d'Ivoire: Abidjan 2
CM Cameroon: Douala 1, Yaoundé 1
NG Nigeria: Lagos 2, Abuja 1
BJ Benin: Cotonou 1, Ouidah 1
DZ Algeria: Algiers 3, Oran 1
RS Serbia: Belgrade 4, Novi Sad 2
BA Bosnia|Bosnia and Herzegovina: Sarajevo 3, Mostar 2
MK North Macedonia|Macedonia: Skopje 2, Ohrid 2
XK Kosovo: Pristina 2, Prizren 2
MD Moldova: Chisinau 2
SK Slovakia: Bratislava 3, Poprad 2, Košice 2
UA Ukraine: Kyiv 3, Lviv 2
AZ Azerbaijan: Baku 3, Sheki 1
KZ Kazakhstan: Almaty 3, Astana 2
KG Kyrgyzstan|Kirgizstan: Bishkek 2, Karakol 2, Osh 1
TJ Tajikistan: Dushanbe 2, Khorog 2
TM Turkmenistan: Ashgabat 2
MN Mongolia: Ulaanbaatar 2, Kharkhorin 1
SA Saudi Arabia|Saudi: Riyadh 2, AlUla 2, Jeddah 2
LB Lebanon: Beirut 4, Byblos 1
PK Pakistan: Lahore 2, Islamabad 2, Hunza 3
BD Bangladesh: Dhaka 2, Cox's Bazar 2
MM Myanmar|Burma: Yangon 2, Bagan 3, Nyaungshwe 2, Mandalay 1
BN Brunei: Bandar Seri Begawan 1
TL East Timor|Timor-Leste: Dili 1
PG Papua New Guinea: Port Moresby 1
WS Samoa: Apia 1
TO Tonga: Nukuʻalofa 1
VU Vanuatu: Port Vila 2
NC New Caledonia: Nouméa 1
PW Palau: Koror 1
GU Guam: Hagåtña 1
GL Greenland: Nuuk 2, Ilulissat 3
HN Honduras: Roatán 3, Copán 1
SV El Salvador: San Salvador 2, El Tunco 2
NI Nicaragua: Granada Nicaragua 2, León Nicaragua 2, Ometepe 2
PY Paraguay: Asunción 2
VE Venezuela: Caracas 2
GY Guyana: Georgetown 2
SR Suriname: Paramaribo 2
BB Barbados: Bridgetown 1
AG Antigua and Barbuda|Antigua island: Osbourn 1
LC Saint Lucia|St Lucia|St. Lucia: Castries 1, Soufrière 2
DM Dominica: Roseau 1
GD Grenada Caribbean|Grenada island|Grenada: Saint George's 1
VC Saint Vincent|St Vincent|St Vincent and the Grenadines: Kingstown 1
TT Trinidad and Tobago|Trinidad & Tobago: Port of Spain 2, Scarborough 2
KN St Kitts and Nevis|St Kitts|Saint Kitts: Basseterre 2
PR Puerto Rico: San Juan 3, Vieques 2
BM Bermuda: Hamilton 1
IR Iran: Tehran 2, Isfahan 3, Shiraz 2
RU Russia: Moscow 4, Saint Petersburg 3
AO Angola: Luanda 2
GA Gabon: Libreville 2
TG Togo: Lomé 2
SL Sierra Leone: Freetown 2
MR Mauritania: Nouakchott 2
SB Solomon Islands: Honiara 2
LS Lesotho: Maseru 2
SZ Eswatini|Swaziland: Manzini 2
KI Kiribati: Tarawa 2
KY Cayman Islands|Grand Cayman|the Caymans: George Town 1
TC Turks and Caicos|Turks & Caicos: Providenciales 1
VG British Virgin Islands|BVI: Road Town 1
VI US Virgin Islands|USVI|Virgin Islands: Charlotte Amalie 1
`;

export const COUNTRIES = TABLE.split('\n')
  .filter((line) => line !== '')
  .flatMap((line) => regionsOf(line.slice(0, 2), 'country', line.slice(3)));
