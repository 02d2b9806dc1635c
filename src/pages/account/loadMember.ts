/** A step between: the lists of files that these need are longer than what a visitor's first page has room for. */
export const loadToday = () => import('./MemberToday.tsx');
export const loadDesk = () => import('./MemberDesk.tsx');
