import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoachReply, PastMessage } from '../../coach-facts';
import { withoutRuledOut } from '../../injuries/injury-filter';
import { readDialogue } from '../answer-by-rules';
import { askBuiltIn, requestFor } from '../ask-built-in.fixture';
import { coachFacts, pastSession, type FactsChanges } from '../coach-facts.fixture';
import { buildPlan } from './build-plan';
import { requestOf } from './plan-request';

const library = coachFacts().exercises;
const exerciseOf = (id: string) => library.find((exercise) => exercise.id === id);
const planFor = (message: string, changes: FactsChanges = {}) => {
  const { reading, facts } = readDialogue(requestFor(message, changes));
  return buildPlan(requestOf(reading), facts);
};
const ask = (message: string, history: readonly PastMessage[] = [], changes: FactsChanges = {}) =>
  askBuiltIn(message, changes, history);
const safe = (ids: readonly string[], message: string) => {
  const { facts, pains } = requestFor(message);
  return withoutRuledOut(ids, facts, pains);
};
const plannedIn = ({ workout }: CoachReply) => workout?.exerciseIds ?? [];
const after = (question: string): PastMessage[] => [
  { role: 'user', content: question },
  { role: 'assistant', content: ask(question).reply },
];

const wishes = fc.record({
  minutes: fc.integer({ min: 1, max: 120 }),
  group: fc.constantFrom('', 'legs', 'core', 'arms', 'chest', 'back', 'stretching', 'cardio', 'whole body'),
  where: fc.constantFrom('', 'no equipment', 'with dumbbells', 'no jumping', 'with a chair'),
  pain: fc.constantFrom('', 'my knee hurts', 'sore wrist', 'bad back', 'stiff neck'),
});
const messageOf = ({
  minutes,
  group,
  where,
  pain,
}: {
  minutes: number;
  group: string;
  where: string;
  pain: string;
}) => [`${minutes} minutes ${group}`, where, pain].filter(Boolean).join(', ');

describe('A plan', () => {
  it('holds 3 to 20 different exercises of two minutes, none excluded or ruled out, whatever is asked', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const message = messageOf(wish);
        const { workout } = ask(message);
        if (workout === null) return;
        const ids = workout.exerciseIds;
        expect(ids.length).toBeGreaterThanOrEqual(3);
        expect(ids.length).toBeLessThanOrEqual(20);
        expect(new Set(ids).size).toBe(ids.length);
        expect(workout.minutes).toBe(ids.length * 2);
        expect(workout.minutes).toBeLessThanOrEqual(Math.max(6, wish.minutes));
        expect(ids).not.toContain('burpee');
        expect(safe(ids, message)).toEqual(ids);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    '20 minutes',
    '20 min legs',
    '20 min no equipment',
    '20 min upper body no jumping',
    '30 min core, sore wrist',
  ])('fills the time asked for: %s', (message) => {
    const asked = Number(message.slice(0, 2));
    expect(ask(message).workout?.minutes).toBeGreaterThanOrEqual(asked - 4);
  });

  it('is the same all day and another one tomorrow', () => {
    expect(ask('20 minutes')).toEqual(ask('20 minutes'));
    const days = ['2026-05-14', '2026-05-15', '2026-05-16'].map((today) =>
      plannedIn(ask('20 minutes', [], { today })).join(),
    );
    expect(new Set(days).size).toBe(3);
  });

  it('asks beginners for nothing hard', () => {
    const plan = planFor('20 minutes', { progress: { workoutsCompleted: 0 }, recentSessions: [] });
    expect(new Set(plan?.main.map(({ skillLevel }) => skillLevel))).toEqual(new Set(['beginner']));
  });

  it('uses the equipment that is there and only that', () => {
    expect(
      planFor('10 minutes with dumbbells')?.main.every(({ equipment }) => equipment.includes('dumbbells')),
    ).toBe(true);
    expect(planFor('20 minutes')?.exercises.some(({ equipment }) => equipment.includes('dumbbells'))).toBe(
      false,
    );
    const bare = planFor('20 minutes no equipment')?.exercises.flatMap(({ equipment }) => equipment);
    expect(new Set(bare)).toEqual(new Set(['none', 'mat']));
  });

  it('respects what the profile says of pain', () => {
    const sore = { answers: { bodyPains: 'bad knees' } };
    expect(
      plannedIn(ask('20 minutes legs', [], sore)).map((id) => exerciseOf(id)?.avoidWith),
    ).not.toContainEqual(expect.arrayContaining(['knees']));
    expect(ask('20 minutes legs', [], sore).reply).toContain('knees');
    expect(ask('20 minutes legs').reply).not.toContain('knees');
  });

  it('leads with favourites among equals', () => {
    const favouriteIds = ['heel-tap', 'dead-bug'];
    expect(planFor('10 minutes core', { favouriteIds })?.main.map(({ id }) => id)).toEqual(
      expect.arrayContaining(favouriteIds),
    );
  });

  it('says what stands in the way when nothing fits', () => {
    const reply = ask('legs', [], { excludedIds: library.map(({ id }) => id) });
    expect(reply.workout).toBeNull();
    expect(reply.reply).toContain('no exercise left');
  });

  it("spares yesterday's main part and says so", () => {
    const reply = ask('what should I do today');
    expect(reply.reply).toContain('Lower Body HIIT');
    expect(plannedIn(reply).map((id) => exerciseOf(id)?.category)).not.toContain('lower');
    const rested = ask('what should I do today', [], {
      recentSessions: [pastSession('lower-body-hiit', '2026-05-09')],
    });
    expect(plannedIn(rested).map((id) => exerciseOf(id)?.category)).toContain('lower');
  });
});

describe('A change of the last plan', () => {
  const before = ask('20 minutes legs, no jumping');
  const history = after('20 minutes legs, no jumping');

  it('shorter keeps what was there', () => {
    const reply = ask('shorter', history);
    expect(reply.workout?.minutes).toBe(12);
    const kept = plannedIn(reply).filter((id) => plannedIn(before).includes(id));
    expect(kept.length).toBeGreaterThanOrEqual(5);
  });

  it('another one brings other exercises for the same wish', () => {
    const reply = ask('another one', history);
    expect(reply.workout?.minutes).toBe(20);
    expect(plannedIn(reply)).not.toEqual(plannedIn(before));
    expect(plannedIn(reply).map((id) => exerciseOf(id)?.impact)).not.toContain('high');
  });

  it('harder and easier move the level', () => {
    const levels = (message: string) =>
      plannedIn(ask(message, after('20 minutes legs'))).map((id) => exerciseOf(id)?.skillLevel);
    expect(levels('harder')).toContain('advanced');
    expect(new Set(levels('easier'))).toEqual(new Set(['beginner']));
  });

  it('takes on new wishes and keeps the old ones', () => {
    const reply = ask('without lunges, my wrist hurts', history);
    expect(plannedIn(reply)).not.toContain('forward-lunge');
    expect(safe(plannedIn(reply), 'my wrist hurts')).toEqual(plannedIn(reply));
    expect(reply.workout?.title.toLowerCase()).toContain('legs');
  });

  it('remembers pains of the conversation', () => {
    const sore = after('20 minutes, my knee hurts');
    const reply = ask('another one', sore);
    expect(safe(plannedIn(reply), 'my knee hurts')).toEqual(plannedIn(reply));
  });
});
