import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../../../shared/contracts/profile';
import { addDays, localDateSchema } from '../../../../shared/rules/local-date';
import { motivationalMessages } from '../../../features/dashboard/motivation';
import { ApiError } from '../../../lib/api/api-error';
import { SessionContext, type Session } from '../../../lib/session/session-context';
import { Toaster } from '../../../ui/toaster';
import { RequireOnboarding } from '../../layouts/require-onboarding';
import { trainingOverview } from '../../../../tests/support/training-overview';
import { answers as fakeAnswers } from '../../../../tests/support/answers';
import DashboardPage from './dashboard';

const answer = vi.hoisted(() => vi.fn<(path: string, body?: unknown) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call?: { body?: unknown }) =>
    answer(method === 'GET' ? path : `${method} ${path}`, call?.body),
}));

const today = localDateSchema.parse('2026-11-20');
const none: Profile['progress'] = {
  today,
  workoutsCompleted: 0,
  caloriesLost: 0,
  workoutTimeMinutes: 0,
  stepsToday: 0,
  totalPoints: 0,
  currentStreak: 0,
  longestStreak: 0,
  freezesHeld: 0,
  frozenDates: [],
  days: [],
};
const sam: Profile = {
  id: 'sam',
  name: 'Sam Bright',
  timeZone: 'UTC',
  units: 'metric',
  onboardingCompleted: true,
  answers: null,
  bmi: null,
  privacy: {
    showOnLeaderboards: true,
    showHealthNotes: true,
    suggestToOthers: true,
    coachReadsHealthNotes: false,
    findByName: null,
    showActivityToFriends: true,
    keepHeartRate: false,
  },
  progress: none,
  training: trainingOverview({ goalMinutes: 20 }),
};
const busy: Profile['progress'] = {
  ...none,
  workoutsCompleted: 14,
  caloriesLost: 1240,
  workoutTimeMinutes: 312,
  stepsToday: 6482,
  totalPoints: 412,
  currentStreak: 6,
  longestStreak: 12,
  days: [6, 5, 4, 3, 2, 1, 0].map((daysAgo) => ({
    date: addDays(today, -daysAgo),
    activeMinutes: daysAgo === 0 ? 13 : 25,
    workouts: 1,
    caloriesKcal: 60,
    steps: 4000,
  })),
};
const me = { id: 'sam', rank: 8, name: 'Sam Bright', workoutsCompleted: 14, totalPoints: 412 };
const session: Session = {
  status: 'signed-in',
  userId: 'sam',
  name: 'Sam Bright',
  signOut: () => Promise.resolve(),
};

function serve(answers: Record<string, unknown>) {
  answer.mockImplementation(async (path) => {
    const given = answers[path];
    if (given instanceof Error) throw given;
    // Levels are not shown here.
    if (path === '/training/plan') return new Promise(() => undefined);
    return given ?? { entries: [], me: null };
  });
}

// Nothing is laid out here, so every card is there.
beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));
afterEach(() => vi.unstubAllGlobals());

/** How often React has changed the page since it was opened. */
let commits = 0;

function open() {
  commits = 0;
  const router = createMemoryRouter(
    [
      { element: <RequireOnboarding />, children: [{ path: '/dashboard', element: <DashboardPage /> }] },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/dashboard'] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={client}>
        <Profiler id="page" onRender={() => (commits += 1)}>
          <RouterProvider router={router} />
        </Profiler>
        <Toaster />
      </QueryClientProvider>
    </SessionContext>,
  );
  return router;
}

const figure = (label: string) => screen.getByText(label).parentElement?.textContent;

afterEach(() => {
  sonner.dismiss();
  cleanup();
  answer.mockReset();
});

describe('the dashboard', () => {
  it('greets the person by first name right away', () => {
    answer.mockReturnValue(new Promise(() => undefined));
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
      /^(Morning|Afternoon|Evening), Sam\.$/,
    );
  });

  it.each([
    ['Asia/Tokyo', 'Morning, Sam.'],
    ['Europe/London', 'Evening, Sam.'],
    ['Europe/Athens', 'Evening, Sam.'],
    ['Asia/Dubai', 'Evening, Sam.'],
  ])('greets by the hour in the chosen zone: in %s %s', async (timeZone, greeting) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:30:00Z') });
    serve({ '/profile': { ...sam, timeZone } });
    open();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(greeting));
    vi.useRealTimers();
  });

  it("shows the coach's words for today, or one of the five messages when she has none", async () => {
    const words = 'Only 25 points to Gold: one workout takes you there.';
    serve({ '/profile': sam, '/coach/motivation': { message: words, source: 'rules' } });
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
    serve({ '/profile': sam, '/coach/motivation': new ApiError('internal_error', 500, 'Down.') });
    open();
    await waitFor(() =>
      expect(motivationalMessages.filter((message) => screen.queryByText(message))).toHaveLength(1),
    );
  });

  it('shows points, rank, streak, and the four totals', async () => {
    serve({ '/profile': { ...sam, progress: busy }, '/leaderboards/global': { entries: [me], me } });
    open();
    expect(await screen.findByText('88 points to Gold')).toBeTruthy();
    expect(figure('Points')).toBe('Points412Silver');
    expect(figure('Global rank')).toContain('8');
    expect(figure('Day streak')).toBe('Day streak6best 12');
    expect(figure('Calories Burned')).toContain('1,240 kcal');
    expect(figure('Workouts Completed')).toContain('14 sessions');
    expect(figure('Workout Time')).toContain('312 minutes');
    expect(figure('Steps Today')).toContain('6,482');
    expect(screen.getByRole('img', { name: 'Daily goal: 13 of 20 minutes' })).toBeTruthy();
    expect(screen.getByRole('img', { name: /tomorrow earns 100 points/ })).toBeTruthy();
  });

  it('renders once per response, and a few times for the profile, the hero first', async () => {
    const later: Record<string, (given: unknown) => void> = {};
    answer.mockImplementation((path) => new Promise((resolve) => (later[path] = resolve)));
    open();
    await screen.findByRole('heading', { level: 1 });
    /** How often the page changes between an answer and `shown` appearing. */
    const drawnFor = async (path: string, given: unknown, shown: string) => {
      const before = commits;
      later[path]?.(given);
      await screen.findByText(shown);
      return commits - before;
    };
    // Nothing is near, so the coach's words are shown.
    const days = busy.days.map((day) => ({ ...day, activeMinutes: 25 }));
    const profile = { ...sam, progress: { ...busy, days } };
    expect(await drawnFor('/profile', profile, '88 points to Gold')).toBeLessThanOrEqual(3);
    // The last part to load when the browser is idle.
    await screen.findByText('Loading leaderboard');
    expect(await drawnFor('/leaderboards/global', { entries: [me], me }, '14 workouts')).toBe(1);
    const motivation = { message: 'One more for the road.', source: 'rules' };
    expect(await drawnFor('/coach/motivation', motivation, motivation.message)).toBe(1);
  });

  it('shows a week of values next to each total', async () => {
    serve({ '/profile': { ...sam, progress: busy } });
    open();
    expect(
      await screen.findByRole('img', { name: 'Workouts Completed, last 7 days: 1, 1, 1, 1, 1, 1, 1' }),
    ).toBeTruthy();
  });

  it('draws twelve weeks of minutes, with a text equivalent', async () => {
    serve({ '/profile': { ...sam, progress: busy } });
    open();
    const chart = await screen.findByRole('img', {
      name: /^Active minutes a week, last 12 weeks: this week: 163/,
    });
    expect(chart.getAttribute('aria-label')).toContain('11 weeks ago: 0 minutes');
    expect(chart.querySelectorAll('path')).toHaveLength(12);
    expect(screen.getByText('163 minutes this week')).toBeTruthy();
  });

  it('starts for a new person with three badges to earn instead of zeros', async () => {
    serve({ '/profile': sam });
    open();
    expect(await screen.findByText('Unranked')).toBeTruthy();
    const badges = await screen.findByRole('region', { name: 'Your first badges' });
    expect(within(badges).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/Your first workout is waiting/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Daily goal: 0 of 20 minutes' })).toBeTruthy();
    expect(screen.getByText('No entries yet. Be the first to earn points!')).toBeTruthy();
    for (const chart of ['Workouts Completed', 'Weekly minutes', '12 weeks', 'Day streak']) {
      expect(screen.queryByText(chart)).toBeNull();
    }
  });

  it('draws its charts from the third workout on', async () => {
    serve({ '/profile': { ...sam, progress: { ...none, workoutsCompleted: 3 } } });
    open();
    expect(await screen.findByText('Weekly minutes')).toBeTruthy();
    expect(await screen.findByText('Your first square is waiting')).toBeTruthy();
    expect(figure('Workouts Completed')).toContain('3 sessions');
    expect(screen.queryByText('Your first badges')).toBeNull();
  });

  it('does not call a person unranked because the leaderboard failed', async () => {
    const offline = new ApiError('network_error', 0, 'You seem to be offline.');
    serve({ '/profile': { ...sam, progress: busy }, '/leaderboards/global': offline });
    open();
    expect(await screen.findByText('Failed to load leaderboards')).toBeTruthy();
    expect(await screen.findByText('88 points to Gold')).toBeTruthy();
    expect(screen.queryByText('Unranked')).toBeNull();
  });

  it('offers Retry when the profile does not load', async () => {
    answer.mockImplementation(async () => {
      throw new ApiError('internal_error', 500, 'Something went wrong on our side.');
    });
    open();
    await screen.findByText('Failed to load profile');
    const retry = screen.getByRole('button', { name: 'Retry' });
    serve({ '/profile': { ...sam, progress: busy } });
    await userEvent.setup().click(retry);
    expect(await screen.findByText('88 points to Gold')).toBeTruthy();
  });

  it('links to workout, dance, community, and nutrition', async () => {
    serve({ '/profile': sam });
    open();
    await screen.findByText('Unranked');
    expect(screen.getByRole('heading', { name: 'Quick Actions' })).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Quick Actions' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Start Workout', '/workout'],
      ['Zumba Dance', '/dance'],
      ['Community', '/community'],
      ['Nutrition', '/nutrition'],
    ]);
  });

  it('hides what the person told right away, and shows them again if that was not saved', async () => {
    const answers = { ...fakeAnswers, bodyPains: 'Left knee' };
    const hidden = { ...sam, answers, privacy: { ...sam.privacy, showHealthNotes: false } };
    serve({ '/profile': { ...sam, answers }, 'PATCH /profile': new Promise(() => undefined) });
    open();
    const user = userEvent.setup();
    expect(await screen.findByText(/what hurts \(“Left knee”\)/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide my answers' }));
    expect(screen.queryByText(/Left knee|years old|build/)).toBeNull();
    expect(screen.getByText(/Your first workout is waiting/)).toBeTruthy();
    expect(answer).toHaveBeenCalledWith('PATCH /profile', { privacy: { showHealthNotes: false } });

    cleanup();
    serve({
      '/profile': hidden,
      'PATCH /profile': new ApiError('network_error', 0, 'You seem to be offline.'),
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Show my answers' }));
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    expect(screen.queryByText(/Left knee/)).toBeNull();
  });

  it('offers nothing to hide when nothing was told', async () => {
    serve({ '/profile': sam });
    open();
    expect(await screen.findByText(/Your first workout is waiting/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /my answers/ })).toBeNull();
  });

  it('shows the streak of the first day, and before it how one begins', async () => {
    serve({ '/profile': sam });
    open();
    expect(await screen.findByText('Your first workout starts your streak.')).toBeTruthy();
    cleanup();
    const first = { ...none, workoutsCompleted: 1, currentStreak: 1, longestStreak: 1 };
    serve({ '/profile': { ...sam, progress: first } });
    open();
    expect(await screen.findByText('Day streak: 1')).toBeTruthy();
  });

  it('claims no goal while there is none', async () => {
    const training = trainingOverview({ goalMinutes: null, session: null, isWaiting: true });
    serve({ '/profile': { ...sam, training } });
    open();
    expect(await screen.findByRole('img', { name: 'Active today: 0 minutes' })).toBeTruthy();
    expect(screen.getByText('Training can wait')).toBeTruthy();
    expect(screen.queryByText(/^of \d+ min/)).toBeNull();
    const badges = await screen.findByRole('region', { name: 'Your first badges' });
    expect(within(badges).getAllByRole('listitem')).toHaveLength(2);
  });

  it('sends people without a plan to onboarding', async () => {
    serve({ '/profile': { ...sam, onboardingCompleted: false } });
    const router = open();
    await screen.findByText('Elsewhere');
    expect(router.state.location.pathname).toBe('/onboarding');
  });
});
