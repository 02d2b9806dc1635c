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
<p>Power banks and spare lithium batteries go in the cabin, never in the hold. Since 27 March 2026 the international rules allow each passenger no more than two power banks, and you may not recharge them on board. Up to 100 watt-hours, about 27,000 mAh at 3.7 volts, a power bank rarely needs leave; between 100 and 160 ask the airline first, and above that it stays at home. Some airlines also forbid charging a phone from one, so check before you go. If staff take your cabin bag at the gate, take the batteries out first.</p>
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
<p>If a checked bag is lost, late or damaged on an international trip, the Montreal Convention limits what the airline owes you to 1,519 special drawing rights per passenger, a unit of the International Monetary Fund. That limit has applied since 28 December 2024, though a few countries first have to write it into their own law. Report damage in writing within 7 days of getting the bag, and delay within 21 days.</p>
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
<li>Montreal Convention of 1999, articles 22 and 31; HWL Ebsworth Lawyers, <a href="https://hwlebsworth.com.au/international-air-travel-liability-limits-increased">International air travel liability limits increased</a> (1,519 special drawing rights since 28 December 2024)</li>
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
<p>Where you stay in one country, a card that cuts each fare often beats a pass that removes it. Switzerland sells visitors a Half Fare Card for one month. British Railcards take a third off most fares, and many pay for themselves with one long return trip. In Germany the Deutschlandticket covers regional trains and city transport across the country for €63 a month since January 2026. The price has changed nearly every year, so check it before you go. It excludes ICE and IC trains, and it is a subscription, so note the date by which you must cancel.</p>
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
<li>The Asahi Shimbun, 6 October 2023, <a href="https://www.asahi.com/ajw/articles/15022802">on the price of the Japan Rail Pass</a> before and after the rise</li>
<li>ADAC, <a href="https://www.adac.de/news/49-euro-ticket">Deutschlandticket</a> (price from January 2026, in German); Deutsche Bahn, <a href="https://int.bahn.de/en/offers/regional/deutschland-ticket">where it is valid</a>; National Rail, <a href="https://www.railcard.co.uk">Railcards</a></li>
</ul>$article$,
  '2026-04-21 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'travelling-with-allergies',
  'Travelling with food allergies',
  'Health',
  'Waymark health desk',
  'Labels differ by country, kitchens differ by street. What to arrange before you fly, how to order, and what to do in an emergency.',
  $article$<p>At home you know which bakery is safe and which waiter to trust. Abroad you start again, in another language, with other labels. The risk is real and it can be managed. Most of the work is done before you leave, at a desk, with time.</p>
<p>This article does not replace your doctor. Take your plan to the person who treats you and ask what they would change.</p>
<h2>Six weeks before</h2>
<ul>
<li><strong>Medicine for the whole trip, twice.</strong> If you are prescribed adrenaline auto-injectors, the UK medicines regulator says to carry two with you at all times. Take spares for the trip, and check the expiry dates against the day you come home.</li>
<li><strong>A letter.</strong> One page from your doctor with your name as in the passport, the allergens, the medicine by its generic name, and a sentence that you must keep it with you.</li>
<li><strong>Customs.</strong> Look up medicine rules on the health ministry's site of each country, transit included. Japan, for example, lets you bring up to one month's supply of most prescription medicine without papers, and asks for an import certificate, the Yunyu Kakunin-sho, for more.</li>
<li><strong>Insurance.</strong> Declare the allergy. A policy that was not told can refuse to pay.</li>
<li><strong>A kitchen.</strong> A room with a hob and a fridge turns a supermarket into a restaurant you control. Book it for at least the first night.</li>
</ul>
<h2>Know what a label must tell you</h2>
<p>The law decides which allergens have to be named. The lists differ, and what is missing matters more than what is there.</p>
<table>
<thead><tr><th>Place</th><th>Must be named</th><th>Mind the gap</th></tr></thead>
<tbody>
<tr><td>European Union</td><td>14 allergens, on packaged food and, on request or in writing, for food served loose</td><td>How a restaurant tells you varies by country</td></tr>
<tr><td>United Kingdom</td><td>The same 14. Food packed on the premises for sale carries a full ingredient list</td><td>Dishes made to order need not be labelled, so ask</td></tr>
<tr><td>United States</td><td>9 major allergens on packaged food, sesame since 2023</td><td>Federal law has no such rule for restaurants. Celery, mustard and lupin are not on the list</td></tr>
<tr><td>Japan</td><td>A shorter list that includes buckwheat and walnut; in late 2025 the government proposed to add cashew</td><td>Soy and sesame are only recommended. Restaurants need not tell you</td></tr>
</tbody>
</table>
<p>Phrases such as “may contain” are voluntary in most countries. Their absence proves nothing. When you cannot read a label, translate it with your camera, and if a word stays unclear, put the packet back.</p>
<h2>On the plane</h2>
<p>No airline can promise a cabin free of nuts. Tell the airline when you book, tell the crew when you board, and ask whether you may board early to wipe the tray, armrests and belt. Bring your own food for the whole journey, and enough for a delay. Special meals are made for diets, not for allergies.</p>
<p>Keep auto-injectors and inhalers with you, under the seat rather than in the locker. Medicine you need is exempt from the 100 ml limit for liquids. Carry it in the original box with the label, and show it at security before you are asked. Do not put it in the hold, where it can get lost and very cold.</p>
<h2>At the table</h2>
<p>Carry a card in the local language, written by a person or a specialist service rather than a machine. A good card says four things.</p>
<ul>
<li>I have a severe allergy to these foods, with examples of dishes and sauces.</li>
<li>Even a small amount, or a shared pan or fryer, can make me seriously ill.</li>
<li>Please ask the kitchen whether you can cook for me safely.</li>
<li>If you cannot be sure, please tell me. I will not be offended.</li>
</ul>
<p>Hand it over before you sit down, at a quiet hour. Watch what happens. If the card goes to the kitchen and someone returns with questions, you have found your restaurant, so go back the next night. If the waiter nods without reading it, thank them and leave.</p>
<p>Learn where your allergen hides. Fish sauce and shrimp paste season much of Southeast Asia. Buckwheat noodles share their water with wheat noodles. Ground nuts thicken sauces from Mexico to Georgia. Sesame oil is often the last thing into the wok. Buffets, bakeries, ice cream counters and shared fryers are risky everywhere.</p>
<h2>If it happens</h2>
<p>Save the local emergency number before you land. It is 112 throughout the European Union. Write down the address you sleep at in the local script, and show your travel companions where the injectors are and how they work.</p>
<ul>
<li>Use the injector at once if you suspect anaphylaxis. Do not wait to be sure.</li>
<li>Call an ambulance and say “anaphylaxis”.</li>
<li>Lie flat with your legs raised. If you struggle to breathe, sit up gently. Do not stand or walk.</li>
<li>If you are no better after five minutes, use the second injector.</li>
<li>Go to hospital even if you feel well again.</li>
</ul>
<p>Replace a used injector before you travel on. Your insurer's helpline can tell you where, and your letter will help at the pharmacy.</p>
<h2>Sources</h2>
<ul>
<li>UK Medicines and Healthcare products Regulatory Agency, <a href="https://www.gov.uk/government/news/mhra-issues-new-guidance-on-the-use-of-life-saving-adrenaline-auto-injectors">New guidance on adrenaline auto-injectors</a>, 2023; NHS, <a href="https://www.nhs.uk/conditions/anaphylaxis/">Anaphylaxis</a></li>
<li>European Union, <a href="https://eur-lex.europa.eu/eli/reg/2011/1169/oj">Regulation (EU) No 1169/2011</a>, annex II and article 44 (14 allergens)</li>
<li>UK Food Standards Agency, <a href="https://www.food.gov.uk/safety-hygiene/food-allergy-and-intolerance">Food allergy and intolerance</a></li>
<li>US Food and Drug Administration, <a href="https://www.fda.gov/food/nutrition-food-labeling-and-critical-foods/food-allergies">Food allergies</a> (9 major allergens, sesame since 2023)</li>
<li>Food Allergy Research and Resource Program, <a href="https://farrp.unl.edu/reg-sit-japan">Japan</a> (mandatory and recommended items); Focus Lab Asia, <a href="https://www.focuslabasia.com/single-post/public-consultation-on-draft-amendment-of-the-cabinet-office-ordinance-specifying-food-labelling-sta">the amendment proposed in December 2025</a></li>
<li>Japanese Ministry of Health, Labour and Welfare, <a href="https://www.mhlw.go.jp/english/policy/health-medical/pharmaceuticals/01.html">Bringing medicines into Japan for personal use</a></li>
</ul>$article$,
  '2026-05-19 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'when-your-flight-is-cancelled',
  'When your flight is cancelled: your rights and your next hour',
  'Flights',
  'Waymark transport desk',
  'What to ask for first, what the airline owes you in the EU, the UK and the US, and the evidence to keep for a claim.',
  $article$<p>A cancelled flight is a queue with a law behind it. People lose the first hour in the queue and the money in the law. Here is the order that works: get moving first, claim later, and keep proof of both.</p>
<h2>The first hour</h2>
<ol>
<li><strong>Stay in the app and in the queue at once.</strong> Seats on the next flights go to whoever asks first. Call the airline from the queue, and try its number in another country if the line is busy.</li>
<li><strong>Choose before you speak.</strong> Look up two or three ways to travel, other airlines and nearby airports included, and ask for one by flight number.</li>
<li><strong>Do not press refund in a hurry.</strong> In the EU and the UK you choose between money back and a new route. If you take the money, the airline no longer has to get you there or look after you.</li>
<li><strong>Write down the reason</strong> the staff give, the time and the name on the badge. Photograph the board.</li>
<li><strong>Keep every receipt</strong> for food, hotel and transfers, and keep them modest.</li>
</ol>
<h2>European Union: Regulation 261</h2>
<p>It covers every flight that leaves an airport in the EU, Iceland, Norway or Switzerland, and flights that arrive there from elsewhere on an airline of that area. It does not matter what passport you hold.</p>
<ul>
<li><strong>Your choice:</strong> a refund within seven days, or a new route at the earliest opportunity, or a new route later at a date that suits you. The text does not limit the new route to the airline's own planes.</li>
<li><strong>Care:</strong> meals and drinks in proportion to the wait, two calls or messages, and a hotel with transfers if you have to stay the night. You get this whatever the reason, storms included.</li>
<li><strong>Compensation:</strong> a fixed sum if you heard of the cancellation less than 14 days before, unless the new route was close to the old times or the cause was extraordinary and could not have been avoided.</li>
</ul>
<table>
<thead><tr><th>Distance</th><th>EU</th><th>UK</th></tr></thead>
<tbody>
<tr><td>Up to 1,500 km</td><td>€250</td><td>£220</td></tr>
<tr><td>1,500 to 3,500 km, and longer flights inside the EU</td><td>€400</td><td>£350</td></tr>
<tr><td>Over 3,500 km</td><td>€600</td><td>£520</td></tr>
</tbody>
</table>
<p>The airline may halve the sum if the new route brings you in less than two, three or four hours late, by distance. Since a judgment of the Court of Justice in 2009 the same sums apply when you arrive three hours late or more. Technical faults in the normal running of an airline are not extraordinary. Bad weather and air traffic control usually are.</p>
<p>A revision of the regulation has been in negotiation since 2025. In June 2026 the negotiators of Parliament and Council were reported to have agreed on a text that keeps the three hours and nearly all of these sums, with €300 for long flights that arrive three to four hours late, and gives the airline 30 days to answer a claim. New rules take time to come into force, so look at the page of Your Europe for those that hold on the day you fly.</p>
<h2>United Kingdom: UK261</h2>
<p>The same rules were kept in British law with sums in pounds. They cover flights from the UK on any airline, flights to the UK on a UK or EU airline, and flights to the EU on a UK airline. If the airline refuses, ask whether it belongs to a dispute resolution body. If not, the Civil Aviation Authority takes the complaint.</p>
<h2>United States</h2>
<p>No law sets a fixed sum for a cancelled flight. You do have a right to your money. If the airline cancels or changes the flight significantly and you do not accept the alternative, it must refund you automatically, in the form you paid: within 7 business days for cards, within 20 calendar days for other payments. A significant change includes leaving at least three hours earlier or arriving at least three hours later on a domestic trip, or six hours on an international one, a different airport, or an added connection. This holds for non-refundable tickets and for any airline flying to, from or within the country. Parts of the rule have been under review, so read the Department's page before you claim.</p>
<p>Meals and hotels are a promise of each airline for delays in its control. The Department of Transportation lists those promises side by side, so you can quote them at the desk.</p>
<h2>A claim that gets paid</h2>
<ul>
<li>Write to the airline that operated the flight, not the one that sold it, through its own form.</li>
<li>One paragraph: booking reference, flight, date, planned and actual arrival, the law, the sum, your bank details.</li>
<li>Attach the ticket, the cancellation notice and the receipts.</li>
<li>Refuse a voucher if you want money. You have to agree to a voucher.</li>
<li>If you hear “extraordinary”, ask what exactly happened to which aircraft, and what was done to avoid it.</li>
<li>Be wary of claim firms that take a third. The form takes you twenty minutes.</li>
</ul>
<p>Two things no regulation repairs: a missed cruise on a separate ticket and a lost day. For those you need insurance, or a night of slack before whatever cannot wait.</p>
<h2>Sources</h2>
<ul>
<li>European Union, <a href="https://eur-lex.europa.eu/eli/reg/2004/261/oj">Regulation (EC) No 261/2004</a>; Court of Justice, joined cases C-402/07 and C-432/07, Sturgeon</li>
<li>Your Europe, <a href="https://europa.eu/youreurope/citizens/travel/passenger-rights/air/index_en.htm">Air passenger rights</a> (the text in force)</li>
<li>UK Civil Aviation Authority, <a href="https://www.caa.co.uk/passengers/resolving-travel-problems/delays-and-cancellations/cancellations/">Cancellations</a></li>
<li>US Department of Transportation, <a href="https://www.transportation.gov/individuals/aviation-consumer-protection/refunds">Refunds</a>; US Code of Federal Regulations, <a href="https://www.ecfr.gov/current/title-14/chapter-II/subchapter-A/part-260">14 CFR part 260</a></li>
<li>Cyprus Today, June 2026, <a href="https://cyprus-today.online/eu-air-passenger-rights-compromise-deal-reached-after-months-of-talks/">Compromise on air passenger rights</a> (the revision, as reported)</li>
</ul>$article$,
  '2026-06-16 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'shoulder-season-how-to-choose-dates',
  'Shoulder season: how to choose your dates',
  'Planning',
  'Waymark planning desk',
  'Not every quiet month is a good one. Five checks for weather, light, holidays, closing days and price, and dates to know for 2027.',
  $article$<p>Shoulder season is the gap between too full and too closed. Everyone recommends it, and few say how to find it. It is not the same month everywhere, and on many coasts it lasts only three weeks. You can find it with five checks, in this order, because each one removes dates the next one need not consider.</p>
<h2>1. Rain before temperature</h2>
<p>People look up the temperature and forget the rain. A 22 °C day is fine, and the same day with an afternoon storm is not. Look at the number of days with rain and at when in the day it falls. Take averages over 30 years, which is what weather services call the climate normals, not last year's reports. The World Meteorological Organization collects them city by city from the national services.</p>
<p>For the sea, remember that water runs late. In the Mediterranean the sea is warmer in October than in May, even where the air is the same.</p>
<h2>2. Light</h2>
<p>Daylight is the budget for everything outdoors. London has about eight hours of it in late December and more than sixteen and a half in late June. Near the equator it hardly changes. If your plan is a road trip or a hike, count the hours of light, take off two, and see whether the days still fit.</p>
<h2>3. Their holidays, not yours</h2>
<p>The full week is the one when the locals travel. Check the public and school holidays of the country you visit and of its neighbours. A few that move prices far beyond their borders in 2027, to be checked again before you go:</p>
<table>
<thead><tr><th>Date</th><th>What</th><th>Felt most in</th></tr></thead>
<tbody>
<tr><td>6 February 2027</td><td>Lunar New Year, with a week or more around it</td><td>China, Vietnam, Korea, Singapore, and the beaches nearby</td></tr>
<tr><td>About 8 February to 9 March 2027</td><td>Ramadan, the exact days set by the moon</td><td>Muslim countries: quiet days, lively nights, shorter opening hours</td></tr>
<tr><td>28 March 2027</td><td>Easter Sunday in the Western calendar</td><td>Southern Europe, Latin America</td></tr>
<tr><td>29 April to 5 May 2027</td><td>Golden Week</td><td>Japan</td></tr>
<tr><td>15 August 2027</td><td>Assumption, the middle of the August break</td><td>Italy, Spain, France, Greece</td></tr>
<tr><td>From 1 October 2027, about a week</td><td>National Day</td><td>China</td></tr>
</tbody>
</table>
<p>A holiday can also be the reason to go. Then book early, and book it for its sake rather than by accident.</p>
<h2>4. What is open</h2>
<p>Quiet turns to closed within days. Before you fix a date, look for the first and last day of five things: the ferry you need, the mountain hut or cable car, the pass road, the restaurant you are travelling for, and the hotel's own season. On Greek islands, timetables thin out in October. In the Alps, many cable cars stop in late October and again after Easter for maintenance. If three of the five are shut, that is not shoulder season, that is low season, and it should cost much less.</p>
<h2>5. Price, last</h2>
<p>Now look at money, with dates that already work. Search a flexible calendar for flights, and note the day the price steps down. It often comes within a few days of the end of a school holiday. Then look at the hotel for the same night: when flight and hotel both step down, you have found the edge.</p>
<h2>Windows that usually hold</h2>
<ul>
<li><strong>Greece, southern Italy, Croatia:</strong> mid-May to early June for green hills, mid-September to early October for warm water.</li>
<li><strong>Japan:</strong> the weeks after Golden Week until the rainy season, which usually reaches the Tokyo area in the first half of June. Then November for colour in Kyoto, which is lovely and no longer quiet.</li>
<li><strong>Bali:</strong> April to June and September, in the drier half of the year, outside July, August and the end of December.</li>
<li><strong>New York:</strong> late April to May, and mid-September to early November.</li>
<li><strong>Morocco:</strong> March to May and October to November, between the summer heat and cold desert nights.</li>
<li><strong>Caribbean:</strong> late April to May. The Atlantic hurricane season runs from 1 June to 30 November and peaks around 10 September, so a low price in September is a fair one.</li>
<li><strong>Patagonia:</strong> November and March. South of the equator the shoulders swap places.</li>
</ul>
<h2>When you cannot choose</h2>
<p>School dates tie many of us. Then change the place instead of the time. In August go north or up: Scotland, the Baltic, a mountain valley. At Easter choose a country that celebrates another date, as Orthodox countries often do. And within a full week, move the days: arrive on a Tuesday, see the famous thing at opening time, and spend the afternoon where no list sends you.</p>
<h2>Sources</h2>
<ul>
<li>World Meteorological Organization, <a href="https://worldweather.wmo.int/">World Weather Information Service</a> (climate normals by city)</li>
<li>Time and Date, <a href="https://www.timeanddate.com/sun/">Sunrise and sunset</a> (hours of daylight)</li>
<li>Calendarz, <a href="https://www.calendarz.com/amp/religious-holidays/2027?page=1">Religious holidays 2027</a>; Cabinet Office of Japan, <a href="https://www8.cao.go.jp/chosei/shukujitsu/gaiyou.html">National holidays</a></li>
<li>US National Hurricane Center, <a href="https://www.nhc.noaa.gov/climo/">Tropical cyclone climatology</a></li>
</ul>$article$,
  '2026-09-08 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'first-trip-to-japan-week-by-week',
  'A first trip to Japan, planned week by week',
  'Planning',
  'Waymark planning desk',
  'A countdown from twelve weeks out to the last day: medicine rules, trains, IC cards, luggage forwarding, cash, and tax-free shopping since 2026.',
  $article$<p>Japan rewards planning and punishes overplanning. A handful of things must be booked on a certain day at a certain hour. Everything else works better if you leave it open. This is the countdown for a first trip of two weeks.</p>
<h2>Twelve weeks before: the shape</h2>
<p>Choose two bases and one detour. Tokyo and Kyoto, with a night or two in a hot spring town or in Hiroshima, is a classic because it works. Each change of hotel costs half a day. Fly into one city and out of the other if the fare allows, so you do not ride back to where you began.</p>
<p>Check your dates against Golden Week (29 April to 5 May), mid-August, and the days around New Year, when the whole country travels and many small places close.</p>
<h2>Eight weeks before: papers and medicine</h2>
<ul>
<li>Check entry rules for your passport on the site of the Japanese embassy in your country.</li>
<li>Check your medicine. Up to one month's supply of most prescription drugs needs no papers. More than that needs an import certificate, the Yunyu Kakunin-sho, before you leave. Some medicines are banned even with a prescription, Adderall and other amphetamines among them. Strong painkillers, lisdexamfetamine and medicine with much pseudoephedrine need a permit, which you ask for at least 14 days ahead.</li>
<li>Book hotels that can be cancelled. Note that Kyoto raised its accommodation tax in March 2026 to between ¥200 and ¥10,000 per person and night: ¥400 for a night of ¥6,000 to ¥20,000, ¥1,000 up to ¥50,000. It is usually paid at the desk.</li>
</ul>
<h2>Four weeks before: the things with a clock</h2>
<p>Reserved seats on the shinkansen go on sale one month ahead at 10:00 in Japan. Outside the holiday weeks you rarely need that hour, but you do if you want a particular train or a place for a large case. On the Tokaido, Sanyo and Kyushu lines a bag whose three sides add up to more than 160 cm needs a seat with luggage space. Reserving it is free. Without it you pay ¥1,000 on board. Nothing over 250 cm is allowed.</p>
<p>Do the sum before you buy a rail pass. For Tokyo, Kyoto and back, single tickets cost far less. Popular museums and theme parks sell timed tickets that run out weeks ahead, so look up the sale day of each.</p>
<h2>One week before: your phone</h2>
<ul>
<li>Fill in Visit Japan Web, the official site for arrival and customs, and keep its QR codes where they open without a network.</li>
<li>Add a Suica or Pasmo card to your phone's wallet if it supports one. Otherwise plan to buy a card at the airport.</li>
<li>Download offline maps of each city, and a translation pack with the camera.</li>
<li>Save the address of each hotel in Japanese.</li>
</ul>
<h2>The first day: an IC card and some cash</h2>
<p>Suica, Pasmo and Icoca are the same idea under different names: a prepaid card you tap at the gate, on the bus, at the vending machine and in the convenience store. One card works in nearly all big cities. It holds at most ¥20,000. It cannot carry one ride from one card area into another, say from Tokyo all the way to Kyoto, and it is not a shinkansen ticket. The visitor's version, Welcome Suica, has no deposit, lasts 28 days and does not refund what is left, so top it up in small steps.</p>
<p>Cards are accepted widely in cities. Cash still rules at small restaurants, shrines, rural buses and ticket machines for noodles. The machines in 7-Eleven stores take most foreign cards. Decline the offer to be charged in your own currency. There is no tipping.</p>
<h2>Week one: Tokyo, with little in hand</h2>
<p>Sleep near a station on the Yamanote loop and pick one side of the city a day. Start early: gardens and temples are yours before nine. Keep the first two evenings free for jet lag and a bowl of something nearby.</p>
<p>When you move on, send the case. The service is called takkyubin. Your hotel's desk or a convenience store fills in the slip, you pay by size and distance, and between Tokyo and Kyoto the case usually arrives the next day. Pack a small bag for one night, and ride the train with your hands free. Send it two days ahead for an airport.</p>
<h2>Week two: Kyoto, and somewhere you cannot pronounce</h2>
<p>Kyoto's famous places are calm at seven and crowded at eleven. See one at opening, then walk in the hills or take a local train to Uji, Nara or Lake Biwa. Use the trains and the subway where you can, since the buses are full. In Gion do not photograph people in private lanes.</p>
<p>Leave two days blank. You will have heard of a place by then.</p>
<h2>The last day</h2>
<p>Tax-free shopping changed on 1 November 2026. You now pay the full price, consumption tax included, and get the tax back after customs confirms at departure that you are taking the goods with you, within 90 days of buying them. Show your passport in the shop, keep the goods within reach, and go to the customs desk or machine before you check in a bag. Allow half an hour more than you think.</p>
<h2>Sources</h2>
<ul>
<li>Japanese Ministry of Health, Labour and Welfare, <a href="https://www.mhlw.go.jp/english/policy/health-medical/pharmaceuticals/01.html">Bringing medicines into Japan for personal use</a>; Narcotics Control Department, <a href="https://www.ncd.mhlw.go.jp/en/application2.html">Controlled medicines, application guidance</a></li>
<li>Digital Agency of Japan, <a href="https://www.vjw.digital.go.jp/">Visit Japan Web</a>; Japan National Tourism Organization, <a href="https://www.japan.travel/en/">Travel Japan</a></li>
<li>Central Japan Railway, <a href="https://global.jr-central.co.jp/en/info/oversized-baggage/">Oversized baggage</a>; East Japan Railway, <a href="https://www.jreast.co.jp/multi/en/welcomesuica/welcomesuica.html">Welcome Suica</a></li>
<li>City of Kyoto, <a href="https://www.city.kyoto.lg.jp/gyozai/page/0000236942.html">Accommodation tax from 1 March 2026</a> (in Japanese); Japan Today, <a href="https://japantoday.com/category/national/western-japan-cities-hike-tourism-linked-fees-to-deal-with-overtourism">its steps</a></li>
<li>Japan Travel, <a href="https://en.japantravel.com/article/tax-free-shopping-in-japan-2026-changes/72305">Tax-free shopping in Japan, changes in 2026</a>; <a href="https://www.customs.go.jp/english/">Japan Customs</a></li>
</ul>$article$,
  '2026-11-10 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'money-abroad-cards-cash-conversion',
  'Money abroad: cards, cash machines and the conversion question',
  'Money',
  'Waymark planning desk',
  'Always pay in the local currency. Why, which two cards to carry, how to use a cash machine, and what to do when a card is lost.',
  $article$<p>Spending abroad costs you in four places: the exchange rate, your bank's fee, the cash machine's fee, and the offer on the screen that sounds like a courtesy. You cannot avoid the first. You can avoid most of the other three with a little preparation and one habit.</p>
<h2>The habit: choose the local currency</h2>
<p>You pay for dinner in Prague, and the terminal asks whether you want to be charged in koruna or in your own currency. The second option is called dynamic currency conversion. It looks helpful, because you see an amount you understand. The rate is set by the terminal's provider, with its own margin, and it replaces the rate of your card network.</p>
<p>Choose the local currency. Do it at the shop, at the hotel desk, at the cash machine, and on websites that bill you at home. The screens are built to tempt: the local option may be called “continue without conversion” or “decline”. Declining the conversion does not decline the payment.</p>
<p>Two facts help you argue. You have to be given the choice, and you may change your mind before you approve. And in the European Union the provider must show its charge as a percentage over the latest reference rate of the European Central Bank, so the margin is on the screen if you look. If a receipt shows your own currency and you never chose it, ask for the payment to be cancelled and made again.</p>
<h2>The two cards</h2>
<ul>
<li><strong>A daily card</strong> with no foreign transaction fee. Read your bank's list of fees for the words “foreign transaction”, “non-sterling” or “cross-border”. If there is a fee, it is added to every coffee.</li>
<li><strong>A spare card</strong> from another bank and another network, kept apart from the first. A blocked card is an annoyance. The only card blocked is a lost day.</li>
</ul>
<p>Use a credit card for deposits. Hotels and car rental firms hold an amount on the card, and on a debit card that is your own money, out of reach until they let go. Some rental firms refuse debit cards altogether.</p>
<p>Before you leave, switch on payment notices in the app, make sure you can approve payments without your home phone number, and learn the PIN. In much of the world the terminal asks for it.</p>
<h2>Cash, and where to get it</h2>
<p>Take little with you and withdraw when you land. A machine run by a bank, inside or beside a branch, is the best choice: cheaper as a rule, and if it keeps the card, someone is there in the morning. The free-standing machines in souvenir streets earn by fees and conversion.</p>
<ol>
<li>Use a machine of a real bank, in daylight.</li>
<li>Choose your language, then the amount in local currency. Ignore the suggested sums if they are high.</li>
<li>If the machine announces a fee, you can cancel and try another bank. Fees differ on the same street.</li>
<li>Decline the conversion.</li>
<li>Take out enough for several days if your bank charges for each withdrawal.</li>
</ol>
<p>Airport exchange counters are for emergencies. Street changers are not even for those. Keep some small notes for buses, markets and lavatories, and spend or give away the last coins before you leave.</p>
<h2>What you may carry across a border</h2>
<p>You may carry as much cash as you like in most countries, but you have to declare large sums. Entering or leaving the European Union that is €10,000 or more, and gold coins and bars count as cash. Entering or leaving the United States it is more than $10,000, counted together for a family that travels together. Undeclared money can be seized. Other countries have limits of their own, some of them far lower: check before you go.</p>
<h2>Surcharges and tips</h2>
<p>Within the European Union shops may not add a fee for paying with an ordinary consumer card. Elsewhere they may, and should tell you first. Where tipping is expected, the terminal may suggest a percentage on the full amount, tax included. You may enter another figure. Where it is not expected, as in Japan, nobody will mind that you do not.</p>
<h2>When a card is gone</h2>
<ul>
<li>Freeze it in the app at once. Most banks let you undo this if it turns up in the other pocket.</li>
<li>Call the number you saved, not one you find in a search. Save it on paper too.</li>
<li>Ask for an emergency card or cash. Visa and Mastercard both offer this through your bank in many countries.</li>
<li>If it was stolen, get a police report on the same day. The insurer will want it.</li>
<li>Remove the card from your phone's wallet if the phone went with it.</li>
</ul>
<h2>Check it afterwards</h2>
<p>When you are home, compare three payments with the rate of that day. Visa and Mastercard publish theirs, and the European Central Bank publishes its reference rates. If your bank's total is more than about one percent worse, you have found a reason to change the card before the next trip.</p>
<h2>Sources</h2>
<ul>
<li>European Union, <a href="https://eur-lex.europa.eu/eli/reg/2019/518/oj">Regulation (EU) 2019/518</a> (currency conversion shown as a percentage)</li>
<li>European Union, <a href="https://eur-lex.europa.eu/eli/dir/2015/2366/oj">Directive (EU) 2015/2366</a>, articles 59 and 62 (choice of conversion, no card surcharge)</li>
<li>European Union, <a href="https://eur-lex.europa.eu/eli/reg/2018/1672/oj">Regulation (EU) 2018/1672</a>; Austrian Ministry of Finance, <a href="https://www.bmf.gv.at/en/topics/customs/travellers/cash-controls.html">Cash controls</a>; US Customs and Border Protection, <a href="https://www.cbp.gov/travel">Travel</a> (declaring cash)</li>
<li>European Central Bank, <a href="https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html">Euro reference exchange rates</a></li>
</ul>$article$,
  '2026-07-14 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'no-network-what-to-save-before-you-fly',
  'No network: what to save before you fly',
  'Packing',
  'Waymark planning desk',
  'Pack your phone like a bag. The maps, papers, words and numbers to keep on it, the ones to keep on paper, and a five-minute test at home.',
  $article$<p>You will be without a network at the worst moments: in the arrivals hall, in the taxi, at the door of a house with a code you were sent by message. None of this needs a network if you saved it the day before. Pack your phone as you pack your bag, an evening ahead, and test it before you leave.</p>
<h2>Papers</h2>
<ul>
<li><strong>Boarding passes</strong> in the phone's wallet, and as a picture too. A wallet pass opens offline. A link in an email does not.</li>
<li><strong>Bookings as files.</strong> Hotel, train, car, tickets. Save each as a PDF in one folder on the phone, not only in the cloud. Name them by date, so they sort in the order you need them.</li>
<li><strong>Passport and visa.</strong> A photo of the page with your picture, the visa, the insurance certificate with its emergency number, and prescriptions. Lock the folder.</li>
<li><strong>Codes.</strong> Door codes, lockers, the Wi-Fi of the first hotel. Copy them from the message into a note.</li>
</ul>
<p>Some tickets are built to change every few seconds so that a screenshot does not work. Concert halls and stadiums like these. Open them once in their app while you have a network, and find out whether they keep.</p>
<h2>Maps</h2>
<p>Your phone knows where it is without any network. GPS satellites only send, the phone only listens, and no data plan is involved. What is missing offline is the map beneath the dot, so download it.</p>
<ul>
<li>Save the area of each city, and the road between them, in your map app. Offline areas expire after a while, so open the app at home to refresh them.</li>
<li>Mark the places: bed, station, two restaurants, a pharmacy, the embassy. Stars stay on the map offline if you saved them with the area.</li>
<li>Public transport times usually do not work offline. Save the network plan as a picture, and the last train of the night as a note.</li>
<li>For walks in the hills, load the route in an app made for it. A street map does not show cliffs.</li>
</ul>
<h2>Words</h2>
<p>Download the language in your translation app, and check that the camera works with it offline. Then write down five sentences yourself: where you sleep, in local script; what you cannot eat; the medicine you take; please call this number; thank you, this is delicious. Shown on a screen in large letters, they work in a loud street where speech does not.</p>
<h2>Numbers</h2>
<p>In the European Union 112 reaches every emergency service, free of charge, from any phone. Look up the number for other countries before you land, since the page that lists them needs a network too. Save, as contacts and on paper: your insurer, your bank's number for lost cards, your embassy, the host of the first night, and one person at home who knows your plan.</p>
<h2>The network itself</h2>
<p>If you want data on arrival, arrange it before departure. An eSIM can be installed at home over Wi-Fi and switched on when you land. Check first that your phone is not locked to one operator. If your plan is from an EU country, you can use it in the rest of the EU at domestic prices, within fair use. Outside, look at what a day costs, and switch off data roaming until you have. Ships and planes have networks of their own that are never part of a plan: stay in flight mode on a ferry.</p>
<h2>Power</h2>
<p>A phone that holds everything must not run out. Carry a power bank in the cabin bag, the cable in your pocket, and an adapter that fits. Low power mode and downloaded maps make a battery last the day. Searching for a signal in a valley empties it, so use flight mode there: GPS still works.</p>
<h2>On paper</h2>
<p>One sheet, folded into the passport. It feels old-fashioned until the screen cracks.</p>
<ul>
<li>First address in local script, and the way there from the airport.</li>
<li>Booking references of the flights.</li>
<li>Four phone numbers: home, host, insurer, bank.</li>
<li>Blood group, allergies and medicine, if they matter.</li>
</ul>
<h2>The five-minute test</h2>
<p>The evening before, put the phone in flight mode with Wi-Fi off and pretend. Open the boarding pass. Find the way from the airport to the bed. Read the door code. Show a stranger where you want to go. Translate a menu from a photo. Open your plan and see tomorrow. Whatever fails now can be repaired now. On the other side it cannot.</p>
<p>Articles here and your own plans can be saved too. Tap Save for offline while you have a network, and look for the mark that says it is done.</p>
<h2>Sources</h2>
<ul>
<li>US Government, <a href="https://www.gps.gov/">GPS.gov</a> (satellites broadcast, receivers only listen)</li>
<li>Google, <a href="https://support.google.com/maps/answer/6291838">Download areas and navigate offline in Google Maps</a></li>
<li>European Commission, <a href="https://digital-strategy.ec.europa.eu/en/policies/112">112, the European emergency number</a></li>
<li>Your Europe, <a href="https://europa.eu/youreurope/citizens/consumers/internet-telecoms/mobile-roaming-costs/index_en.htm">Roaming: using a mobile phone in the EU</a></li>
</ul>$article$,
  '2026-08-11 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'where-to-sleep-how-to-choose-a-district',
  'Where to sleep: how to choose a district before a hotel',
  'Planning',
  'Waymark planning desk',
  'A good room in the wrong district costs you an hour a day. Six questions, a map exercise, and the charges that appear at the desk.',
  $article$<p>Hotel sites ask for stars and price. The question that decides your days comes before both: which streets do you want to walk out into, at eight in the morning and at eleven at night. Choose the district first. Then take the best bed you can afford in it.</p>
<h2>Draw your days</h2>
<p>Open a map and mark everything you truly intend to do. Not the list from the internet, your own: the two museums, the market, the friend, the place with the soup. Now look for the cluster. In most cities the marks gather in one or two places, and it is rarely the middle.</p>
<p>Then ask how you will move. If you walk, sleep inside the cluster. If you ride, sleep where lines cross, a few stops away from it. A hotel at a junction of two lines beats one in a prettier street with a change on every trip. Japanese property advertisements must count 80 metres as one minute on foot. It is a brisk pace, and a fair rule for you as well: a place that claims five minutes should lie within 400 metres.</p>
<h2>Six questions for a district</h2>
<ol>
<li><strong>How do I arrive?</strong> With luggage, tired, perhaps at midnight. One train without a change is worth more than a better view.</li>
<li><strong>What is there at breakfast?</strong> A bakery, a market and a bench make a district. If everything opens at eleven, it is a district for nights.</li>
<li><strong>What is there at night?</strong> Look at the street in a map's photo view. Bars below the window mean noise until two. Nothing but offices means an empty walk home.</li>
<li><strong>Who lives here?</strong> Schools, laundries and pharmacies tell you that people do. Prices follow.</li>
<li><strong>How steep is it?</strong> Lisbon, Istanbul and San Francisco look flat on a map. Turn on the terrain, above all with a pram or a sore knee.</li>
<li><strong>Where is the water, the rail yard, the ring road?</strong> A river or a motorway with one bridge can turn 500 metres into two kilometres.</li>
</ol>
<h2>Types you will meet everywhere</h2>
<table>
<thead><tr><th>District</th><th>Good for</th><th>Mind</th></tr></thead>
<tbody>
<tr><td>Old town</td><td>One or two nights, sights on foot</td><td>Noise, stairs, no lift, few ordinary shops</td></tr>
<tr><td>By the main station</td><td>Late arrivals, early trains, day trips</td><td>The side of the station matters: look at both</td></tr>
<tr><td>Business quarter</td><td>Weekends, when rates fall</td><td>Shut on Sunday, dear from Monday</td></tr>
<tr><td>The next district out, with a market</td><td>Four nights or more</td><td>Check the last train</td></tr>
<tr><td>Beach front</td><td>A week of nothing else</td><td>Wind, music, out-of-season closures</td></tr>
<tr><td>Airport</td><td>Departures before seven</td><td>Nothing else at all</td></tr>
</tbody>
</table>
<p>For a stay of a week, consider two districts. Three nights in the thick of it, then three where you can hear birds. Moving once inside a city takes an hour and shows you a second one.</p>
<h2>Read reviews for the place, not the score</h2>
<p>Sort by newest and search the text for four words: noise, walk, stairs, hot. Read what people in your situation say. A business traveller's quiet room may be a family's dull one. Then look at where the photos were taken. If none shows the street, find out why.</p>
<p>Check the exact spot as well. Private flats often show a circle on the map instead of an address. Ask the host for the nearest crossing before you pay, and whether the flat has the registration the city requires. Many cities now cancel unregistered ones.</p>
<h2>Charges that appear at the desk</h2>
<p>Many cities add a tax per person and night that booking sites leave out or show late. It can be a small coin or a real sum. Kyoto's rates since March 2026 run from ¥200 to ¥10,000, by the price of the room. Italian cities charge by the number of stars and often want it on arrival.</p>
<p>In the United States, resort and destination fees used to be added at the end. Since May 2025 a federal rule requires hotels and short-term rentals to show the total with mandatory fees up front, so compare totals. Taxes may still come on top, and parking is optional, so ask.</p>
<h2>A check before you book</h2>
<ul>
<li>Door to door from the airport, at your hour of arrival.</li>
<li>Minutes on foot to a station, at 80 metres a minute.</li>
<li>The way home at eleven at night, seen street by street.</li>
<li>Total price with city tax, fees and breakfast.</li>
<li>Free cancellation until when, in whose time zone.</li>
<li>Where bags can wait on the last day.</li>
</ul>
<p>If two places remain, take the one with the better street. You will spend eight hours in the room with your eyes closed.</p>
<h2>Sources</h2>
<ul>
<li>A Japanese estate agent's glossary, <a href="https://www.onofk.co.jp/words-5/">walking times in property advertising</a> (80 metres counted as one minute, by the Fair Competition Code; in Japanese)</li>
<li>City of Kyoto, <a href="https://www.city.kyoto.lg.jp/gyozai/page/0000236942.html">Accommodation tax from 1 March 2026</a> (in Japanese)</li>
<li>US Federal Trade Commission, <a href="https://www.ftc.gov/legal-library/browse/rules/rule-unfair-or-deceptive-fees">Rule on Unfair or Deceptive Fees</a>, in force since 12 May 2025</li>
</ul>$article$,
  '2026-10-27 07:00:00+00'
) on conflict (slug) do nothing;

insert into public.blog_posts (slug, title, category, author, meta_description, content, published_at) values (
  'a-plan-that-leaves-room',
  'A plan that leaves room: how to pace your days',
  'Planning',
  'Waymark planning desk',
  'One anchor a day, honest travel times, and an empty afternoon on purpose. How to turn a wish list into days you will enjoy.',
  $article$<p>Most plans fail at two in the afternoon. The morning went as it should, lunch took longer, everyone is warm, and four items remain. The plan was not lazy or bold, it was only added up wrong. Here is a way of adding that leaves room for the trip to happen.</p>
<h2>One anchor a day</h2>
<p>Give each day one thing that would make it a good day on its own. A museum, a walk along a coast, a long lunch, a match. Book it if it needs booking, and put it at the hour when it is best. Everything else on that day is an option nearby, not a duty.</p>
<p>Two anchors fit if they lie close together and one is a meal. Three do not. If your list has twelve anchors and you have six days, you have not made a plan for six days, you have made half of the next trip.</p>
<h2>Add the hours honestly</h2>
<p>People plan the time inside things and forget the time between them. Count like this.</p>
<ul>
<li><strong>Leaving and arriving.</strong> Add 15 minutes to each end of every move: shoes, lifts, platforms, the wrong exit.</li>
<li><strong>Entry.</strong> Security, cloakroom and tickets take 20 to 40 minutes at a famous place, even with a time slot.</li>
<li><strong>Looking.</strong> Two hours in a museum is what most legs allow. Leave while you still like it.</li>
<li><strong>Food.</strong> A sit-down lunch is 90 minutes. A sandwich on a wall is 20, and sometimes better.</li>
<li><strong>Changing cities.</strong> A train of two hours takes half a day, from the packing to the next door. A flight of one hour takes more.</li>
</ul>
<p>If the sum for a day comes to more than eight hours, take something out. With children or in heat, six.</p>
<h2>The shape of a day</h2>
<p>Use the morning for what is crowded, the middle for what is indoors or in the shade, and the evening for what is beautiful outside. Famous places are calmest in the first hour. Viewpoints are best in the last. The hours after lunch are for beds, parks and trains.</p>
<p>Check closing days before you fix the order, because they differ within one city. The Louvre is closed on Tuesdays, the Musée d'Orsay on Mondays. The Uffizi in Florence is closed on Mondays, and the Vatican Museums on every Sunday but the last of the month. Holidays and strikes move these days, so check before you go. Put such a place early in the stay, so a strike or a fever does not cost you the only chance.</p>
<h2>The shape of a week</h2>
<p>A small study of 54 people on long summer holidays found that their health and well-being rose quickly, peaked on the eighth day, and fell back to where they had been within the first week of work. What went with a better holiday was not its length or the number of activities. It was relaxation, pleasure, good sleep, savouring, and control over one's own time. Another study, of 1,530 Dutch adults, found that only those who called their trip very relaxed were happier afterwards than people who had stayed at home.</p>
<p>You can build that in.</p>
<ul>
<li><strong>First day:</strong> arrive, walk, eat, sleep. Book nothing.</li>
<li><strong>Second and third:</strong> the anchors you came for.</li>
<li><strong>Fourth:</strong> empty until noon. You will be tired, and by now you know what you want.</li>
<li><strong>Fifth and sixth:</strong> a day out, and the thing somebody told you about.</li>
<li><strong>Last day:</strong> near your bags, with a good meal. An ending colours the memory of the rest.</li>
</ul>
<p>Stay at least three nights where you can. A single night is an evening and a morning with a suitcase.</p>
<h2>Travelling with others</h2>
<p>Ask each person for one anchor and one thing they dread. Give every anchor a day. Then plan to be apart for half a day in the middle of the week, on purpose, with a place to meet for dinner. Agree on a budget for a meal before anyone is hungry.</p>
<h2>When it rains, closes or hurts</h2>
<p>Keep a short list of spares in your notes, one for each kind of trouble: a place indoors, a place that is free, a place to sit, a place open late. When the day breaks, take a spare and do not try to fit the lost item in tomorrow. Tomorrow has its own anchor.</p>
<p>Buy tickets that can be moved, and only for anchors. The rest of the day belongs to whoever you will be that afternoon.</p>
<h2>The test</h2>
<p>Read your plan aloud, with times. If you feel you have to hurry while reading, so will you while walking. Strike out one thing from each day and put it at the bottom under “if we come back”. It is the best part of the plan, since it means you might.</p>
<h2>Sources</h2>
<ul>
<li>de Bloom, Geurts and Kompier, Journal of Happiness Studies, 2013, <a href="https://doi.org/10.1007/s10902-012-9345-3">Vacation (after-) effects on employee health and well-being</a></li>
<li>Nawijn, Marchand, Veenhoven and Vingerhoets, Applied Research in Quality of Life, 2010, <a href="https://doi.org/10.1007/s11482-009-9091-9">Vacationers happier, but most not happier after a holiday</a></li>
<li>Opening days: <a href="https://www.louvre.fr/en">Musée du Louvre</a>, <a href="https://www.musee-orsay.fr/en">Musée d'Orsay</a>, <a href="https://www.uffizi.it/en">Uffizi Galleries</a>, <a href="https://www.museivaticani.va">Vatican Museums</a></li>
</ul>$article$,
  '2026-01-27 07:00:00+00'
) on conflict (slug) do nothing;
