import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/rules/local-date';
import type { TrainingPerson } from '../../shared/rules/training/person';
import type { DayPlan } from './day-plans';
import type { PastTraining } from './planner/history';
import { planSession } from './planner/plan-session';
import { library, monday, performed, personWith } from './planner/training.fixture';
import { sessionGreeting } from './session-greeting';

function openingAfter(
  history: PastTraining[],
  plan: DayPlan | null = null,
  person: Partial<TrainingPerson> = {},
): string {
  const input = { person: personWith(person), history, library, date: monday, programme: null };
  return sessionGreeting({ input }, plan);
}

const move = (exerciseId: string, finished = true) => ({ exerciseId, workSeconds: 30, finished });
const planned = (history: PastTraining[] = []) => {
  const session = planSession({ person: personWith(), history, library, date: monday });
  if (!session) throw new Error('Nothing was planned.');
  return session;
};
const past = (changes: Partial<PastTraining> = {}): PastTraining =>
  performed(planned(), addDays(monday, -2), {
    exercises: ['squat', 'plank', 'crunch'].map((id) => move(id)),
    ...changes,
  });

function planOf(exerciseIds: string[], reasons: string[] = []): DayPlan {
  const session = planned();
  const exercises = exerciseIds.flatMap((exerciseId) =>
    session.exercises.slice(0, 1).map((first) => ({ ...first, exerciseId })),
  );
  return { session: { ...session, exercises, reasons } } as unknown as DayPlan;
}

describe('What Ana remembers', () => {
  it('is nothing yet for someone new', () => {
    expect(openingAfter([])).toBe("Our first one together. I'll learn as we go.");
    expect(openingAfter([], null, { conditions: ['pregnancy'] })).toMatch(/doctor or midwife/);
  });

  it.each([
    [0, 'Earlier today you finished all three exercises.'],
    [1, 'Yesterday you finished all three exercises.'],
    [2, 'On Saturday you finished all three exercises.'],
    [7, 'A week ago you finished all three exercises.'],
    [8, 'Good to have you back.'],
    [40, 'Good to have you back.'],
  ])('is what was done %i days ago, and no number of days away', (days, text) => {
    expect(openingAfter([past({ date: addDays(monday, -days) })])).toBe(text);
  });

  it('counts each exercise once, however many sets it had', () => {
    const sets = ['squat', 'plank', 'squat', 'plank'].map((id) => move(id));
    expect(openingAfter([past({ exercises: sets })])).toBe('On Saturday you finished squats and high plank.');
  });

  it('is what a stopped session got to, and not where it stopped', () => {
    const exercises = [move('squat'), move('plank'), move('crunch'), move('push-up', false)];
    const text = openingAfter([past({ exercises, stoppedAt: 3 })]);
    expect(text).toBe('On Saturday you finished three exercises.');
    const [first, ...rest] = exercises;
    const one = [first, ...rest.map((each) => ({ ...each, finished: false }))].flatMap((each) => each ?? []);
    expect(openingAfter([past({ exercises: one, stoppedAt: 1 })])).toBe('On Saturday you finished squats.');
  });

  it.each(['too_hard', 'too_easy', 'right', null] as const)(
    'says nothing about effort, which the reasons of the session tell: %s',
    (effort) => {
      const history = [past({ effort })];
      const text = openingAfter(history, { session: planned(history) } as unknown as DayPlan);
      expect(text).toBe('On Saturday you finished all three exercises.');
      expect(text).not.toMatch(/hard|easy|gentl|light|step|more|less/i);
    },
  );

  it.each([
    ['too_hard', 'Last time push-ups felt too hard, so you switched to wall push-ups.'],
    ['too_easy', 'Last time push-ups felt too easy, so you switched to wall push-ups.'],
    ['other', 'Last time you swapped push-ups for wall push-ups.'],
    ['hurts', 'Last time something hurt, so you switched from push-ups to wall push-ups.'],
  ] as const)('tells of a swap, and why: %s', (why, text) => {
    const history = [past({ swaps: [{ from: 'push-up', to: 'wall-push-up', why }] })];
    expect(openingAfter(history)).toBe(text);
    expect(openingAfter(history, planOf(['wall-push-up']))).toBe(`${text} We'll stick with that.`);
    expect(openingAfter(history, planOf(['wall-push-up', 'push-up']))).toBe(text);
    expect(openingAfter(history, planOf(['squat']))).toBe(text);
  });

  it('takes a rating for no swap', () => {
    const rated = { from: 'push-up', to: 'push-up', why: 'too_hard' } as const;
    expect(openingAfter([past({ swaps: [rated] })])).toBe('On Saturday you finished all three exercises.');
    const swapped = { from: 'squat', to: 'wall-sit', why: 'other' } as const;
    expect(openingAfter([past({ swaps: [swapped, rated] })])).toMatch(/^Last time you swapped squats for/);
  });

  it('leaves a swap to the reason that tells of it', () => {
    const history = [past({ swaps: [{ from: 'push-up', to: 'wall-push-up', why: 'too_hard' }] })];
    const plan = planOf(['wall-push-up'], ['Wall Push-ups: 20 s, you found push-ups too hard']);
    expect(openingAfter(history, plan)).toBe('On Saturday you finished all three exercises.');
  });

  it('is the last session that was done, whichever days were planned in between', () => {
    const history = [past({ date: addDays(monday, -9) }), past({ date: addDays(monday, -4) })];
    expect(openingAfter(history)).toBe('On Thursday you finished all three exercises.');
    expect(openingAfter(history, null, { trainingDays: [1, 2, 3, 4, 5, 6, 7] })).toBe(openingAfter(history));
  });

  it('asks for nothing and blames for nothing, whatever happened', () => {
    const session = planned();
    for (const days of [0, 1, 3, 7, 12, 60]) {
      for (const left of [0, 1, session.exercises.length - 1]) {
        const exercises = session.exercises.map(({ exerciseId }, index) => move(exerciseId, index >= left));
        const text = openingAfter([performed(session, addDays(monday, -days), { exercises })]);
        expect(text).not.toMatch(/stopp|miss|skip|only|more|should/i);
      }
    }
  });
});
