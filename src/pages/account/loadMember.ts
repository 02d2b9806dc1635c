/** A step between: the list of files that a member's part of the home page needs is longer than what a visitor's first page has room for. */
export const loadMember = async () => {
  const [{ MemberHome }, { MemberToday }] = await Promise.all([
    import('./MemberHome.tsx'),
    import('./MemberToday.tsx'),
  ]);
  return { MemberHome, MemberToday };
};
