/** A step between: the list of files that the plan needs is longer than what a visitor's first page has room for. */
export const loadFirstPlan = () => import('./FirstPlan.tsx');
