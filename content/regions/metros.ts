/** IATA metropolitan area codes and the airports they stand for, the usual one for long flights first. */

export interface Metro {
  readonly code: string;
  readonly city: string;
  readonly airports: readonly string[];
  readonly otherNames?: readonly string[];
}

export const METROS: readonly Metro[] = [
  { code: 'LON', city: 'London', airports: ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'] },
  { code: 'PAR', city: 'Paris', airports: ['CDG', 'ORY', 'BVA'] },
  {
    code: 'NYC',
    city: 'New York',
    airports: ['JFK', 'EWR', 'LGA'],
    otherNames: ['New York City', 'Manhattan', 'Brooklyn'],
  },
  { code: 'TYO', city: 'Tokyo', airports: ['HND', 'NRT'] },
  { code: 'OSA', city: 'Osaka', airports: ['KIX', 'ITM', 'UKB'] },
  { code: 'SEL', city: 'Seoul', airports: ['ICN', 'GMP'] },
  { code: 'SPK', city: 'Sapporo', airports: ['CTS', 'OKD'] },
  { code: 'BJS', city: 'Beijing', airports: ['PEK', 'PKX'], otherNames: ['Peking'] },
  { code: 'SHA', city: 'Shanghai', airports: ['PVG', 'SHA'] },
  { code: 'CTU', city: 'Chengdu', airports: ['TFU', 'CTU'] },
  { code: 'BKK', city: 'Bangkok', airports: ['BKK', 'DMK'] },
  { code: 'JKT', city: 'Jakarta', airports: ['CGK', 'HLP'] },
  { code: 'MIL', city: 'Milan', airports: ['MXP', 'LIN', 'BGY'], otherNames: ['Milano'] },
  { code: 'ROM', city: 'Rome', airports: ['FCO', 'CIA'], otherNames: ['Roma'] },
  { code: 'STO', city: 'Stockholm', airports: ['ARN', 'BMA', 'NYO', 'VST'] },
  { code: 'WAW', city: 'Warsaw', airports: ['WAW', 'WMI'], otherNames: ['Warszawa'] },
  { code: 'MOW', city: 'Moscow', airports: ['SVO', 'DME', 'VKO', 'ZIA'] },
  { code: 'IST', city: 'Istanbul', airports: ['IST', 'SAW'] },
  { code: 'REK', city: 'Reykjavik', airports: ['KEF', 'RKV'] },
  { code: 'BFS', city: 'Belfast', airports: ['BFS', 'BHD'] },
  { code: 'TCI', city: 'Tenerife', airports: ['TFS', 'TFN'] },
  { code: 'DXB', city: 'Dubai', airports: ['DXB', 'DWC'] },
  { code: 'THR', city: 'Tehran', airports: ['IKA', 'THR'] },
  { code: 'JNB', city: 'Johannesburg', airports: ['JNB', 'HLA'] },
  { code: 'NBO', city: 'Nairobi', airports: ['NBO', 'WIL'] },
  { code: 'WAS', city: 'Washington', airports: ['IAD', 'DCA', 'BWI'], otherNames: ['Washington DC'] },
  { code: 'CHI', city: 'Chicago', airports: ['ORD', 'MDW'] },
  { code: 'HOU', city: 'Houston', airports: ['IAH', 'HOU'] },
  { code: 'DFW', city: 'Dallas', airports: ['DFW', 'DAL'], otherNames: ['Dallas Fort Worth'] },
  { code: 'ORL', city: 'Orlando', airports: ['MCO', 'SFB'], otherNames: ['Disney World'] },
  { code: 'YTO', city: 'Toronto', airports: ['YYZ', 'YTZ'] },
  { code: 'YMQ', city: 'Montreal', airports: ['YUL', 'YHU'] },
  {
    code: 'MEX',
    city: 'Mexico City',
    airports: ['MEX', 'NLU'],
    otherNames: ['Ciudad de Mexico', 'CDMX', 'Roma Norte', 'Roma Sur'],
  },
  { code: 'BUE', city: 'Buenos Aires', airports: ['EZE', 'AEP'] },
  { code: 'SAO', city: 'São Paulo', airports: ['GRU', 'CGH', 'VCP'] },
  { code: 'RIO', city: 'Rio de Janeiro', airports: ['GIG', 'SDU'], otherNames: ['Rio'] },
  { code: 'BHZ', city: 'Belo Horizonte', airports: ['CNF'] },
  { code: 'MDE', city: 'Medellín', airports: ['MDE', 'EOH'] },
  { code: 'MEL', city: 'Melbourne', airports: ['MEL', 'AVV'] },
  { code: 'LPB', city: 'La Paz', airports: ['LPB'] },
  { code: 'GLA', city: 'Glasgow', airports: ['GLA', 'PIK'] },
  { code: 'GOI', city: 'Goa', airports: ['GOI', 'GOX'] },
  { code: 'JOG', city: 'Yogyakarta', airports: ['YIA', 'JOG'] },
];
