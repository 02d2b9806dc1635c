/** Requests and answers that make and delete accounts. */
export * from '@shared/accounts.ts';
