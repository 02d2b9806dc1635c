import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { developmentPaths } from '@/config/development.ts';
import { paths } from '@/config/paths.ts';
import { GuestOnly, RequireAdmin, RequireAuth } from './guards.tsx';
import { Shell } from './shell/Shell.tsx';

/** A page fetched when its route is opened; pages are named exports. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const HomePage = page(() => import('@/pages/home/HomePage.tsx'), 'HomePage');
const HowItWorksPage = page(() => import('@/pages/info/HowItWorksPage.tsx'), 'HowItWorksPage');
const DestinationsPage = page(() => import('@/pages/info/DestinationsPage.tsx'), 'DestinationsPage');
const ContactPage = page(() => import('@/pages/info/ContactPage.tsx'), 'ContactPage');
const BookingPage = page(() => import('@/pages/search/BookingPage.tsx'), 'BookingPage');
const FlightsPage = page(() => import('@/pages/search/FlightsPage.tsx'), 'FlightsPage');
const HotelsPage = page(() => import('@/pages/search/HotelsPage.tsx'), 'HotelsPage');
const LoginPage = page(() => import('@/pages/auth/LoginPage.tsx'), 'LoginPage');
const RegisterPage = page(() => import('@/pages/auth/RegisterPage.tsx'), 'RegisterPage');
const CheckEmailPage = page(() => import('@/pages/auth/CheckEmailPage.tsx'), 'CheckEmailPage');
const ConfirmEmailPage = page(() => import('@/pages/auth/ConfirmEmailPage.tsx'), 'ConfirmEmailPage');
const ResetPasswordPage = page(() => import('@/pages/auth/ResetPasswordPage.tsx'), 'ResetPasswordPage');
const AdminLoginPage = page(() => import('@/pages/auth/AdminLoginPage.tsx'), 'AdminLoginPage');
const WelcomePage = page(() => import('@/pages/auth/WelcomePage.tsx'), 'WelcomePage');
const SampleArticlePage = page(() => import('@/pages/blog/SampleArticlePage.tsx'), 'SampleArticlePage');
const BlogPage = page(() => import('@/pages/blog/BlogPage.tsx'), 'BlogPage');
const BlogPostPage = page(() => import('@/pages/blog/BlogPostPage.tsx'), 'BlogPostPage');
const PricingPage = page(() => import('@/pages/plans/PricingPage.tsx'), 'PricingPage');
const AssistantPage = page(() => import('@/pages/assistant/AssistantPage.tsx'), 'AssistantPage');
const PlannerPage = page(() => import('@/pages/planner/PlannerPage.tsx'), 'PlannerPage');
const ProfilePage = page(() => import('@/pages/account/ProfilePage.tsx'), 'ProfilePage');
const MyTripsPage = page(() => import('@/pages/account/MyTripsPage.tsx'), 'MyTripsPage');
const MyPlanPage = page(() => import('@/pages/account/MyPlanPage.tsx'), 'MyPlanPage');
const CustomItinerariesPage = page(
  () => import('@/pages/account/CustomItinerariesPage.tsx'),
  'CustomItinerariesPage',
);
const TeamManagementPage = page(() => import('@/pages/account/TeamManagementPage.tsx'), 'TeamManagementPage');
const ApiAccessPage = page(() => import('@/pages/account/ApiAccessPage.tsx'), 'ApiAccessPage');
const CheckoutSuccessPage = page(() => import('@/pages/plans/CheckoutPages.tsx'), 'CheckoutSuccessPage');
const CheckoutCancelPage = page(() => import('@/pages/plans/CheckoutPages.tsx'), 'CheckoutCancelPage');
const DashboardPage = page(() => import('@/pages/admin/DashboardPage.tsx'), 'DashboardPage');
const UsersPage = page(() => import('@/pages/admin/UsersPage.tsx'), 'UsersPage');
const OfflinePage = page(() => import('@/pages/system/OfflinePage.tsx'), 'OfflinePage');
const NotFoundPage = page(() => import('@/pages/system/NotFoundPage.tsx'), 'NotFoundPage');

// A build knows that this is false, and leaves the page and all that it alone needs out.
const StyleguidePage = import.meta.env.DEV
  ? page(() => import('@/pages/styleguide/StyleguidePage.tsx'), 'StyleguidePage')
  : null;

/** The route table of spec section 2 and design.md section 6. */
export function AppRoutes() {
  return (
    <Routes>
      {StyleguidePage && (
        <Route
          path={developmentPaths.styleguide}
          element={
            <Suspense>
              <StyleguidePage />
            </Suspense>
          }
        />
      )}
      <Route element={<Shell />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.howItWorks} element={<HowItWorksPage />} />
        <Route path={paths.destinations} element={<DestinationsPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.booking} element={<BookingPage />} />
        <Route path={paths.flights} element={<FlightsPage />} />
        <Route path={paths.hotels} element={<HotelsPage />} />
        <Route path={paths.checkEmail} element={<CheckEmailPage />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmailPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.sampleArticle} element={<SampleArticlePage />} />
        <Route path={paths.blog} element={<BlogPage />} />
        <Route path={paths.blogPost} element={<BlogPostPage />} />
        <Route path={paths.pricing} element={<PricingPage />} />
        <Route path={paths.adminLogin} element={<AdminLoginPage />} />
        <Route path={paths.offline} element={<OfflinePage />} />
        {/* The app's own page, which the worker may be asked for by name. */}
        <Route path="/index.html" element={<Navigate to={paths.home} replace />} />
        <Route element={<GuestOnly />}>
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.register} element={<RegisterPage />} />
        </Route>
        <Route element={<RequireAuth />}>
          <Route path={paths.planner} element={<PlannerPage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path={paths.welcome} element={<WelcomePage />} />
          <Route path={paths.myTrips} element={<MyTripsPage />} />
          <Route path={paths.myPlan} element={<MyPlanPage />} />
          <Route path={paths.customItineraries} element={<CustomItinerariesPage />} />
          <Route path={paths.teamManagement} element={<TeamManagementPage />} />
          <Route path={paths.apiAccess} element={<ApiAccessPage />} />
          <Route path={paths.checkoutSuccess} element={<CheckoutSuccessPage />} />
          <Route path={paths.checkoutCancel} element={<CheckoutCancelPage />} />
        </Route>
        <Route element={<RequireAdmin />}>
          <Route path={paths.admin} element={<DashboardPage />} />
          <Route path={paths.adminUsers} element={<UsersPage />} />
        </Route>
        {/* Says its own words to a visitor before it leads to /login (spec section 2). */}
        <Route path={paths.assistant} element={<AssistantPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
