import { describe, expect, it } from 'vitest';
import {
  awardKeys,
  decideAwards,
  type ActivityFact,
  type AwardState,
  type DanceFact,
  type MealFact,
  type WorkoutFact,
} from './awards';
import { ledgerQuestions } from '../../functions/points/rules/settle-awards';

const localDate = '2026-03-31';
const workout: WorkoutFact = {
  kind: 'workout',
  sessionId: 'S1',
  localDate,
  counted: true,
  routineName: 'Core Blast',
};
const meal: MealFact = { kind: 'meal', logId: 'L1', localDate, mealType: 'lunch', photoHash: null };
const dance: DanceFact = {
  kind: 'dance',
  sessionId: 'D1',
  localDate,
  reachedLastMove: true,
  trackedShare: 0.8,
};

function state({
  ledger = [],
  paidIds = [],
  ...rest
}: Partial<AwardState> & { ledger?: string[]; paidIds?: string[] }) {
  return {
    ledgerKeys: new Set(ledger),
    paidActivityIds: new Set(paidIds),
    paidWorkouts: 1,
    activeSeconds: 600,
    goalSeconds: 1200,
    streak: { current: 1, runStart: localDate, runEnd: localDate },
    ...rest,
  } satisfies AwardState;
}
const keysOf = (fact: ActivityFact, of: Parameters<typeof state>[0]) =>
  decideAwards(fact, state(of)).map((award) => award.awardKey);

describe('a workout', () => {
  it('that counts is worth 50 points', () => {
    expect(decideAwards(workout, state({}))).toEqual([
      {
        awardKey: 'workout#2026-03-31#S1',
        activityType: 'workout_completed',
        points: 50,
        description: 'completing Core Blast',
        activityId: 'S1',
      },
    ]);
  });

  it('that does not count is worth nothing', () => {
    expect(decideAwards({ ...workout, counted: false }, state({}))).toEqual([]);
  });

  it('is paid three times a day, the fourth only counts', () => {
    const ledger = ['S7', 'S8', 'S9'].map((id) => awardKeys.workout(localDate, id));
    expect(keysOf(workout, { ledger: ledger.slice(1) })).toEqual(['workout#2026-03-31#S1']);
    expect(keysOf(workout, { ledger })).toEqual([]);
  });

  it('of another day does not use up the cap', () => {
    const ledger = ['S7', 'S8', 'S9'].map((id) => awardKeys.workout('2026-03-30', id));
    expect(keysOf(workout, { ledger })).toHaveLength(1);
  });
});

describe('a milestone', () => {
  it.each([
    [9, []],
    [10, [['milestone#10', 150]]],
    [12, [['milestone#10', 150]]],
    [
      51,
      [
        ['milestone#10', 150],
        ['milestone#50', 750],
      ],
    ],
  ])('is earned at or above its number: %i workouts', (paidWorkouts, expected) => {
    const awards = decideAwards({ ...workout, counted: false }, state({ paidWorkouts }));
    expect(awards.map(({ awardKey, points }) => [awardKey, points])).toEqual(expected);
  });

  it('is paid once', () => {
    const ledger = ['milestone#10', awardKeys.workout(localDate, 'S1')];
    expect(keysOf(workout, { paidWorkouts: 11, ledger })).toEqual([]);
  });

  it('is not reached by dancing', () => {
    expect(keysOf(dance, { paidWorkouts: 10 })).toEqual(['dance#2026-03-31']);
  });
});

describe('a streak award', () => {
  const runStart = '2026-03-02';

  it('is due at day 7 and at day 30, once per run', () => {
    const uncounted = { ...workout, counted: false };
    expect(keysOf(uncounted, { streak: { current: 6, runStart, runEnd: localDate } })).toEqual([]);
    const thirty = decideAwards(uncounted, state({ streak: { current: 30, runStart, runEnd: localDate } }));
    expect(thirty.map(({ awardKey, points }) => [awardKey, points])).toEqual([
      ['streak-7#2026-03-02', 100],
      ['streak-30#2026-03-02', 500],
    ]);
    expect(
      keysOf(uncounted, {
        streak: { current: 8, runStart, runEnd: localDate },
        ledger: ['streak-7#2026-03-02'],
      }),
    ).toEqual([]);
  });

  it('is due again in a new run', () => {
    const streak = { current: 7, runStart, runEnd: localDate };
    expect(keysOf(dance, { streak, ledger: ['streak-7#2026-02-01', 'dance#2026-03-31'] })).toEqual([
      'streak-7#2026-03-02',
    ]);
  });

  it('counts as paid when a late workout made the paid run start earlier', () => {
    const ledger = ['streak-7#2026-03-04', 'dance#2026-03-31'];
    expect(keysOf(dance, { streak: { current: 12, runStart, runEnd: localDate }, ledger })).toEqual([]);
  });

  it('of an earlier run that arrives late is not mistaken for a later run’s', () => {
    const streak = { current: 7, runStart, runEnd: '2026-03-08' };
    const ledger = ['streak-7#2026-03-20', 'dance#2026-03-31'];
    expect(keysOf(dance, { streak, ledger })).toEqual(['streak-7#2026-03-02']);
  });
});

describe('the daily goal', () => {
  it.each([
    [1199, []],
    [1200, ['daily-goal#2026-03-31']],
  ])('is met with 20 active minutes: %i seconds', (activeSeconds, expected) => {
    expect(keysOf({ ...workout, counted: false }, { activeSeconds })).toEqual(expected);
  });

  it.each([
    [720, 719, []],
    [720, 720, ['daily-goal#2026-03-31']],
    [2700, 1200, []],
    [null, 9000, []],
  ])("is the day's own: a goal of %s seconds after %s", (goalSeconds, activeSeconds, expected) => {
    expect(keysOf({ ...workout, counted: false }, { goalSeconds, activeSeconds })).toEqual(expected);
  });

  it('is paid once a day', () => {
    const ledger = ['daily-goal#2026-03-31'];
    expect(keysOf({ ...workout, counted: false }, { activeSeconds: 5000, ledger })).toEqual([]);
  });

  it('can be met by a dance that is not paid itself', () => {
    expect(keysOf({ ...dance, reachedLastMove: false }, { activeSeconds: 1300 })).toEqual([
      'daily-goal#2026-03-31',
    ]);
  });
});

describe('a dance', () => {
  it('is worth 75 points once a day', () => {
    expect(decideAwards(dance, state({}))).toMatchObject([
      { points: 75, description: 'finishing a dance session' },
    ]);
    expect(keysOf({ ...dance, sessionId: 'D2' }, { ledger: ['dance#2026-03-31'] })).toEqual([]);
  });

  it.each([
    [false, 1, 0],
    [true, 0.49, 0],
    [true, 0.5, 1],
  ])('needs its last move and a body seen for half of it (%s, %d)', (reachedLastMove, trackedShare, paid) => {
    expect(decideAwards({ ...dance, reachedLastMove, trackedShare }, state({}))).toHaveLength(paid);
  });
});

describe('a meal', () => {
  it('is worth 10 points and takes the next free place of the day', () => {
    expect(decideAwards(meal, state({ ledger: [awardKeys.meal(localDate, 1)], paidIds: ['L0'] }))).toEqual([
      {
        awardKey: 'meal#2026-03-31#2',
        activityType: 'meal_log',
        points: 10,
        description: 'Logged lunch',
        activityId: 'L1',
      },
    ]);
  });

  it('is paid four times a day', () => {
    const ledger = [1, 2, 3, 4].map((place) => awardKeys.meal(localDate, place));
    expect(keysOf(meal, { ledger })).toEqual([]);
    expect(keysOf(meal, { ledger: ledger.slice(0, 3) })).toEqual(['meal#2026-03-31#4']);
  });

  it('is never paid twice for one photo, on no day', () => {
    const photographed = { ...meal, photoHash: 'abc' };
    expect(decideAwards(photographed, state({})).map(({ awardKey, points }) => [awardKey, points])).toEqual([
      ['meal#2026-03-31#1', 10],
      ['meal-photo#abc', 0],
    ]);
    expect(keysOf({ ...photographed, logId: 'L2' }, { ledger: ['meal-photo#abc'] })).toEqual([]);
  });

  it('is not paid again when its event is delivered twice', () => {
    expect(keysOf(meal, { ledger: [awardKeys.meal(localDate, 1)], paidIds: ['L1'] })).toEqual([]);
  });

  it('earns neither streak nor daily goal', () => {
    const streak = { current: 30, runStart: localDate, runEnd: localDate };
    expect(keysOf(meal, { activeSeconds: 9000, paidWorkouts: 60, streak })).toEqual(['meal#2026-03-31#1']);
  });
});

describe('deciding again with the ledger that the first decision wrote', () => {
  const everything = {
    paidWorkouts: 50,
    activeSeconds: 4000,
    streak: { current: 30, runStart: '2026-03-02', runEnd: localDate },
  };

  it.each([workout, dance, meal, { ...meal, photoHash: 'abc' }])('yields nothing new: $kind', (fact) => {
    const first = decideAwards(fact, state(everything));
    const ledger = first.map((award) => award.awardKey);
    const paidIds = first.flatMap((award) => award.activityId ?? []);
    expect(first.length).toBeGreaterThan(0);
    expect(decideAwards(fact, state({ ...everything, ledger, paidIds }))).toEqual([]);
  });

  it.each([workout, dance, { ...meal, photoHash: 'abc' }])(
    'asked for every key it could write: $kind',
    (fact) => {
      const asked = (key: string) => ledgerQuestions(fact).some((prefix) => key.startsWith(prefix));
      const written = decideAwards(fact, state(everything)).map((award) => award.awardKey);
      expect(written.filter((key) => !asked(key))).toEqual([]);
    },
  );
});
