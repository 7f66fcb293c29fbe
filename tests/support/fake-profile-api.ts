import { vi } from 'vitest';
import type { Profile, WeightEntry } from '../../shared/contracts/profile';
import { bodyMassIndex } from '../../shared/rules/bmi';
import { localDateSchema } from '../../shared/rules/local-date';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import { answers } from './answers';

const day = (date: string) => localDateSchema.parse(date);

/** Maya's profile with other answers or settings. */
export function profileWith(changed: Partial<ProfileAnswers> = {}, rest: Partial<Profile> = {}): Profile {
  const all = { ...answers, ...changed };
  return {
    id: 'maya',
    name: 'Maya Okafor',
    timeZone: 'Europe/London',
    units: 'metric',
    onboardingCompleted: true,
    answers: all,
    bmi: bodyMassIndex(all.weightKg, all.heightCm),
    privacy: {
      showOnLeaderboards: true,
      showHealthNotes: true,
      suggestToOthers: true,
      coachReadsHealthNotes: false,
      findByName: null,
      showActivityToFriends: true,
      keepHeartRate: false,
    },
    progress: progressWith(475),
    training: null,
    ...rest,
  };
}

export const progressWith = (totalPoints: number): Profile['progress'] => ({
  today: day('2026-11-20'),
  workoutsCompleted: 9,
  caloriesLost: 1409,
  workoutTimeMinutes: 152,
  stepsToday: 0,
  totalPoints,
  currentStreak: 1,
  longestStreak: 6,
  freezesHeld: 0,
  frozenDates: [],
  days: [],
});

const weightEntry = (date: string, weightKg: number, id = `${date} ${weightKg}`): WeightEntry => ({
  id,
  date: day(date),
  weightKg,
  loggedAt: `${date}T10:00:00.000Z`,
});

interface Sent {
  method: string;
  url: string;
  body: Record<string, unknown>;
}

export interface FakeProfileApi {
  profile: Profile;
  weights: WeightEntry[];
  sent: Sent[];
  /** How the next writes are refused. */
  refuse: { code: string; message: string } | null;
  down: boolean;
}

/** The profile's endpoints at the level of fetch. */
export function serveProfile(start: Partial<FakeProfileApi> = {}): FakeProfileApi {
  const server: FakeProfileApi = {
    profile: profileWith(),
    weights: [weightEntry('2026-11-20', 66.5), weightEntry('2026-11-13', 67.2)],
    sent: [],
    refuse: null,
    down: false,
    ...start,
  };
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const write = ({ url, body }: Sent) => {
    if (url === '/api/profile/answers') {
      server.profile = profileWith({ ...server.profile.answers, ...body }, { units: server.profile.units });
      return answer(server.profile);
    }
    const { id, weightKg, date } = body as { id: string; weightKg: number; date: string };
    if (!server.weights.some((each) => each.id === id))
      server.weights.unshift(weightEntry(date, weightKg, id));
    server.profile = profileWith({ ...server.profile.answers, weightKg }, { units: server.profile.units });
    return answer(server.weights[0], 201);
  };
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string | null }) => {
    if (body !== null) server.sent.push({ method, url, body: JSON.parse(body) as Sent['body'] });
    if (server.down) throw new TypeError('Failed to fetch');
    if (body === null) {
      return url === '/api/profile'
        ? answer(server.profile)
        : answer({ weights: server.weights, nextCursor: null });
    }
    if (server.refuse) return answer({ error: server.refuse }, 409);
    return write(server.sent.at(-1) as Sent);
  });
  return server;
}
