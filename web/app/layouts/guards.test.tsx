import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isValidElement } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error';
import { SessionContext, type Session } from '../../lib/session/session-context';
import { takeNext } from '../kept-next';
import { paths, type Path } from '../paths';
import { SignedInRedirect } from '../routes/landing/signed-in-redirect';
import { routes } from '../router';
import { RequireOnboarding } from './require-onboarding';
import { RequireUser } from './require-user';

const readProfile = vi.hoisted(() => vi.fn());
vi.mock('../../features/profile/api/profile-query', () => ({
  profileQuery: () => ({ queryKey: ['profile'], queryFn: readProfile }),
}));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const session = (status: Session['status']): Session => ({ status, signOut: () => Promise.resolve() });

function open(address: string, status: Session['status'] = 'signed-in') {
  const children = [{ path: paths.dashboard, element: <p>Today</p> }];
  const router = createMemoryRouter(
    [
      { element: <RequireUser />, children: [{ element: <RequireOnboarding />, children }] },
      { path: paths.home, element: <SignedInRedirect next="/workout" /> },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <SessionContext value={session(status)}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  );
  return () => router.state.location.pathname + router.state.location.search;
}

describe('pages for signed-in people', () => {
  const membersOnly: Path[] = [
    paths.onboarding,
    paths.onboardingChat,
    paths.onboardingVoice,
    paths.dashboard,
    paths.profileSummary,
    paths.settings,
    paths.chat,
    paths.workout,
    paths.community,
    paths.gameChallenges,
    paths.dance,
    paths.nutrition,
    paths.activity,
  ];

  it.each(Object.values(paths))('%s is guarded when it should be, and only then', (path) => {
    const elements = (matchRoutes(routes, path) ?? []).map((match) => match.route.element);
    const guarded = elements.some((element) => isValidElement(element) && element.type === RequireUser);
    expect(guarded).toBe(membersOnly.includes(path));
  });

  it('send visitors to sign-in, which remembers where they wanted to go', async () => {
    const at = open('/dashboard?week=2', 'signed-out');
    await waitFor(() => expect(at()).toBe('/auth?next=%2Fdashboard%3Fweek%3D2'));
  });

  it('wait while the stored sign-in is checked', () => {
    const at = open('/dashboard', 'loading');
    expect(screen.getByRole('status')).toBeTruthy();
    expect(at()).toBe('/dashboard');
  });
});

describe('pages that need a plan', () => {
  it('open when onboarding is complete', async () => {
    readProfile.mockResolvedValue({ onboardingCompleted: true });
    const at = open('/dashboard');
    await waitFor(() => expect(readProfile).toHaveBeenCalled());
    expect(await screen.findByText('Today')).toBeTruthy();
    expect(at()).toBe('/dashboard');
  });

  it.each([
    ['is not complete', () => readProfile.mockResolvedValue({ onboardingCompleted: false })],
    [
      'has no profile to be stored in',
      () => readProfile.mockRejectedValue(new ApiError('profile_not_found', 404, 'There is no profile.')),
    ],
  ])('lead to onboarding when it %s', async (_, prepare) => {
    prepare();
    const at = open('/dashboard');
    await waitFor(() => expect(at()).toBe('/onboarding'));
  });

  it('offer Retry when the server cannot be reached', async () => {
    readProfile.mockRejectedValueOnce(new ApiError('network_error', 0, 'You seem to be offline.'));
    readProfile.mockResolvedValue({ onboardingCompleted: true });
    const at = open('/dashboard');
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    expect(at()).toBe('/dashboard');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Today')).toBeTruthy();
  });
});

describe('after sign-in', () => {
  it('people with a plan go where they wanted to', async () => {
    readProfile.mockResolvedValue({ onboardingCompleted: true });
    const at = open('/');
    await waitFor(() => expect(at()).toBe('/workout'));
  });

  it.each([
    ['without a plan', () => readProfile.mockResolvedValue({ onboardingCompleted: false })],
    ['whose profile cannot be read', () => readProfile.mockRejectedValue(new Error('no connection'))],
  ])('people %s go to onboarding, and then once where they wanted to', async (_, prepare) => {
    prepare();
    const at = open('/');
    await waitFor(() => expect(at()).toBe('/onboarding'));
    expect([takeNext(), takeNext()]).toEqual(['/workout', paths.dashboard]);
  });
});
