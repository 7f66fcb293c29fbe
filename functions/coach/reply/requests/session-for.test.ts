import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../../training/planner/allowed';
import type { CoachReply, PastMessage } from '../../coach-facts';
import { withoutRuledOut } from '../../injuries/injury-filter';
import { presentReply } from '../../present-reply';
import { askBuiltIn, requestFor } from '../ask-built-in.fixture';
import { coachFacts, pastSession, type FactsChanges } from '../coach-facts.fixture';

const library = coachFacts().exercises;
const exerciseOf = (id: string) => library.find((exercise) => exercise.id === id);
const ask = (message: string, history: readonly PastMessage[] = [], changes: FactsChanges = {}) =>
  askBuiltIn(message, changes, history);
const safe = (ids: readonly string[], message: string) => {
  const { facts, pains } = requestFor(message);
  return withoutRuledOut(ids, facts, pains);
};
const plannedIn = ({ workout }: CoachReply) => workout?.exerciseIds ?? [];
const sessionIn = ({ workout }: CoachReply) => workout?.proposed?.session;
const mainIn = (reply: CoachReply) => plannedIn(reply).flatMap((id) => exerciseOf(id) ?? []);
const shown = (reply: CoachReply) => presentReply(reply, coachFacts());
const after = (question: string): PastMessage[] => [
  { role: 'user', content: question },
  { role: 'assistant', content: ask(question).reply, workout: shown(ask(question)).workout },
];
/** No history, so that no muscle needs rest. */
const fresh: FactsChanges = { recentSessions: [], progress: { workoutsCompleted: 0, days: [] } };

const wishes = fc.record({
  minutes: fc.integer({ min: 5, max: 90 }),
  group: fc.constantFrom('', 'legs', 'core', 'arms', 'chest', 'back', 'stretching', 'cardio', 'whole body'),
  where: fc.constantFrom('', 'no equipment', 'with dumbbells', 'no jumping', 'with a chair'),
  pain: fc.constantFrom('', 'my knee hurts', 'sore wrist', 'bad back', 'stiff neck'),
});
const messageOf = ({
  minutes,
  group,
  where,
  pain,
}: Record<'group' | 'where' | 'pain', string> & { minutes: number }) =>
  [`${minutes} minutes ${group}`, where, pain].filter(Boolean).join(', ');

describe('A workout in the chat', () => {
  it('is a planner session within the time, with nothing excluded or ruled out, whatever is asked', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const message = messageOf(wish);
        const reply = ask(message);
        const session = sessionIn(reply);
        if (!session) return;
        const ids = plannedIn(reply);
        expect(new Set(ids).size).toBe(ids.length);
        expect(session.minutes).toBeLessThanOrEqual(wish.minutes);
        const all = [...session.warmUp, ...session.exercises, ...session.coolDown].map(
          (move) => move.exerciseId,
        );
        expect(safe(all, message)).toEqual(all);
        expect(all).not.toContain('burpee');
        expect(session.exercises.every(({ restSeconds }) => restSeconds >= 0)).toBe(true);
      }),
      { numRuns: 60 },
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
    expect(ask(message, [], fresh).workout?.minutes).toBeGreaterThanOrEqual(0.7 * asked);
  });

  it('is the same all day and different tomorrow', () => {
    expect(ask('20 minutes')).toEqual(ask('20 minutes'));
    const days = ['2026-05-14', '2026-05-15', '2026-05-16'].map((today) =>
      plannedIn(ask('20 minutes', [], { ...fresh, today })).join(),
    );
    expect(new Set(days).size).toBeGreaterThan(1);
  });

  it('asks beginners for nothing hard', () => {
    const levels = mainIn(ask('20 minutes', [], fresh)).map(({ skillLevel }) => skillLevel);
    expect(new Set(levels)).toEqual(new Set(['beginner']));
  });

  it('uses only the equipment that is there', () => {
    const dumbbells = mainIn(ask('10 minutes with dumbbells', [], fresh));
    expect(dumbbells.every(({ equipment }) => equipment.includes('dumbbells'))).toBe(true);
    const without = mainIn(ask('20 minutes', [], fresh)).flatMap(({ equipment }) => equipment);
    expect(without).not.toContain('dumbbells');
    const bare = mainIn(ask('20 minutes no equipment', [], fresh)).flatMap(({ equipment }) => equipment);
    expect(bare.every((each) => each === 'none' || each === 'mat')).toBe(true);
  });

  it('respects what the profile says about pain and health', () => {
    const sore = { answers: { bodyPains: 'bad knees' } };
    const avoided = mainIn(ask('20 minutes legs', [], sore)).flatMap(({ avoidWith }) => avoidWith);
    expect(avoided).not.toContain('knees');
    expect(ask('20 minutes legs', [], sore).reply).toContain('knees');
    expect(ask('20 minutes legs').reply).not.toContain('knees');
    const ill = { ...fresh, answers: { medicalConditions: 'high blood pressure' } };
    const person = coachFacts(ill).training?.input.person;
    expect(person?.conditions).toEqual(['high_blood_pressure']);
    expect(mainIn(ask('20 minutes core', [], ill)).every((each) => person && isAllowed(each, person))).toBe(
      true,
    );
  });

  it('leads with favourites among equals', () => {
    const favoriteIds = ['heel-tap', 'dead-bug'];
    expect(plannedIn(ask('20 minutes core', [], { ...fresh, favoriteIds }))).toEqual(
      expect.arrayContaining(favoriteIds),
    );
  });

  it('says what rules everything out when nothing fits, and asks who it is for before it knows', () => {
    const reply = ask('20 minutes legs', [], { excludedIds: library.map(({ id }) => id) });
    expect(reply.workout).toBeNull();
    expect(reply.reply).toContain('rules out every move');
    expect(ask('20 minutes legs', [], { answers: null }).reply).toContain("I'd like to know your goal");
  });

  it('gives each exercise its sets, seconds, and reason', () => {
    const exercises = shown(ask('20 minutes legs', [], fresh)).workout?.exercises ?? [];
    expect(exercises.length).toBeGreaterThan(2);
    expect(exercises.every(({ sets = 0, workSeconds = 0 }) => sets > 0 && workSeconds >= 20)).toBe(true);
    expect(exercises.every(({ reason }) => reason !== undefined)).toBe(true);
  });

  it('for muscles that should rest is lighter and says so', () => {
    const recentSessions = [pastSession('lower-body-hiit', '2026-05-13')];
    expect(ask('20 minutes legs', [], { recentSessions }).reply).toContain(
      'Lighter: your legs worked hard less than two days ago',
    );
  });
});

describe('Today in the chat', () => {
  it('is the same session every screen shows', () => {
    const { training } = coachFacts();
    const reply = ask('what should I do today');
    expect(reply.workout?.proposed).toEqual(training?.session);
    expect(reply.workout?.title).toBe(training?.today.session?.title);
  });

  it("spares yesterday's main part", () => {
    const tired = { recentSessions: [pastSession('lower-body-hiit', '2026-05-13')] };
    expect(mainIn(ask('what should I do today', [], tired)).map(({ category }) => category)).not.toContain(
      'lower',
    );
    const rested = { recentSessions: [pastSession('upper-body-power', '2026-05-13')] };
    expect(mainIn(ask('what should I do today', [], rested)).map(({ category }) => category)).toContain(
      'lower',
    );
  });

  it('with a wish is planned for that wish', () => {
    const reply = ask('what should I do today without jumping, 15 minutes', [], fresh);
    expect(reply.workout?.proposed?.trainingId).toBeNull();
    expect(reply.workout?.minutes).toBeLessThanOrEqual(15);
  });
});

describe('A change of the last plan', () => {
  const before = ask('20 minutes legs, no jumping');
  const history = after('20 minutes legs, no jumping');

  it('shorter keeps what was there', () => {
    const reply = ask('shorter', history);
    expect(reply.workout?.minutes).toBeLessThan(before.workout?.minutes ?? 0);
    expect(plannedIn(reply).every((id) => plannedIn(before).includes(id))).toBe(true);
  });

  it('another one has other exercises for the same wish', () => {
    const reply = ask('another one', history);
    expect(plannedIn(reply)).not.toEqual(plannedIn(before));
    expect(mainIn(reply).map(({ impact }) => impact)).not.toContain('high');
    expect(reply.workout?.title).toBe('Legs');
  });

  it('harder and easier change the load', () => {
    const load = (message: string) => sessionIn(ask(message, after('20 minutes core')))?.load ?? 0;
    expect(load('harder')).toBeGreaterThan(load('easier'));
  });

  it('takes on new wishes and keeps the old ones', () => {
    const reply = ask('without lunges, my wrist hurts', history);
    expect(plannedIn(reply)).not.toContain('forward-lunge');
    expect(safe(plannedIn(reply), 'my wrist hurts')).toEqual(plannedIn(reply));
    expect(reply.workout?.title.toLowerCase()).toContain('legs');
  });
});

describe('A week in the chat', () => {
  it("is the plan's week, with an offer to save it while nothing was chosen", () => {
    const { training } = coachFacts();
    const { week, reply, workout } = ask('a week that fits me');
    expect(week).toEqual({
      days: training?.week.days,
      settings: { days: [1, 3, 5], minutes: 20, equipment: [] },
    });
    expect(reply).toMatch(/^Your week: \*\*one session, \d+ minutes in all: Friday\*\*/);
    expect(workout).toBeNull();
  });

  it('is the next one when this one is over', () => {
    const sunday = ask('plan my week', [], { ...fresh, today: '2026-05-17' });
    const begun = {
      ...fresh,
      recentSessions: [pastSession('core-blast', '2026-05-17')],
      today: '2026-05-17',
    };
    const { week, reply } = ask('plan my week', [], begun);
    expect(sunday.week?.days[0]?.date).toBe('2026-05-11');
    expect(week?.days[0]?.date).toBe('2026-05-18');
    expect(reply).toContain('Next week: **three sessions');
  });

  it.each([
    ['plan me 4 days a week, 30 minutes', { days: [1, 2, 4, 5], minutes: 30 }],
    ['a week with monday, wed and saturday', { days: [1, 3, 6], minutes: 20 }],
    ['can you make a weekly plan, three times 15 min', { days: [1, 3, 5], minutes: 15 }],
  ])('takes days and minutes from the message: %s', (message, settings) => {
    const { week } = ask(message, [], fresh);
    expect(week?.settings).toMatchObject(settings);
    const planned = week?.days.filter(({ state }) => state === 'planned') ?? [];
    expect(planned.every(({ minutes }) => minutes <= settings.minutes)).toBe(true);
    expect(planned.every(({ reason }) => reason !== null)).toBe(true);
  });
});
