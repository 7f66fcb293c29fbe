import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page';
import { AppShell } from './layouts/app-shell';
import { FocusLayout } from './layouts/focus-layout';
import { RequireUser } from './layouts/require-user';
import { Root } from './layouts/root';
import { Splash } from './layouts/splash';
import { pages, type LoadPage } from './pages';
import { paths, type Path } from './paths';

function lazyPage(path: string, load: LoadPage): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) };
}

const page = (path: Path) => lazyPage(path, pages[path]);

/** The response schemas take a while to evaluate, so they load in pieces before the page, and the browser can respond in between. */
async function evaluateContracts(): Promise<void> {
  await import('../../shared/contracts/values');
  await import('../../shared/contracts/profile');
}

function memberPage(path: Path): RouteObject {
  return lazyPage(path, async () => {
    await evaluateContracts();
    return pages[path]();
  });
}

const onboarding = [page(paths.onboarding), page(paths.onboardingVoice), page(paths.onboardingChat)];

const focusPages = [
  page(paths.home),
  page(paths.welcome),
  page(paths.auth),
  page(paths.invite),
  { element: <RequireUser />, children: onboarding },
];

/** The guard reads the profile, so like the pages it stays out of the first load. */
const planPages: RouteObject = {
  lazy: async () => {
    await evaluateContracts();
    return { Component: (await import('./layouts/require-onboarding')).RequireOnboarding };
  },
  children: [
    memberPage(paths.dashboard),
    memberPage(paths.profileSummary),
    memberPage(paths.nutrition),
    memberPage(paths.activity),
  ],
};

const memberPages = [
  planPages,
  memberPage(paths.settings),
  memberPage(paths.workout),
  memberPage(paths.community),
  memberPage(paths.gameChallenges),
  memberPage(paths.dance),
  memberPage(paths.chat),
];

/** Other names people type for these pages. */
const otherNames = Object.entries({ '/coach': paths.chat, '/profile': paths.profileSummary }).map(
  ([path, to]): RouteObject => ({ path, element: <Navigate to={to} replace /> }),
);

/** Open to visitors. */
const openPages = [
  ...otherNames,
  page(paths.exercises),
  page(paths.nutritionGuide),
  page(paths.ourCoach),
  page(paths.products),
  page(paths.about),
  page(paths.contact),
  page(paths.privacy),
  page(paths.terms),
  lazyPage('*', () => import('./routes/about/not-found')),
];

const shellPages = [{ element: <RequireUser />, children: memberPages }, ...openPages];

/** A page's errors stay inside its layout, so the navigation remains usable. */
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

type Router = ReturnType<typeof createRouter>;

/** Resolves once the code of the current page has loaded. */
export function initialized({ state, subscribe }: Pick<Router, 'state' | 'subscribe'>): Promise<void> {
  return new Promise((done) => {
    if (state.initialized) return done();
    const stop = subscribe((next) => {
      if (!next.initialized) return;
      stop();
      done();
    });
  });
}
