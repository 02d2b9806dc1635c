/** Acts of money. */
import { budget, budgetChange } from './budget.ts';
import type { ActReader } from '../act.ts';

export const MONEY_READERS: readonly ActReader[] = [budgetChange, budget];
