/** The planner's turns and the letter that follows a plan. */
export * from '@shared/planner.ts';
