import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../../../shared/contracts/profile';
import { addDays, localDateSchema } from '../../../../shared/domain/local-date';
import { motivationalMessages } from '../../../../shared/domain/motivation';
import { ApiError } from '../../../lib/api/api-error';
import { SessionContext, type Session } from '../../../lib/session/session-context';
import { RequireOnboarding } from '../../layouts/require-onboarding';
import DashboardPage from './dashboard';

const answer = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ path }: { path: string }) => answer(path),
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
  privacy: { showOnLeaderboards: true, showHealthNotes: true },
  progress: none,
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
    return given ?? { entries: [], me: null };
  });
}

function open() {
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
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  );
  return router;
}

const figure = (label: string) => screen.getByText(label).parentElement?.textContent;

afterEach(() => {
  cleanup();
  answer.mockReset();
});

describe('the dashboard', () => {
  it('greets by the first name at once and says one of the five messages', () => {
    answer.mockReturnValue(new Promise(() => undefined));
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
      /^(Morning|Afternoon|Evening), Sam\.$/,
    );
    expect(motivationalMessages.filter((message) => screen.queryByText(message))).toHaveLength(1);
  });

  it('shows points, rank, streak and the four totals', async () => {
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
    expect(screen.getByRole('img', { name: /tomorrow brings 100 points/ })).toBeTruthy();
  });

  it('has a week of values beside each total', async () => {
    serve({ '/profile': { ...sam, progress: busy } });
    open();
    expect(
      await screen.findByRole('img', { name: 'Workouts Completed, last 7 days: 1, 1, 1, 1, 1, 1, 1' }),
    ).toBeTruthy();
  });

  it('stands with zeros for somebody new, who is unranked', async () => {
    serve({ '/profile': sam });
    open();
    expect(await screen.findByText('Unranked')).toBeTruthy();
    expect(screen.getByText('200 points to Silver')).toBeTruthy();
    expect(screen.getByText('Your first square is waiting')).toBeTruthy();
    expect(screen.getByText(/Your first workout is waiting/)).toBeTruthy();
    expect(figure('Workouts Completed')).toContain('0 sessions');
    expect(screen.getByRole('img', { name: 'Daily goal: 0 of 20 minutes' })).toBeTruthy();
    expect(screen.getByText('No entries yet. Be the first to earn points!')).toBeTruthy();
  });

  it('does not call somebody unranked because the board failed', async () => {
    const offline = new ApiError('network_error', 0, 'You seem to be offline.');
    serve({ '/profile': { ...sam, progress: busy }, '/leaderboards/global': offline });
    open();
    expect(await screen.findByText('Failed to load leaderboards')).toBeTruthy();
    expect(screen.queryByText('Unranked')).toBeNull();
    expect(screen.getByText('88 points to Gold')).toBeTruthy();
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

  it('leads to workout, dance, community and nutrition', async () => {
    serve({ '/profile': sam });
    open();
    await screen.findByText('Unranked');
    const links = within(screen.getByRole('navigation', { name: 'Quick Actions' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Start Workout', '/workout'],
      ['Zumba Dance', '/dance'],
      ['Community', '/community'],
      ['Nutrition', '/nutrition'],
    ]);
  });

  it('sends people without a plan to onboarding', async () => {
    serve({ '/profile': { ...sam, onboardingCompleted: false } });
    const router = open();
    await screen.findByText('Elsewhere');
    expect(router.state.location.pathname).toBe('/onboarding');
  });
});
