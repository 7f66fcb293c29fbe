import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../../shared/rules/units';
import { Toaster } from '../../../ui/toaster';
import { OnboardingSetup } from './onboarding-setup';

export const complete: DraftAnswers = {
  ageRange: '30-39',
  gender: 'female',
  goalType: 'get_stronger',
  bodyType: 'mid_size',
  targetZones: ['belly', 'legs'],
  age: 35,
  heightCm: 172,
  weightKg: 80,
};

const profile = {
  id: 'maya',
  name: 'Maya Lindqvist',
  timeZone: 'Europe/London',
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
  },
  progress: {
    today: '2026-11-20',
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
  },
};

interface FakeServer {
  draft: DraftAnswers;
  completed: unknown;
  voice: 'server' | 'browser';
  refuse: { code: string; message: string } | null;
  down: boolean;
}

/** The three onboarding endpoints and what the model can do, faked at the level of fetch. */
export function serve(start: Partial<FakeServer> = {}): FakeServer {
  const server: FakeServer = {
    draft: {},
    completed: null,
    refuse: null,
    down: false,
    voice: 'browser',
    ...start,
  };
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string }) => {
    if (server.down) throw new TypeError('Failed to fetch');
    if (url === '/api/ai/capabilities')
      return answer({ chat: 'rules', vision: false, voice: server.voice, messagesLeft: null });
    if (url !== '/api/profile/onboarding/draft' && server.refuse)
      return answer({ error: server.refuse }, 400);
    if (method === 'PATCH') server.draft = { ...server.draft, ...JSON.parse(body) };
    if (method === 'PUT') server.completed = JSON.parse(body);
    return answer(method === 'PUT' ? profile : { answers: server.draft });
  });
  return server;
}

export function show(
  address = '/onboarding',
  previous: DraftAnswers | null = null,
  known: UnitSystem = 'metric',
) {
  const onCompleted = vi.fn<() => void>();
  function Page() {
    const [units, setUnits] = useState(known);
    return (
      <OnboardingSetup
        name="Maya Lindqvist"
        previous={previous}
        units={units}
        onUnits={setUnits}
        chatPath="/onboarding-chat"
        voicePath="/onboarding-voice"
        dashboardPath="/dashboard"
        TrainingStep={() => null}
        onCompleted={onCompleted}
      />
    );
  }
  const router = createMemoryRouter([{ path: '/onboarding', element: <Page /> }], {
    initialEntries: [address],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onCompleted, router, client };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
