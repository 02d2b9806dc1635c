/**
 * Metres above the sea of towns that lie high or are asked about, to some 50 metres. General knowledge, as their own
 * pages and maps give it; looked through on 2026-11-28.
 */
export const HEIGHTS = `
La Paz 3640, Uyuni 3660, Sucre 2790, Potosí 4070, Cochabamba 2560, Copacabana 3840, Cusco 3400, Puno 3830, Arequipa
2340, Ollantaytambo 2790, Machu Picchu 2430, Aguas Calientes 2040, Huaraz 3050, Quito 2850, Bogotá 2600,
Medellín 1500, Villa de Leyva 2140, San Pedro de Atacama 2400, Salta 1150, Mendoza 750, Mexico City 2240, Oaxaca 1550,
San Cristóbal de las Casas 2200, Puebla 2140, Guanajuato 2010, San Miguel de Allende 1900, Antigua
Guatemala 1530, Lake Atitlán 1560, Monteverde 1400, Denver 1600, Colorado Springs 1840, Aspen 2440, Park City 2130,
Santa Fe 2190, Albuquerque 1620, Salt Lake City 1290, Flagstaff 2110, South Lake Tahoe 1900, Jackson Hole 1900, Bryce
Canyon City 2330, Estes Park 2290, Banff 1380, Jasper 1060, Johannesburg 1750, Windhoek 1650, Nairobi 1700, Addis
Ababa 2350, Lalibela 2500, Kigali 1570, Kampala 1190, Arusha 1400, Antananarivo 1280, Asmara 2330, Kathmandu 1400,
Pokhara 820, Leh 3500, Lhasa 3650, Thimphu 2330, Paro 2200, Darjeeling 2040, Shimla 2200, Manali 2050, Munnar 1500,
Nuwara Eliya 1870, Ella 1040, Kandy 500, Sapa 1500, Da Lat 1500, Lijiang 2400, Shangri-La 3200, Yerevan 1000,
Samarkand 700, Zermatt 1600, St. Moritz 1820, Davos 1560, Chamonix 1035, Innsbruck 570, Interlaken 570, Madrid 660,
Marrakesh 460, Fez 400, Cappadocia 1100, Kazbegi 1740, Mestia 1500
`;
