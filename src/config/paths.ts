import { SHARE_PATH } from '../../domain/chat/shareFields.ts';

/** Every route of the app (requirements §2), once. Links are built here and nowhere else. */
export const paths = {
  home: '/',
  howItWorks: '/how-it-works',
  destinations: '/destinations',
  contact: '/contact',
  booking: '/booking',
  flights: '/flights',
  hotels: '/hotels',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  checkEmail: '/check-email',
  confirmEmail: '/confirm-email',
  sampleArticle: '/article/ai-trip-planner',
  blog: '/blog',
  blogPost: '/blog/:slug',
  assistant: SHARE_PATH,
  pricing: '/pricing',
  adminLogin: '/admin/login',
  planner: '/ai-booking',
  profile: '/profile',
  welcome: '/welcome',
  myTrips: '/my-trips',
  trip: '/my-trips/:id',
  sharedTrip: '/trip',
  myPlan: '/my-plan',
  customItineraries: '/custom-itineraries',
  teamManagement: '/team-management',
  apiAccess: '/api-access',
  checkoutSuccess: '/checkout-success',
  checkoutCancel: '/checkout-cancel',
  admin: '/admin',
  adminUsers: '/admin/users',
  offline: '/offline',
} as const;

/** Navigation state for `paths.assistant` from a button that goes on with the chat: whether to is not asked again. */
export const goingOn = { goesOn: true } as const;

/** The address of an article. */
export function blogPostPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The address of a kept trip. */
export function tripPath(id: string): string {
  return `${paths.myTrips}/${encodeURIComponent(id)}`;
}

/**
 * A return address that stays on this site: a path with query and hash, else null. The URL parser does what
 * the browser will do, so protocol-relative addresses, backslashes and control characters cannot slip through.
 */
export function sameOriginPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const base = 'https://waymark.invalid';
  try {
    const url = new URL(value, base);
    // "/..//evil.test" has a path that begins with two slashes, which is an address once it stands alone
    const isHere = url.origin === base && !url.pathname.startsWith('//');
    return isHere ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
