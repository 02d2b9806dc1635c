/** Every page of the app, fetched when its route is opened. */
import { type ComponentType, lazy, useState } from 'react';
import { paths } from '@/config/paths.ts';
import type { PageName } from '@/config/pages.ts';
import { preloadData } from '@/data/door/door.ts';
import type { PageComponent } from './pageFiles.ts';

interface LazyPage {
  (): React.ReactNode;
  /** Fetches the page's code: from then on it is drawn at once. */
  readonly load: () => Promise<unknown>;
  /** The name of the page's component, and of its file. */
  readonly component: string;
}

/** Any page but the home page. @param before done as its code is asked for */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- holds the file to the export of that name
function filePage<Name extends PageComponent>(component: Name, before?: () => void): LazyPage {
  return page(component, async () => {
    before?.();
    const { pageFiles } = await import('./pageFiles.ts');
    return pageFiles[component]();
  });
}

/** A page that shows what stands on this device, to visitors too: the code that reads it comes along. */
const dataPage = (component: PageComponent) => filePage(component, preloadData);

/** A page by its named export. */
function page<Name extends string>(
  component: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
): LazyPage {
  let loaded: ComponentType | null = null;
  const fetchPage = async () => {
    const Component: ComponentType = (await load())[component];
    loaded = Component;
    return { default: Component };
  };
  const Lazy = lazy(fetchPage);
  function Page() {
    // Chosen once: a change between the two would throw away what was typed on the page.
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Component />;
  }
  return Object.assign(Page, { load: fetchPage, component });
}

export const HomePage = page('HomePage', () => import('@/pages/home/HomePage.tsx'));
export const HowItWorksPage = filePage('HowItWorksPage');
export const DestinationsPage = filePage('DestinationsPage');
export const ContactPage = filePage('ContactPage');
export const BookingPage = dataPage('BookingPage');
export const FlightsPage = dataPage('FlightsPage');
export const HotelsPage = dataPage('HotelsPage');
export const LoginPage = filePage('LoginPage');
export const RegisterPage = filePage('RegisterPage');
export const CheckEmailPage = filePage('CheckEmailPage');
export const ConfirmEmailPage = filePage('ConfirmEmailPage');
export const ResetPasswordPage = filePage('ResetPasswordPage');
export const AdminLoginPage = filePage('AdminLoginPage');
export const WelcomePage = filePage('WelcomePage');
export const SharedTripPage = filePage('SharedTripPage');
export const SampleArticlePage = filePage('SampleArticlePage');
export const BlogPage = filePage('BlogPage');
export const BlogPostPage = filePage('BlogPostPage');
export const PricingPage = filePage('PricingPage');
export const AssistantPage = filePage('AssistantPage');
export const PlannerPage = filePage('PlannerPage');
export const ProfilePage = filePage('ProfilePage');
export const MyTripsPage = filePage('MyTripsPage');
export const TripPage = filePage('TripPage');
export const MyPlanPage = filePage('MyPlanPage');
export const CustomItinerariesPage = filePage('CustomItinerariesPage');
export const TeamManagementPage = filePage('TeamManagementPage');
export const ApiAccessPage = filePage('ApiAccessPage');
export const CheckoutSuccessPage = filePage('CheckoutSuccessPage');
export const CheckoutCancelPage = filePage('CheckoutCancelPage');
export const DashboardPage = filePage('DashboardPage');
export const UsersPage = filePage('UsersPage');
export const OfflinePage = dataPage('OfflinePage');
export const NotFoundPage = filePage('NotFoundPage');

// A build knows that this is false, and leaves the page and all that it alone needs out.
export const StyleguidePage = import.meta.env.DEV
  ? page('StyleguidePage', () => import('@/pages/styleguide/StyleguidePage.tsx'))
  : null;

interface PublicPage {
  readonly path: string;
  readonly name: PageName;
  readonly page: LazyPage;
}

/**
 * The pages that a build writes as HTML (decision 0012). None with a form: what is typed before the script has run
 * would be lost, and a password sent by then would stand in the address. Nor an article: the texts are in the database.
 */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, name: 'home', page: HomePage },
  { path: paths.howItWorks, name: 'howItWorks', page: HowItWorksPage },
  { path: paths.destinations, name: 'destinations', page: DestinationsPage },
  { path: paths.pricing, name: 'pricing', page: PricingPage },
  { path: paths.blog, name: 'blog', page: BlogPage },
];
