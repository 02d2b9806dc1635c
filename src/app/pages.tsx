/** Every page of the app, fetched when its route is opened. */
import { type ComponentType, lazy, useState } from 'react';
import { paths } from '@/config/paths.ts';
import type { PageName } from '@/config/pages.ts';
import { preloadData } from '@/data/door/door.ts';

interface LazyPage {
  (): React.ReactNode;
  /** Fetches the page's code: from then on it is drawn at once. */
  readonly load: () => Promise<unknown>;
  /** The name of the page's component, and of its file. */
  readonly component: string;
}

/** A page that shows what stands on this device, to visitors too: the code that reads it comes along. */
function dataPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  component: Name,
): LazyPage {
  return page(() => {
    // the build draws what needs none of it
    if (!import.meta.env.SSR) preloadData();
    return load();
  }, component);
}

/** A page by its named export. */
function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  component: Name,
): LazyPage {
  let loaded: ComponentType | null = null;
  const fetchPage = async () => {
    loaded = (await load())[component];
    return { default: loaded };
  };
  const Lazy = lazy(fetchPage);
  function Page() {
    // Chosen once: a change between the two would throw away what was typed on the page.
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Component />;
  }
  return Object.assign(Page, { load: fetchPage, component });
}

export const HomePage = page(() => import('@/pages/home/HomePage.tsx'), 'HomePage');
export const HowItWorksPage = page(() => import('@/pages/info/HowItWorksPage.tsx'), 'HowItWorksPage');
export const DestinationsPage = page(() => import('@/pages/info/DestinationsPage.tsx'), 'DestinationsPage');
export const ContactPage = page(() => import('@/pages/info/ContactPage.tsx'), 'ContactPage');
export const BookingPage = dataPage(() => import('@/pages/search/BookingPage.tsx'), 'BookingPage');
export const FlightsPage = dataPage(() => import('@/pages/search/FlightsPage.tsx'), 'FlightsPage');
export const HotelsPage = dataPage(() => import('@/pages/search/HotelsPage.tsx'), 'HotelsPage');
export const LoginPage = page(() => import('@/pages/auth/LoginPage.tsx'), 'LoginPage');
export const RegisterPage = page(() => import('@/pages/auth/RegisterPage.tsx'), 'RegisterPage');
export const CheckEmailPage = page(() => import('@/pages/auth/CheckEmailPage.tsx'), 'CheckEmailPage');
export const ConfirmEmailPage = page(() => import('@/pages/auth/ConfirmEmailPage.tsx'), 'ConfirmEmailPage');
export const ResetPasswordPage = page(
  () => import('@/pages/auth/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
);
export const AdminLoginPage = page(() => import('@/pages/auth/AdminLoginPage.tsx'), 'AdminLoginPage');
export const WelcomePage = page(() => import('@/pages/auth/WelcomePage.tsx'), 'WelcomePage');
export const SharedTripPage = page(() => import('@/pages/info/SharedTripPage.tsx'), 'SharedTripPage');
export const SampleArticlePage = page(
  () => import('@/pages/blog/SampleArticlePage.tsx'),
  'SampleArticlePage',
);
export const BlogPage = page(() => import('@/pages/blog/BlogPage.tsx'), 'BlogPage');
export const BlogPostPage = page(() => import('@/pages/blog/BlogPostPage.tsx'), 'BlogPostPage');
export const PricingPage = page(() => import('@/pages/plans/PricingPage.tsx'), 'PricingPage');
export const AssistantPage = page(() => import('@/pages/assistant/AssistantPage.tsx'), 'AssistantPage');
export const PlannerPage = page(() => import('@/pages/planner/PlannerPage.tsx'), 'PlannerPage');
export const ProfilePage = page(() => import('@/pages/account/ProfilePage.tsx'), 'ProfilePage');
export const MyTripsPage = page(() => import('@/pages/account/MyTripsPage.tsx'), 'MyTripsPage');
export const TripPage = page(() => import('@/pages/account/TripPage.tsx'), 'TripPage');
export const MyPlanPage = page(() => import('@/pages/account/MyPlanPage.tsx'), 'MyPlanPage');
export const CustomItinerariesPage = page(
  () => import('@/pages/account/CustomItinerariesPage.tsx'),
  'CustomItinerariesPage',
);
export const TeamManagementPage = page(
  () => import('@/pages/account/TeamManagementPage.tsx'),
  'TeamManagementPage',
);
export const ApiAccessPage = page(() => import('@/pages/account/ApiAccessPage.tsx'), 'ApiAccessPage');
export const CheckoutSuccessPage = page(
  () => import('@/pages/plans/CheckoutPages.tsx'),
  'CheckoutSuccessPage',
);
export const CheckoutCancelPage = page(() => import('@/pages/plans/CheckoutPages.tsx'), 'CheckoutCancelPage');
export const DashboardPage = page(() => import('@/pages/admin/DashboardPage.tsx'), 'DashboardPage');
export const UsersPage = page(() => import('@/pages/admin/UsersPage.tsx'), 'UsersPage');
export const OfflinePage = dataPage(() => import('@/pages/system/OfflinePage.tsx'), 'OfflinePage');
export const NotFoundPage = page(() => import('@/pages/system/NotFoundPage.tsx'), 'NotFoundPage');

// A build knows that this is false, and leaves the page and all that it alone needs out.
export const StyleguidePage = import.meta.env.DEV
  ? page(() => import('@/pages/styleguide/StyleguidePage.tsx'), 'StyleguidePage')
  : null;

interface PublicPage {
  readonly path: string;
  readonly name: PageName;
  readonly page: LazyPage;
  /** A query makes another page of it: what the build wrote is not shown then. */
  readonly readsQuery?: boolean;
}

/**
 * The pages that a build writes as HTML (decision 0012). Not where a mail's link leads: what stands after its # says
 * what the page is.
 */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, name: 'home', page: HomePage },
  { path: paths.howItWorks, name: 'howItWorks', page: HowItWorksPage },
  { path: paths.destinations, name: 'destinations', page: DestinationsPage },
  { path: paths.pricing, name: 'pricing', page: PricingPage },
  { path: paths.blog, name: 'blog', page: BlogPage },
  { path: paths.contact, name: 'contact', page: ContactPage },
  { path: paths.booking, name: 'booking', page: BookingPage, readsQuery: true },
  { path: paths.flights, name: 'flights', page: FlightsPage, readsQuery: true },
  { path: paths.hotels, name: 'hotels', page: HotelsPage, readsQuery: true },
  { path: paths.login, name: 'login', page: LoginPage },
  { path: paths.register, name: 'register', page: RegisterPage },
];

/** The page of every article: written by the server that has the texts, or beside the build by `npm run site:files`. */
export const articlePage: PublicPage = { path: paths.blogPost, name: 'blogPost', page: BlogPostPage };
