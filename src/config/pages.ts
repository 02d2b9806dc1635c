/** What each page tells browsers, search engines and those it is shared with; see `headOf`. */
import { BLOG_DESCRIPTION, indexedPaths, SITE_NAME } from '@domain/publicSite.ts';
import { paths } from './paths.ts';

export type PageName = keyof typeof paths | 'notFound';

interface PageText {
  /** Without the site's name, which is added; the home page's holds it already. */
  readonly title: string;
  /** 50 to 160 characters: what a search result has room for. */
  readonly description: string;
}

export const pages: Readonly<Record<PageName, PageText>> = {
  home: {
    title: `${SITE_NAME}: trips planned with you, kept in the air`,
    description:
      'Say where, when and how: the assistant plans the days, finds flights and hotels, and keeps all of it readable with no network.',
  },
  howItWorks: {
    title: 'How It Works',
    description:
      'Four steps from a sentence to a booked trip: tell us your dream, let the assistant plan, review and refine, book with confidence.',
  },
  destinations: {
    title: 'Destinations',
    description:
      'Paris, Kyoto, Santorini, Bali, New York, Rome: pick a place and let the assistant draw a first day-by-day plan for it.',
  },
  contact: {
    title: 'Contact',
    description: 'Write to the people behind Waymark: mailboxes for questions, support and bookings.',
  },
  booking: {
    title: 'Book flights and hotels',
    description:
      'Search flights and hotels from every airport with scheduled service, compare the offers, and book on the partner’s own page.',
  },
  flights: {
    title: 'Flights',
    description: 'Flights for your dates, with times, stops and fares, and a link to book each of them.',
  },
  hotels: {
    title: 'Hotels',
    description: 'Hotels for your dates, with stars, ratings and prices, and a link to book each of them.',
  },
  login: {
    title: 'Log In',
    description:
      'Log in to your Waymark account to plan with the assistant and to read your chats and plans.',
  },
  register: {
    title: 'Create an Account',
    description:
      'A free account comes with tokens for the assistant, and keeps your chats and plans on every device you log in on.',
  },
  resetPassword: {
    title: 'Set a new password',
    description: 'Choose a new password for your Waymark account with the link from the mail.',
  },
  checkEmail: {
    title: 'Check Your Inbox',
    description: 'We sent a link that confirms your address. Open it, and your account is ready.',
  },
  confirmEmail: {
    title: 'Confirm your email',
    description: 'The page that the link in the confirmation mail leads to. It takes a moment.',
  },
  sampleArticle: {
    title: 'How to plan a trip with an AI assistant',
    description:
      'Four things to say to an assistant so that its first plan is a good one, and one thing to check before you pay.',
  },
  blog: { title: 'Blog', description: BLOG_DESCRIPTION },
  blogPost: {
    title: 'Article',
    description: 'An article from the Waymark blog: what is worth knowing before you go.',
  },
  assistant: {
    title: 'AI Assistant',
    description: 'Chat with the assistant that plans the days and finds flights, hotels and tours for them.',
  },
  pricing: {
    title: 'Pricing',
    description:
      'Four plans, from free to business: what each costs a month, how many tokens it brings, and what it unlocks.',
  },
  adminLogin: {
    title: 'Admin login',
    description: 'Sign-in for those who run this site. Travellers log in on their own page.',
  },
  planner: {
    title: 'AI Trip Planner',
    description: 'Describe your perfect trip and plan it step by step with the assistant.',
  },
  profile: {
    title: 'Your Travel Profile',
    description: 'How you like to travel, so that the assistant’s suggestions fit you from the first.',
  },
  welcome: {
    title: 'Welcome',
    description: 'Your account is ready: complete your profile, look around, or start planning.',
  },
  myTrips: {
    title: 'My Trips',
    description:
      'The trips you planned, in one list: open them, change them by hand and keep them in the air.',
  },
  trip: {
    title: 'A trip',
    description: 'One trip, day by day: to be read in the air, changed by hand, printed and undone.',
  },
  sharedTrip: {
    title: 'A shared trip',
    description:
      'A trip that somebody shares by a link or a code: day by day, without an account and without a network.',
  },
  myPlan: {
    title: 'Your plan and tokens',
    description: 'Your current plan, the tokens that are left of it, and the way to another plan.',
  },
  customItineraries: {
    title: 'Custom Itineraries',
    description: 'Itineraries made to measure, for members of the Premium and Business plans.',
  },
  teamManagement: {
    title: 'Team Management',
    description: 'The people who plan trips with you, for members of the Business plan.',
  },
  apiAccess: {
    title: 'API Access',
    description: 'Keys and addresses for programs of your own, for members of the Business plan.',
  },
  checkoutSuccess: {
    title: 'Purchase',
    description: 'Your purchase is being completed; your new plan and its tokens follow.',
  },
  checkoutCancel: {
    title: 'Payment Cancelled',
    description: 'The payment was cancelled. You have not been charged, and your plan is as it was.',
  },
  admin: {
    title: 'Admin dashboard',
    description: 'Page views, newsletter sign-ups and chats of the last days, for those who run this site.',
  },
  adminUsers: {
    title: 'User Management',
    description: 'Accounts, plans and roles of all users, for those who run this site.',
  },
  offline: {
    title: 'Ready for the flight',
    description: 'What is kept on this device and can be read in the air with no network.',
  },
  notFound: {
    title: 'Off the map',
    description: 'There is no page at this address. It may have moved, or the link has a typing error.',
  },
};

/** Articles, and the pages on the list; what needs an account or shows one visitor's search is not. */
export function isIndexed(page: PageName): boolean {
  if (page === 'notFound') return false;
  const listed: readonly (typeof paths)[keyof typeof paths][] = indexedPaths;
  return page === 'blogPost' || listed.includes(paths[page]);
}
