/**
 * Where the code of each page but the home page lies. In a file of its own: what a build writes here, the names of all
 * files that each page stands on, is more than the first page's own code.
 */
import type { ComponentType } from 'react';

type PageFiles<Names extends string> = {
  readonly [Name in Names]: () => Promise<Readonly<Record<Name, ComponentType>>>;
};

/** Holds each to its file's export. */
function byComponent<Names extends string>(files: PageFiles<Names>): PageFiles<Names> {
  return files;
}

export const pageFiles = byComponent({
  HowItWorksPage: () => import('@/pages/info/HowItWorksPage.tsx'),
  DestinationsPage: () => import('@/pages/info/DestinationsPage.tsx'),
  ContactPage: () => import('@/pages/info/ContactPage.tsx'),
  BookingPage: () => import('@/pages/search/BookingPage.tsx'),
  FlightsPage: () => import('@/pages/search/FlightsPage.tsx'),
  HotelsPage: () => import('@/pages/search/HotelsPage.tsx'),
  LoginPage: () => import('@/pages/auth/LoginPage.tsx'),
  RegisterPage: () => import('@/pages/auth/RegisterPage.tsx'),
  CheckEmailPage: () => import('@/pages/auth/CheckEmailPage.tsx'),
  ConfirmEmailPage: () => import('@/pages/auth/ConfirmEmailPage.tsx'),
  ResetPasswordPage: () => import('@/pages/auth/ResetPasswordPage.tsx'),
  AdminLoginPage: () => import('@/pages/auth/AdminLoginPage.tsx'),
  WelcomePage: () => import('@/pages/auth/WelcomePage.tsx'),
  SharedTripPage: () => import('@/pages/info/SharedTripPage.tsx'),
  SampleArticlePage: () => import('@/pages/blog/SampleArticlePage.tsx'),
  BlogPage: () => import('@/pages/blog/BlogPage.tsx'),
  BlogPostPage: () => import('@/pages/blog/BlogPostPage.tsx'),
  PricingPage: () => import('@/pages/plans/PricingPage.tsx'),
  AssistantPage: () => import('@/pages/assistant/AssistantPage.tsx'),
  PlannerPage: () => import('@/pages/planner/PlannerPage.tsx'),
  ProfilePage: () => import('@/pages/account/ProfilePage.tsx'),
  MyTripsPage: () => import('@/pages/account/MyTripsPage.tsx'),
  TripPage: () => import('@/pages/account/TripPage.tsx'),
  MyPlanPage: () => import('@/pages/account/MyPlanPage.tsx'),
  CustomItinerariesPage: () => import('@/pages/account/CustomItinerariesPage.tsx'),
  TeamManagementPage: () => import('@/pages/account/TeamManagementPage.tsx'),
  ApiAccessPage: () => import('@/pages/account/ApiAccessPage.tsx'),
  CheckoutSuccessPage: () => import('@/pages/plans/CheckoutPages.tsx'),
  CheckoutCancelPage: () => import('@/pages/plans/CheckoutPages.tsx'),
  DashboardPage: () => import('@/pages/admin/DashboardPage.tsx'),
  UsersPage: () => import('@/pages/admin/UsersPage.tsx'),
  OfflinePage: () => import('@/pages/system/OfflinePage.tsx'),
  NotFoundPage: () => import('@/pages/system/NotFoundPage.tsx'),
});

export type PageComponent = keyof typeof pageFiles;
