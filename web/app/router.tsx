import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page';
import { AppShell } from './layouts/app-shell';
import { FocusLayout } from './layouts/focus-layout';
import { RequireUser } from './layouts/require-user';
import { Root } from './layouts/root';
import { Splash } from './layouts/splash';
import { paths } from './paths';

function page(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) };
}

const onboarding = [
  page(paths.onboarding, () => import('./routes/onboarding/onboarding')),
  page(paths.onboardingVoice, () => import('./routes/onboarding/onboarding-voice')),
  page(paths.onboardingChat, () => import('./routes/onboarding/onboarding-chat')),
];

const focusPages = [
  page(paths.home, () => import('./routes/landing/home')),
  page(paths.welcome, () => import('./routes/landing/welcome')),
  page(paths.auth, () => import('./routes/auth/auth')),
  { element: <RequireUser />, children: onboarding },
];

/** The guard reads the profile, so it stays out of the first load as the pages do. */
const planPages: RouteObject = {
  lazy: async () => ({ Component: (await import('./layouts/require-onboarding')).RequireOnboarding }),
  children: [
    page(paths.dashboard, () => import('./routes/dashboard/dashboard')),
    page(paths.profileSummary, () => import('./routes/profile/profile-summary')),
  ],
};

const memberPages = [
  planPages,
  page(paths.settings, () => import('./routes/profile/settings')),
  page(paths.workout, () => import('./routes/training/workout')),
  page(paths.community, () => import('./routes/community/community')),
  page(paths.gameChallenges, () => import('./routes/community/game-challenges')),
  page(paths.dance, () => import('./routes/dance/dance')),
  page(paths.nutrition, () => import('./routes/nutrition/nutrition')),
  page(paths.chat, () => import('./routes/coach/chat')),
];

/** Open to visitors. */
const openPages = [
  page(paths.exercises, () => import('./routes/training/exercises')),
  page(paths.nutritionGuide, () => import('./routes/nutrition/nutrition-guide')),
  page(paths.ourCoach, () => import('./routes/about/our-coach')),
  page(paths.products, () => import('./routes/about/products')),
  page(paths.about, () => import('./routes/about/about')),
  page(paths.contact, () => import('./routes/about/contact')),
  page(paths.privacy, () => import('./routes/about/privacy')),
  page(paths.terms, () => import('./routes/about/terms')),
  page('*', () => import('./routes/about/not-found')),
];

const developmentPages = import.meta.env.DEV
  ? [page('/dev/components', () => import('./routes/dev/components'))]
  : [];

const shellPages = [{ element: <RequireUser />, children: memberPages }, ...openPages, ...developmentPages];

/** Errors of a page stay inside its layout, so the way out remains. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <Splash />,
    children: [
      { element: <FocusLayout />, children: [{ errorElement: <ErrorPage />, children: focusPages }] },
      { element: <AppShell />, children: [{ errorElement: <ErrorPage />, children: shellPages }] },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
