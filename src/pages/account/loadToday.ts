/** A step between: the list of files that {@link MemberToday} needs is longer than what a visitor's first page has room for. */
export const loadToday = () => import('./MemberToday.tsx');
