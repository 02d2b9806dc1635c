/** Where a week on skis in a country goes to: one town each, with slopes there or near it. */
export const SKI_TOWNS: Readonly<Record<string, string>> = Object.fromEntries(
  'AT=Zell am See, BG=Bansko, CA=Banff, CH=Zermatt, DE=Garmisch-Partenkirchen, FI=Levi, FR=Morzine, GE=Gudauri, IT=Livigno, JP=Niseko, NO=Lillehammer, NZ=Queenstown, PL=Zakopane, SE=Are, SI=Kranjska Gora, SK=Poprad, US=Park City'
    .split(', ')
    .map((row) => row.split('=')),
);
