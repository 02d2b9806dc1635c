-- The articles of the blog. One INSERT per article, each block element on its own line: the page drops newlines
-- between block tags and turns any other newline into a line break. Figures are named in each "Sources" list.
-- Loading this file again changes nothing, so an article edited by an admin keeps its edits.

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'pack-for-two-climates-in-one-bag',
  'Packing for two climates in one bag',
  'Packing',
  'Waymark planning desk',
  'Snow on Monday, beach on Friday, one cabin bag. A layer system, a count for each item, and the rules for liquids and batteries.',
  $article$<p>A trip with two climates feels like two trips, so people pack twice. You do not need to. Both halves share more than they differ: underwear, shoes, chargers, washbag. What differs is warmth and water, and both can be solved with layers that also work alone.</p>
<h2>Pack for the colder half, then subtract</h2>
<p>Start with the coldest hour you will really be outside, not the coldest night on record. If you will walk from a hotel to a museum at 0 °C, you need less than someone who will stand on a glacier. Look up the average low for your month, then the wind and rain, because a wet 5 °C feels worse than a dry −5 °C.</p>
<p>Build that outfit in three layers. Each layer must also be useful in the warm half, or it does not come.</p>
<ul>
<li><strong>Base.</strong> Two thin merino or synthetic tops. In the cold they sit under everything. In the warm they are T-shirts for the evening or the plane.</li>
<li><strong>Middle.</strong> One fleece or thin down jacket that packs to the size of a loaf. It is your pillow in the warm half and your answer to hard air conditioning.</li>
<li><strong>Shell.</strong> One rain jacket with a hood, cut wide enough to go over the middle layer. It stops wind in the cold and rain in the tropics.</li>
</ul>
<p>Add a hat, thin gloves and a neck tube. Together they weigh about as much as a pair of socks and give back more warmth than a second jumper.</p>
<h2>Count by days between washes</h2>
<p>The length of the trip does not set the size of the bag. The gap between washes does. For a wash every five days, this list covers two weeks or two months.</p>
<table>
<thead><tr><th>Item</th><th>Count</th><th>Works in</th></tr></thead>
<tbody>
<tr><td>Underwear, socks</td><td>5 each, one pair of socks thick</td><td>both</td></tr>
<tr><td>Tops</td><td>5, two of them the base layers</td><td>both</td></tr>
<tr><td>Long trousers</td><td>2, quick to dry, one smart enough for dinner</td><td>both</td></tr>
<tr><td>Shorts or a light skirt</td><td>1, plus swimwear that passes for shorts</td><td>warm</td></tr>
<tr><td>Thermal leggings</td><td>1, doubles as sleepwear</td><td>cold</td></tr>
<tr><td>Fleece or thin down, rain shell</td><td>1 each</td><td>both</td></tr>
<tr><td>Shoes</td><td>1 closed pair you can walk in all day, 1 sandal</td><td>both</td></tr>
</tbody>
</table>
<p>Avoid cotton for anything that has to dry overnight. Avoid jeans unless you wear them on the plane. Keep colours to two that go together, so every top works with every bottom.</p>
<h2>Let the journey carry the bulk</h2>
<p>Wear the heavy shoes, the trousers and the shell when you travel. On the plane they cost you nothing. If the cold half comes first, post the warm layers home or leave them with the hotel you will return to: many will keep a bag for a guest who has a second booking. If the cold half comes last, think about buying the one bulky thing there. A wool jumper from the place you visit is a better souvenir than a magnet.</p>
<p>Some gear is better rented. Ski areas rent jackets and trousers, and dive shops rent wetsuits. Rent what you need for three days. Pack what you need for ten.</p>
<h2>Know the limits before the gate</h2>
<p>Cabin bag sizes belong to the airline and to your fare. As a guide, IATA says a cabin bag should generally be no larger than 56 × 45 × 25 cm, wheels and handles included. Many low-cost fares allow much less, so read the size in your own confirmation and measure the bag when it is full.</p>
<p>For liquids, plan on containers of 100 ml in one clear bag. Some airports with new scanners allow more, but the airport you fly home from may not, and a transit airport may check you again. Solid soap, solid shampoo and powder sunscreen leave the problem behind.</p>
<p>Power banks and spare lithium batteries go in the cabin, never in the hold. Since 27 March 2026 the international rules allow each passenger no more than two power banks, and you may not recharge them on board. If staff take your cabin bag at the gate, take the batteries out first.</p>
<h2>The night before</h2>
<ul>
<li>Lay everything out, then put back one thing in five. You will not miss it.</li>
<li>Roll soft things, fold stiff ones, and put each climate in its own pouch. You will open one pouch at a time.</li>
<li>Put medicine, one set of clothes, documents and chargers where you can reach them without unpacking.</li>
<li>Weigh the bag. Airlines that allow the size may still refuse the weight.</li>
</ul>
<p>If the bag closes without kneeling on it, you are done. Leave the gap. You will fill it on the way.</p>
<h2>Sources</h2>
<ul>
<li>International Air Transport Association, <a href="https://www.iata.org/en/programs/ops-infra/baggage/">Passenger baggage</a> (cabin bag size)</li>
<li>UK Civil Aviation Authority, <a href="https://www.caa.co.uk/commercial-industry/airlines/dangerous-goods/changes-to-rules-on-the-carriage-of-lithium-cellsbatteries-and-power-banks/">Changes to rules on the carriage of lithium cells, batteries and power banks</a> (rules from 27 March 2026)</li>
<li>GOV.UK, <a href="https://www.gov.uk/hand-luggage-restrictions">Hand luggage restrictions at UK airports</a> (liquids)</li>
<li>US Federal Aviation Administration, <a href="https://www.faa.gov/hazmat/packsafe">PackSafe for passengers</a> (spare batteries in the cabin)</li>
</ul>$article$,
  '2026-10-06 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'read-the-fine-print-of-a-fare',
  'How to read the fine print of a fare',
  'Flights',
  'Waymark transport desk',
  'Two seats in the same row can carry different rules. What to read before you pay: fare family, bags, changes, connections, names.',
  $article$<p>Two people in the same row may have bought two different products. One can change the date, the other loses the ticket. The price is the loud part of a fare. The rules are the part you pay for later. Reading them takes five minutes, and there are six things to look for.</p>
<h2>1. The fare family, not the cabin</h2>
<p>Economy is a cabin. Basic, Light, Classic and Flex are fare families inside it, and each airline uses its own names. The family decides bags, seat choice, changes and refunds. Behind it sits a booking class, the single letter on your confirmation, which decides mostly how many seats are left at that price and how many miles you earn. Compare family with family. A Light fare against a Classic fare is not a comparison.</p>
<h2>2. What the price must include</h2>
<p>In the European Union the price you see has to be the final one: the fare plus every tax, charge and fee that cannot be avoided. Extras have to be opt-in, so a ticked box for insurance is not allowed. In the United States, advertised fares also have to include all mandatory taxes and fees. Bags, seats and payment for comfort are outside that total in both places, so add them yourself before you compare.</p>
<h2>3. Bags, in centimetres and kilograms</h2>
<p>Look for three lines: the small bag under the seat, the cabin bag above, and the checked bag. For each find the number of pieces, the size and the weight. A fare that says one piece may mean the small one. On a trip with two airlines, ask whose rule counts. Often it is the airline that carries you on the most significant leg, and your confirmation should say so. Adding a bag online is nearly always cheaper than at the airport.</p>
<p>If a checked bag is lost, late or damaged on an international trip, the Montreal Convention limits what the airline owes you to 1,519 special drawing rights per passenger, a unit of the International Monetary Fund. That limit has applied since 28 December 2024. Report damage in writing within 7 days of getting the bag, and delay within 21 days.</p>
<h2>4. Changes and refunds</h2>
<p>Read three words with care.</p>
<ul>
<li><strong>Changeable</strong> means you pay the difference to the fare on sale that day, even if there is no fee. That difference can be larger than your ticket.</li>
<li><strong>Refundable</strong> means money back. If the text says credit or voucher, it is not a refund.</li>
<li><strong>Non-refundable</strong> concerns your choice, not the airline's. If the airline cancels, you keep your right to a refund in the EU, the UK and the US.</li>
</ul>
<p>There is one generous rule to know. For flights to, from or within the United States booked directly with the airline at least seven days before departure, the airline must either hold the fare for 24 hours or let you cancel within 24 hours without a penalty. Book, sleep on it, and check the dates again in the morning.</p>
<h2>5. One ticket or two</h2>
<p>A cheap connection may be two separate tickets. Search sites call it a self-transfer. You collect your bag, check it in again, and pass security and sometimes the border in between. If the first flight is late, the second airline owes you nothing. With one ticket, the airline has to get you to the last airport on it. If you do buy two tickets, leave half a day, or a night, and say so to your insurer.</p>
<p>The reverse trap is the no-show rule. On most tickets the flights have to be flown in order. Skip the first leg and the airline may cancel the rest, the way home included. If your plans change, call before departure.</p>
<h2>6. The name and the seller</h2>
<p>The name on the ticket must match the passport. Small typing errors are usually fixed at no charge on the first day, and rarely for free in the last week. Also look at who takes your money. If an agency sells you the ticket, changes and refunds often run through the agency, with its own fees and its own opening hours. When two prices are within a few percent, buy from the airline.</p>
<h2>A five-minute check</h2>
<ul>
<li>Fare family on every leg, out and back.</li>
<li>Total with the bags and seats you will really use.</li>
<li>Cost to change once, written in money.</li>
<li>One booking reference, one ticket, or two.</li>
<li>Airports by code: some cities have several, far apart.</li>
<li>Arrival date: look for the small +1.</li>
</ul>
<p>Save the fare rules as a file with your confirmation. Rules on a web page change, and yours are the ones that applied when you paid.</p>
<h2>Sources</h2>
<ul>
<li>European Union, <a href="https://eur-lex.europa.eu/eli/reg/2008/1008/oj">Regulation (EC) No 1008/2008</a>, article 23 (final price, opt-in extras)</li>
<li>US Department of Transportation, <a href="https://www.transportation.gov/airconsumer/fly-rights">Fly Rights</a> (advertised fares, 24-hour rule)</li>
<li>US Code of Federal Regulations, <a href="https://www.ecfr.gov/current/title-14/section-259.5">14 CFR 259.5</a> (customer service plan, 24-hour hold)</li>
<li>International Civil Aviation Organization, Montreal Convention of 1999, articles 22 and 31, with the limits in force since 28 December 2024</li>
</ul>$article$,
  '2026-02-10 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'jet-lag-east-and-west',
  'Jet lag, east and west: what to do on each side',
  'Health',
  'Waymark health desk',
  'Your body clock shifts about an hour a day. How to use light, sleep and caffeine after flying east or west, with two worked examples.',
  $article$<p>Jet lag is not tiredness. Tiredness goes after one good night. Jet lag stays until the clock in your body agrees with the clock on the wall. That clock moves slowly, it listens mostly to light, and light at the wrong hour moves it the wrong way. Once you know which hour is which, you can plan the first three days instead of enduring them.</p>
<h2>How fast the clock moves</h2>
<p>Research on flights across time zones gives a useful rule. Left alone, the body clock shifts about 92 minutes a day after a flight west and about 57 minutes a day after a flight east. West is easier because most people's inner day runs a little longer than 24 hours: staying up late comes more naturally than going to bed early.</p>
<p>So for six zones, expect about four days after flying west and about six after flying east. For three zones or fewer, what you feel is mostly travel fatigue, and it passes soon. If you stay only two days, the CDC Yellow Book suggests you may do better keeping your home hours as far as you can.</p>
<h2>The hour that decides</h2>
<p>Your body temperature reaches its lowest point about three hours before you would normally wake. Call it your low point. Light before the low point moves your clock later, which is what you want after flying west. Light after it moves your clock earlier, which is what you want after flying east. That is the entire trick.</p>
<p>If you wake at 07:00 at home, your low point is near 04:00 home time. Convert it to the time of the place you fly to, and write it on your hand if you must.</p>
<h3>Flying east: New York to Paris, six hours ahead</h3>
<p>Your low point is 04:00 in New York, which is 10:00 in Paris. Morning light before 10:00 on the first day pushes you the wrong way.</p>
<ul>
<li>First morning: wear sunglasses, stay indoors or in the shade until about 10:00.</li>
<li>Then go out and stay out. Late morning and midday light is the medicine.</li>
<li>Each day the low point moves about an hour earlier, so go out an hour earlier too.</li>
<li>Dim the lights and screens for the last two hours before bed.</li>
</ul>
<h3>Flying west: Paris to New York, six hours behind</h3>
<p>Your low point is 04:00 in Paris, which is 22:00 in New York. Light in the late afternoon and evening is before the low point, so it helps.</p>
<ul>
<li>Stay outdoors until sunset, and keep rooms bright in the evening.</li>
<li>Go to bed as close to local bedtime as you can manage.</li>
<li>If you wake at 03:00, stay in the dark. Light at that hour comes after the low point and pulls you back towards home time.</li>
</ul>
<h2>More than eight zones</h2>
<p>After a very long jump east, say from Los Angeles to Istanbul, the low point falls in the early afternoon, and the body may find it easier to go the long way round, as if you had flown west. Then you seek light in the late morning, before the low point, and the usual advice turns upside down. If the sums look odd, follow your low point, not the name of the direction.</p>
<h2>Before you fly</h2>
<p>Eastbound, go to bed and get up one hour earlier on each of the three days before, with bright light on waking. A laboratory study found this moved the clock by about one and a half hours without spoiling sleep. Westbound, do the reverse. Choose a flight that lands when you can use the light: early evening arrivals suit flights east, because bed comes soon.</p>
<h2>Sleep, coffee, melatonin</h2>
<ul>
<li><strong>Naps.</strong> Keep them to 20 or 30 minutes and finish by mid-afternoon. A longer one steals from the night.</li>
<li><strong>Caffeine.</strong> It helps you through the day. In the evening it costs you sleep, so stop six hours before bed, or earlier if you sleep lightly.</li>
<li><strong>Alcohol.</strong> It makes you sleepy and then wakes you. Water is dull and right.</li>
<li><strong>Melatonin.</strong> Taken near the new bedtime it can help, most of all after flights east. It is a prescription medicine in some countries, the UK among them, and a loosely controlled supplement in others. Ask a doctor or pharmacist first, above all if you take other medicine, are pregnant, or are packing for a child.</li>
<li><strong>Driving.</strong> Do not drive a long way on the first day. Your reaction time is that of your night.</li>
</ul>
<h2>Plan the trip around it</h2>
<p>Put nothing that matters on the first morning after flying east, and nothing that matters on the first evening after flying west. Book the walking tour, the beach or the park for the hours when you need light. A plan that puts you outdoors at the right time does half the work.</p>
<h2>Sources</h2>
<ul>
<li>Eastman and Burgess, Sleep Medicine Clinics, 2009, <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC2829880/">How to travel the world without jet lag</a> (speed of adjustment, low point, light)</li>
<li>Roach and Sargent, Frontiers in Physiology, 2019, <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC6684967">Interventions to minimize jet lag after westward and eastward flight</a></li>
<li>Eastman and others, Sleep, 2005, <a href="https://pmc.ncbi.nlm.nih.gov/articles/PMC1249488">Advancing circadian rhythms before eastward flight</a> (one hour a day before departure)</li>
<li>US Centers for Disease Control and Prevention, <a href="https://www.cdc.gov/yellow-book/index.html">CDC Yellow Book</a>, chapter on jet lag</li>
</ul>$article$,
  '2026-03-17 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'rail-passes-when-they-pay',
  'Rail passes: when they pay, and when they do not',
  'Rail',
  'Waymark transport desk',
  'A pass is a bet on how often you will change your mind. A sum you can do on paper, with Eurail, the Japan Rail Pass and discount cards.',
  $article$<p>A rail pass sells two things: distance and freedom. Most people buy it for the first and enjoy it for the second. Whether it pays depends on how many long trains you take, how early you would buy tickets, and how often you change your mind. You can settle it on one sheet of paper.</p>
<h2>The sum</h2>
<ol>
<li>Write down every train longer than an hour, with the date.</li>
<li>Find the price of each twice: bought today in advance, and bought on the day.</li>
<li>Add the two columns. The first is the cost of a fixed plan, the second the cost of a free one.</li>
<li>Take the price of the pass and add the reservations it does not include. That is its true cost.</li>
<li>If the pass costs less than the first column, buy it. If it falls between the two, ask yourself how likely you are to change trains. If it costs more than both, leave it.</li>
</ol>
<p>Two errors spoil this sum. People count local trains and city trips that cost little, and they forget that a pass for consecutive days keeps running while you sit at the beach.</p>
<h2>Europe: Eurail and Interrail</h2>
<p>They are the same product for different people. Interrail is for residents of Europe, Eurail for everyone else. A Global Pass covers more than 30 countries, and a One Country Pass covers one. The flexible kind gives you a number of travel days within a month or two. A travel day runs from midnight to midnight, and you may take as many trains in it as you like.</p>
<p>The pass is your ticket, not your seat. Most high-speed trains in France, Italy and Spain, Eurostar, and all night trains require a reservation that costs extra, and some trains sell only a limited number to pass holders. In Germany, Austria, Switzerland and the Benelux countries most day trains need none. So the same pass is a bargain in the Alps and a chore between Paris and Barcelona.</p>
<p>Children under 12 travel free with an adult, two for each adult, but they still need a free pass of their own and pay for seat reservations.</p>
<p><strong>It pays when</strong> you take long trains on at least half your travel days, through countries without compulsory reservations, or when you book late in summer. <strong>It does not pay when</strong> you know your dates two months ahead and can buy the cheapest advance tickets.</p>
<h2>Japan: the national pass and the regional ones</h2>
<p>The Japan Rail Pass covers nearly all JR trains for 7, 14 or 21 consecutive days. Only visitors entering as temporary visitors can use it, with a narrow exception for Japanese citizens living abroad. For decades it paid for itself with one round trip from Tokyo to Kyoto or a little more. In October 2023 the seven-day pass for ordinary cars rose from ¥29,650 to ¥50,000, and since then that round trip, at roughly ¥28,000, no longer comes close. Look up the price in force before you do your own sum.</p>
<p>The fastest Tokaido trains, Nozomi, and their western cousins, Mizuho, need an extra ticket on top of the pass. The Hikari and Sakura do not, and cost you a modest amount of time.</p>
<p><strong>It may pay when</strong> you fit several long shinkansen trips into one week, for instance Tokyo to Fukuoka and back with a stop in Hiroshima. For one region look at the regional passes of JR East, JR West and JR Kyushu first. They cost far less, and some can be bought by residents too.</p>
<h2>Discount cards: the quiet winners</h2>
<p>Where you stay in one country, a card that cuts each fare often beats a pass that removes it. Switzerland sells visitors a Half Fare Card for one month. British Railcards take a third off most fares, and many pay for themselves with one long return trip. In Germany the Deutschlandticket covers regional trains and city transport across the country for €63 a month since January 2026. It excludes ICE and IC trains, and it is a subscription, so note the date by which you must cancel.</p>
<h2>Before you buy</h2>
<ul>
<li>Buy from the railway or the official pass site. Resellers add fees and slow down refunds.</li>
<li>Start a consecutive pass on the day of your first long trip, not on the day you land.</li>
<li>Book compulsory seats as soon as you have the pass number.</li>
<li>Read the refund line. Passes usually cannot be returned once they are activated.</li>
<li>Carry the passport you registered. Inspectors ask for it.</li>
</ul>
<p>If your sum ends within ten percent either way, let temper decide. Some people travel better when every train is already paid for. Others travel better when every train is already booked.</p>
<h2>Sources</h2>
<ul>
<li>Eurail, <a href="https://www.eurail.com/en">Eurail passes</a> and <a href="https://www.eurail.com/en/help/choosing-pass/what-travel-day">What is a travel day?</a>; Interrail, <a href="https://www.interrail.eu/en">Interrail passes</a></li>
<li>The Man in Seat 61, <a href="https://www.seat61.com/interrail-and-eurail-reservations.htm">Interrail and Eurail reservations</a> (which trains need one)</li>
<li>Japan Railways Group, <a href="https://japanrailpass.net/en/purchase/price/">Japan Rail Pass, types and prices</a></li>
<li>The Asahi Shimbun, 6 October 2023, on the price of the Japan Rail Pass before and after the rise</li>
<li>Deutsche Bahn, <a href="https://www.bahn.de">Deutschlandticket</a>; National Rail, <a href="https://www.railcard.co.uk">Railcards</a></li>
</ul>$article$,
  '2026-04-21 07:00:00+00'
) on conflict (slug) do nothing;
