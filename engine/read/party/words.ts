/** Words for those who travel. */
import { COUNT } from '../numbers.ts';

/** A number of people: no "a" and no "an". */
export const NUM = `(?!an? )${COUNT}`;
/** What stands between a number and those it counts. */
export const ADJECTIVES =
  '(?:(?:broke|hungry|keen|tired|skint|solo|first[- ]time|cheerful|busy|nervous|seasoned|experienced|active|lazy|gay|retired|elderly|older|younger|young|single|lesbian|vegan|vegetarian|muslim|jewish|female|male|adult|other|close|best|old|school|uni|work|fit|small|little|big|grown[- ]up|more|total|teenage|senior)\\s+){0,4}';
/** Whoever is counted is grown up, or nobody says otherwise. */
export const GROWN =
  '(?:adults?|grown-?ups?|people|persons?|travell?ers?|participants?|passengers?|pax|guests?|guys|girls|boys|lads|ladies|women|men|gals|blokes|students?|seniors?|pensioners?|retirees?|vegans?|vegetarians?|muslims|hikers?|surfers?|tourists?|foodies|backpackers?|teachers?|nurses?|doctors?|dads?|mums?|moms?|mothers|fathers|brits|aussies|kiwis|americans|canadians|indians|germans|nomads|cyclists|bikers|climbers|skiers|golfers|divers|runners|birders|chaps|dudes|bros|gents|gentlemen|oldies|newlyweds|lasses|fellas|folks|grannies|grandmas|chicas|freelancers|musicians|artists|photographers|pilgrims|fans|graduates|grads|teammates)';
/** Those who are named as somebody's: with a number before them, whoever writes may come beside them. */
export const FELLOWS =
  '(?:friends|mates|buddies|pals|besties|colleagues|coworkers|co-workers|sisters|brothers|siblings|cousins|aunts|uncles|girlfriends|roommates|flatmates|nephews|nieces)';
export const ONE =
  '(?:mother-in-law|father-in-law|sister-in-law|brother-in-law|stepmother|stepfather|stepmum|stepdad|grandmother|grandfather|grandma|grandpa|granny|grandad|granddad|gran|nana|nan|mum|mom|mummy|mother|dad|daddy|father|sister|brother|best friend|girlfriend|boyfriend|friend|aunt|auntie|uncle|cousin|colleague|mate|boss|husband|wife|hubby|missus|partner|fianc[eé]e?|spouse|other half|flatmate|roommate|nephew|niece|bestie|buddy)';
export const TWO =
  '(?:grandparents|parents-in-law|in-laws|parents|folks|mum and dad|mom and dad|mother and father)';
export const CHILDREN =
  '(?:kids?|child(?:ren)?|toddlers?|teens?|teenagers?|bab(?:y|ies)|infants?|newborns?|sons?|daughters?|grandchild(?:ren)?|grandsons?|granddaughters?|little ones?|twins)';
/** Ages after a name: "(4, 7 and 11)", "aged 5 and 8", "12". */
export const AGES =
  "(?:[\\s,(]{0,3}(?:(?:both |who (?:is|are) |he'?s |she'?s |they'?re |is |are )?(?:aged?|ages|age)?:?\\s?)(\\d{1,2}(?:\\s*(?:,|and|&|\\/|,\\s*and)\\s*\\d{1,2})*)(?![\\d%]|[:.]\\d|\\s*(?:days?|nights?|weeks?|months?|am|pm|euros?|usd|km|hours?|people|adults?|rooms?|st|nd|rd|th|k\\b|x\\b))(?:\\s*(?:years?|yrs?|y\\/?o)(?:[- ]old)?s?)?\\s*\\)?)";
