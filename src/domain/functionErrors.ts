/** The shape in which every function refuses a request. */
export * from '@shared/errors.ts';
