/** The states of the United States: three towns or more of each, those with most to see first. */
import { regionsOf } from './types.ts';

const TABLE = `
AL Alabama: Birmingham 3, Mobile 2, Huntsville 1, Montgomery 1
AK Alaska: Anchorage 3, Fairbanks 2, Juneau 2, Ketchikan 1
AZ Arizona: Phoenix 3, Tucson 2, Flagstaff 2, Sedona 1
AR Arkansas: Little Rock 3, Fayetteville 2, Fort Smith 1, Hot Springs 1
CA California: San Francisco 3, Los Angeles 3, San Diego 2, Monterey 1, Santa Barbara 1, Palm Springs 1, Sacramento 1
CO Colorado: Denver 3, Colorado Springs 2, Durango 1, Aspen 1, Grand Junction 1
CT Connecticut: Hartford 3, New Haven 2, Mystic 1
DE Delaware: Wilmington 3, Rehoboth Beach 2, Dover 1
FL Florida: Miami 3, Orlando 2, Tampa 2, Key West 1, Fort Lauderdale 1, Jacksonville 1, Naples 1
GA Georgia: Atlanta 3, Savannah 2, Augusta 1, Columbus 1, Macon 1
HI Hawaii|Hawaii islands|Hawaiian islands|Hawai'i: Honolulu 3, Maui 3, Kona 2, Kauai 2, Hilo 1 #island
ID Idaho: Boise 3, Idaho Falls 2, Sun Valley 1, Lewiston 1
IL Illinois: Chicago 3, Springfield 2, Peoria 1, Champaign 1, Rockford 1
IN Indiana: Indianapolis 3, Fort Wayne 2, South Bend 1, Evansville 1
IA Iowa: Des Moines 3, Cedar Rapids 2, Dubuque 1, Sioux City 1
KS Kansas: Wichita 3, Topeka 2, Manhattan 1, Garden City 1
KY Kentucky: Louisville 3, Lexington 2, Paducah 1, Owensboro 1
LA Louisiana: New Orleans 3, Baton Rouge 2, Lafayette 1, Shreveport 1
ME Maine: Portland 3, Bar Harbor 2, Bangor 1
MD Maryland: Baltimore 3, Annapolis 2, Ocean City 1
MA Massachusetts: Boston 3, Nantucket 1, Provincetown 1, Salem 1, Worcester 1
MI Michigan: Detroit 3, Grand Rapids 2, Traverse City 2, Lansing 1, Marquette 1
MN Minnesota: Minneapolis 3, Duluth 2, Rochester 1, Bemidji 1
MS Mississippi: Jackson 3, Gulfport 2, Natchez 1, Meridian 1
MO Missouri: St. Louis 3, Kansas City 2, Branson 1, Columbia 1
MT Montana: Bozeman 3, Missoula 2, Kalispell 2, Billings 1, Great Falls 1
NE Nebraska: Omaha 3, Lincoln 2, North Platte 1
NV Nevada: Las Vegas 3, Reno 2, Elko 1
NH New Hampshire: Manchester 2, Portsmouth 2, North Conway 1
NJ New Jersey: Newark 3, Atlantic City 2, Cape May 1, Princeton 1, Trenton 1
NM New Mexico: Albuquerque 3, Santa Fe 2, Taos 1, Roswell 1
NY New York State|State of New York|Upstate New York: New York 3, Buffalo 2, Rochester 1, Albany 1, Syracuse 1, Ithaca 1
NC North Carolina: Charlotte 3, Asheville 2, Raleigh 2, Wilmington 1, Greensboro 1
ND North Dakota: Fargo 3, Bismarck 2, Minot 1, Grand Forks 1
OH Ohio: Columbus 3, Cleveland 2, Cincinnati 2, Dayton 1, Toledo 1
OK Oklahoma: Oklahoma City 3, Tulsa 2, Lawton 1
OR Oregon: Portland 3, Eugene 2, Redmond 1, Medford 1
PA Pennsylvania: Philadelphia 3, Pittsburgh 2, Harrisburg 1, Lancaster 1, Erie 1
RI Rhode Island: Providence 3, Newport 2, Block Island 1
SC South Carolina: Charleston 3, Myrtle Beach 2, Columbia 1, Greenville 1
SD South Dakota: Rapid City 3, Sioux Falls 2, Aberdeen 1
TN Tennessee: Nashville 3, Memphis 2, Knoxville 1, Chattanooga 1
TX Texas: San Antonio 2, Austin 3, Houston 2, Dallas 2, El Paso 1, Corpus Christi 1
UT Utah: Salt Lake City 3, Moab 2, St George 1, Provo 1
VT Vermont: Burlington 3, Stowe 2, Rutland 1
VA Virginia: Richmond 3, Norfolk 2, Charlottesville 2, Williamsburg 1, Roanoke 1
WA Washington State|State of Washington: Seattle 3, Spokane 2, Bellingham 1, Yakima 1
WV West Virginia: Charleston 3, Morgantown 2, Lewisburg 1
WI Wisconsin: Milwaukee 3, Madison 2, Green Bay 1, Eau Claire 1
WY Wyoming: Jackson Hole 3, Cody 2, Cheyenne 1, Casper 1
`;

export const STATES = TABLE.split('\n')
  .filter((line) => line !== '')
  .flatMap((line) => regionsOf(`US-${line.slice(0, 2)}`, 'state', line.slice(3)));
