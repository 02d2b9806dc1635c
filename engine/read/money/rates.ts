/** Currencies as people write them, and what they are worth. */
import { type CurrencyCode, UNITS_PER_DOLLAR } from '../../../domain/money/rates.ts';

/** Beside their ISO codes; a name that several share means the best known of them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  USD: ['$', 'us$', 'dollar', 'dollars', 'buck', 'bucks', 'us dollars'],
  GBP: ['£', 'pound', 'pounds', 'quid', 'sterling', 'pounds sterling', 'british pounds'],
  EUR: ['€', 'euro', 'euros', 'eurs'],
  JPY: ['¥', 'yen', 'japanese yen'],
  CAD: ['c$', 'ca$', 'canadian dollars', 'canadian bucks', 'canadian', 'loonies'],
  AUD: ['a$', 'au$', 'aussie dollars', 'australian dollars', 'aussie bucks', 'aussie', 'australian'],
  NZD: ['nz$', 'new zealand dollars', 'nz dollars', 'kiwi dollars'],
  BGN: ['leva', 'lev'],
  SGD: ['s$', 'singapore dollars'],
  HKD: ['hk$', 'hong kong dollars', 'hk dollars'],
  BRL: ['r$', 'real', 'reais', 'reals'],
  CHF: ['francs', 'franc', 'swiss francs'],
  INR: ['rupees', '₹', 'rupee', 'rs', 'indian rupees'],
  CNY: ['rmb', 'yuan'],
  KRW: ['won', '₩'],
  THB: ['baht', '฿'],
  SEK: ['kronor', 'kroner', 'kr', 'krona', 'krone'],
  MAD: ['dh', 'moroccan dirhams'],
  DKK: ['danish kroner', 'danish crowns'],
  PLN: ['zloty', 'zlotys', 'złoty', 'zlotych', 'zl', 'zł'],
  ZAR: ['rand', 'r', 'rands'],
  MXN: ['pesos', 'peso', 'mexican pesos'],
  AED: ['dirhams', 'dhs', 'dirham'],
  ILS: ['₪', 'shekels'],
  PEN: ['soles'],
  HUF: ['forint'],
  CZK: ['koruna', 'crowns'],
  TRY: ['lira', '₺', 'turkish lira'],
  IDR: ['rupiah', 'rp'],
  VND: ['dong', '₫'],
  PHP: ['p', '₱', 'philippine pesos'],
  MYR: ['ringgit'],
  RON: ['lei'],
  TWD: ['ntd', 'nt$'],
  ARS: ['argentine pesos'],
  COP: ['colombian pesos'],
  CLP: ['chilean pesos'],
  SAR: ['riyals', 'riyal'],
  QAR: ['qr'],
  JOD: ['dinars'],
  BDT: ['taka'],
  KES: ['ksh', 'shillings', 'kenyan shillings'],
  NGN: ['naira', '₦'],
  GHS: ['cedis'],
  UAH: ['hryvnia'],
  RUB: ['₽', 'rubles', 'roubles'],
  XOF: ['cfa', 'fcfa', 'f cfa', 'cfa francs', 'francs cfa'],
  CRC: ['colones'],
  KZT: ['tenge'],
  LAK: ['kip'],
  ETB: ['birr'],
} satisfies Partial<Record<CurrencyCode, readonly string[]>>;

/** Units that are as well people, or what is theirs: money only where no noun follows. */
export const ADJECTIVES: ReadonlySet<string> = new Set(['canadian', 'aussie', 'australian']);

/** The currency that each way to write one means. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(UNITS_PER_DOLLAR).flatMap((code) =>
    [code.toLowerCase(), ...(NAMES[code] ?? [])].map((name) => [name, code]),
  ),
);
const WORTH: Readonly<Record<string, number>> = UNITS_PER_DOLLAR;

/** US dollars that one unit was worth, by every way to write it; said to the traveller with the day of the rates. */
export const RATES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(CODES).map(([name, code]) => [name, 1 / (WORTH[code] ?? 1)]),
);

const WRITTEN = Object.keys(CODES)
  .filter((name) => /^[a-zł ]{3,}$/.test(name))
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const ASKED = new RegExp(
  `\\b(?:in|to|into) (?:my |our )?(${WRITTEN})(?=(?: (?:please|pls|each|per person|a person|instead|then|roughly|for (?:us|me|all of us)))*\\W*$)`,
);

/** ISO code of the currency that a question wants a sum in: "how much is that in pounds"; null for none. */
export function currencyAsked(question: string): string | null {
  return CODES[ASKED.exec(question.toLowerCase())?.[1] ?? ''] ?? null;
}
