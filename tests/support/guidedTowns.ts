/**
 * Towns with a guide for tests that plan a trip in each: one in five, since there are hundreds; all of them with
 * `ALL_GUIDES=1`, after guides have changed.
 */
import { GUIDED_CITIES } from '../../content/towns/registry.ts';

export const ALL_GUIDES = process.env.ALL_GUIDES === '1';
const ONE_IN = ALL_GUIDES ? 1 : 5;

export const SOME_GUIDED_CITIES: readonly string[] = GUIDED_CITIES.filter((_, index) => index % ONE_IN === 0);
