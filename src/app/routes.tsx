import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { developmentPaths } from '@/config/development.ts';
import { paths } from '@/config/paths.ts';
import { GuestOnly, RequireAdmin, RequireAuth } from './guards.tsx';
import {
  AdminLoginPage,
  ApiAccessPage,
  AssistantPage,
  BlogPage,
  BlogPostPage,
  BookingPage,
  CheckEmailPage,
  CheckoutCancelPage,
  CheckoutSuccessPage,
  ConfirmEmailPage,
  ContactPage,
  CustomItinerariesPage,
  DashboardPage,
  DestinationsPage,
  FlightsPage,
  HomePage,
  HotelsPage,
  HowItWorksPage,
  LoginPage,
  MyPlanPage,
  MyTripsPage,
  NotFoundPage,
  OfflinePage,
  PlannerPage,
  PricingPage,
  ProfilePage,
  RegisterPage,
  ResetPasswordPage,
  SampleArticlePage,
  StyleguidePage,
  SharedTripPage,
  TeamManagementPage,
  TripPage,
  UsersPage,
  WelcomePage,
} from './pages.tsx';
import { Shell } from './shell/Shell.tsx';

/** The route table of requirements §2. */
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
        <Route path={paths.sharedTrip} element={<SharedTripPage />} />
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
          <Route path={paths.trip} element={<TripPage />} />
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
        {/* Says its own words to a visitor before it leads to /login (requirements §2). */}
        <Route path={paths.assistant} element={<AssistantPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
