import { describe, expect, it } from 'vitest';
import { isIsoDate } from '@domain/dates/calendar.ts';
import {
  amountBeside,
  besideDollars,
  besideNote,
  currencyChoices,
  ratesInWords,
  ratesOfDay,
} from '@domain/money/besideDollars.ts';
import { RATES_DATE, UNITS_PER_DOLLAR } from '@domain/money/rates.ts';

describe('the table of rates', () => {
  it('has a day that has been, and a positive rate for every currency', () => {
    expect(isIsoDate(RATES_DATE)).toBe(true);
    expect(UNITS_PER_DOLLAR.USD).toBe(1);
    for (const [code, units] of Object.entries(UNITS_PER_DOLLAR)) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(units).toBeGreaterThan(0);
    }
  });

  it('says its day and where it is from', () => {
    const year = RATES_DATE.slice(0, 4);
    expect(ratesOfDay()).toMatch(new RegExp(`^at the rate of \\d{1,2} [A-Z][a-z]{2} ${year}$`));
    expect(ratesInWords()).toContain(`${year}, from the open currency-api table.`);
  });

  it('offers every currency but dollars, by name', () => {
    const choices = currencyChoices();
    expect(choices).toHaveLength(Object.keys(UNITS_PER_DOLLAR).length - 1);
    expect(choices).toContainEqual({ code: 'EUR', name: 'Euro' });
    const names = choices.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

describe('a price beside dollars', () => {
  it('is about what it would be, in whole units', () => {
    const euros = Math.round(1000 * UNITS_PER_DOLLAR.EUR).toLocaleString('en-US');
    expect(besideDollars(1000, 'EUR')).toBe(`about €${euros}, ${ratesOfDay()}`);
    const yen = Math.round(1000 * UNITS_PER_DOLLAR.JPY).toLocaleString('en-US');
    expect(besideDollars(1000, 'JPY')).toContain(`about ¥${yen},`);
  });

  it('is the amount alone where many stand together, and what they are is said once', () => {
    expect(`about ${amountBeside(1000, 'EUR')}, ${ratesOfDay()}`).toBe(besideDollars(1000, 'EUR'));
    expect(besideNote('EUR')).toBe(`Prices in EUR are about, ${ratesOfDay()}.`);
  });

  it('has cents where it is small', () => {
    expect(besideDollars(3, 'EUR')).toContain(`about €${(3 * UNITS_PER_DOLLAR.EUR).toFixed(2)},`);
  });

  it.each([null, 'USD', 'XXX', 'constructor', '__proto__'])('is none for %s', (currency) => {
    expect(besideDollars(100, currency)).toBeUndefined();
    expect(amountBeside(100, currency)).toBeUndefined();
    expect(besideNote(currency)).toBeUndefined();
  });
});
