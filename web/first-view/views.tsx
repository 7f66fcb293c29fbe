import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { ShellFrame } from '../app/layouts/app-shell';
import { FocusLayout } from '../app/layouts/focus-layout';
import { paths } from '../app/paths';
import AuthPage from '../app/routes/auth/auth';
import DashboardPage from '../app/routes/dashboard/dashboard';
import { DashboardTools } from '../app/routes/dashboard/dashboard-tools';
import { StartWorkout } from '../app/routes/dashboard/start-workout';
import { LandingHero } from '../app/routes/landing/landing-hero';
import { SessionContext, type Session } from '../lib/session/session-context';
import type { CoachPose } from '../ui/coach-image';
import { ShellSlotsProvider } from '../ui/shell-slots';
import type { Person } from './first-view-list';

interface View {
  path: string;
  person: Person;
  /** The coach's pose, in the picture that is fetched first. */
  pose: CoachPose;
  layout: ReactNode;
  page: ReactNode;
}

const dashboardFrame = (
  <ShellSlotsProvider filled={{ tools: <DashboardTools id="" name="You" />, dock: <StartWorkout /> }}>
    <ShellFrame />
  </ShellSlotsProvider>
);

/** Pages prerendered as far down as is visible at first. */
const views: View[] = [
  { path: paths.auth, person: 'visitor', pose: 'sprint', layout: <FocusLayout />, page: <AuthPage /> },
  { path: paths.welcome, person: 'visitor', pose: 'jump', layout: <FocusLayout />, page: <LandingHero /> },
  { path: paths.dashboard, person: 'member', pose: 'hips', layout: dashboardFrame, page: <DashboardPage /> },
];

/** Member pages whose first picture of the coach is requested before the app has loaded. */
export const stills: Record<string, CoachPose> = { [paths.dance]: 'groove' };

const signOut = () => Promise.resolve();
const sessions: Record<Person, Session> = {
  visitor: { status: 'signed-out', signOut },
  member: { status: 'signed-in', name: 'Name', signOut },
};

/** A page before any data has loaded. It is only a picture of the page and can't be used. */
async function render({ path, person, layout, page }: View): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={sessions[person]}>
        <StaticRouter location={path}>
          <div className="first-view contents" inert>
            <Routes>
              <Route element={layout}>
                <Route path={path} element={page} />
              </Route>
            </Routes>
          </div>
        </StaticRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
  const html = await new Response(prelude).text();
  // React adds a preload link for the coach's picture; inline.ts requests the one for the right theme.
  const view = html.replace(/^<link rel="preload" as="image"[^>]*>/, '');
  // The policy allows no style attributes in a page; show-first-view.ts sets the styles from these.
  return view.replaceAll(' style="', ' data-style="');
}

export interface RenderedView extends Pick<View, 'path' | 'person' | 'pose'> {
  html: string;
}

export function renderViews(): Promise<RenderedView[]> {
  return Promise.all(views.map(async (view) => ({ ...view, html: await render(view) })));
}

export { pageModules } from '../app/pages';
