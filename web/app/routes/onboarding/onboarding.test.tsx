import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../../../tests/support/answers';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import OnboardingPage from './onboarding';

const answer = vi.hoisted(() => vi.fn<(request: string, body: unknown) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: (
    { method, path }: { method: string; path: string },
    { body }: { body?: { training?: unknown } } = {},
  ) => answer(`${method} ${path}`, body),
}));

const draft = '/profile/onboarding/draft';

function serve(answered: Record<string, unknown>) {
  answer.mockImplementation(async (request) => answered[request] ?? {});
}

function open(address = '/onboarding?step=4&question=6') {
  const router = createMemoryRouter(
    [
      { path: '/onboarding', element: <OnboardingPage /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [address] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const week = async () => within(await screen.findByRole('region', { name: 'Your training week' }));
async function chosen() {
  const region = await week();
  const days = region.getAllByRole('button', { pressed: true });
  const minutes = region.getByRole<HTMLInputElement>('radio', { checked: true });
  return [...days.map((each) => each.textContent), `${minutes.value} min`];
}
const bodyOf = (request: string) => answer.mock.calls.filter(([each]) => each === request).at(-1)?.[1];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  answer.mockReset();
});

it('the chosen units are kept with the draft, whatever the region', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  const newcomer = profileWith({}, { onboardingCompleted: false, answers: null });
  const served = { 'GET /profile': newcomer, 'PATCH /profile': newcomer };
  serve({ ...served, [`GET ${draft}`]: { answers } });
  const user = open('/onboarding?step=3');
  const metric = () => screen.findByRole<HTMLInputElement>('radio', { name: 'cm, kg' });
  expect((await metric()).checked).toBe(false);
  await user.click(await metric());
  await waitFor(() => expect(bodyOf(`PATCH ${draft}`)).toEqual({ units: 'metric' }));
  cleanup();
  serve({ ...served, [`GET ${draft}`]: { answers, units: 'metric' } });
  open('/onboarding?step=3');
  expect((await metric()).checked).toBe(true);
});

describe('Training days and minutes in the review', () => {
  const newcomer = profileWith({}, { onboardingCompleted: false, answers: null });

  it('are proposed from the notes, and not sent until the person chooses', async () => {
    serve({
      'GET /profile': newcomer,
      [`GET ${draft}`]: { answers: { ...answers, fitnessBarriers: 'never more than 15 minutes' } },
      'PUT /profile/onboarding': profileWith(),
    });
    const user = open();
    expect(await chosen()).toEqual(['Mon', 'Wed', 'Fri', '15 min']);
    await user.click(screen.getByRole('button', { name: 'Complete Setup' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(bodyOf('PUT /profile/onboarding')).not.toHaveProperty('training', expect.anything());
  });

  it('are saved as each is chosen, and completed with the answers', async () => {
    serve({
      'GET /profile': newcomer,
      [`GET ${draft}`]: { answers },
      'PUT /profile/onboarding': profileWith(),
    });
    const user = open();
    const region = await week();
    await user.click(region.getByRole('button', { name: 'Sunday' }));
    await user.click(region.getByRole('radio', { name: '30 min' }));
    expect(await chosen()).toEqual(['Mon', 'Wed', 'Fri', 'Sun', '30 min']);
    const training = { days: [1, 3, 5, 7], minutes: 30 };
    await waitFor(() => expect(bodyOf(`PATCH ${draft}`)).toEqual({ training }));
    await user.click(screen.getByRole('button', { name: 'Complete Setup' }));
    await waitFor(() => expect(bodyOf('PUT /profile/onboarding')).toMatchObject({ ...answers, training }));
  });

  it("are the draft's after a reload, and at least one day stays", async () => {
    serve({
      'GET /profile': newcomer,
      [`GET ${draft}`]: { answers, training: { days: [6], minutes: 10 } },
    });
    const user = open();
    expect(await chosen()).toEqual(['Sat', '10 min']);
    await user.click((await week()).getByRole('button', { name: 'Saturday' }));
    expect(await chosen()).toEqual(['Sat', '10 min']);
  });

  it("are the plan's for a person who redoes onboarding", async () => {
    serve({
      'GET /profile': profileWith(),
      [`GET ${draft}`]: { answers: {} },
      'GET /training/plan': { settings: { days: [2, 4], minutes: 45, equipment: [], areChosen: true } },
    });
    open();
    await waitFor(async () => expect(await chosen()).toEqual(['Tue', 'Thu', '45 min']));
  });
});
