/** The plan table and its rules, shared with the functions. */
export * from '@shared/billing/plans.ts';
