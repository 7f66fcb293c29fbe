import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/rules/local-date';
import { plannedSeconds } from '../../../shared/rules/routines';
import { isAllowed } from './allowed';
import { histories, people } from '../../../tests/support/training-arbitraries';
import type { Library } from './difficulty';
import type { TrainingHistory } from './history';
import { loadBetween, loadOf, weeklyLoadCap } from './load';
import type { Condition, TrainingPerson } from '../../../shared/rules/training/person';
import { planSession } from './plan-session';
import { programs } from '../../../shared/rules/training/programs';
import { restingMuscles } from './recovery';
import type { PlannedSession } from '../../../shared/rules/training/session';
import { trainFor } from './simulate.fixture';
import { library, monday, performed, personWith } from './training.fixture';

const byId: Library = new Map(library.map((exercise) => [exercise.id, exercise]));
/** Others each time: five runs of the suite try ten thousand. */
const runs = 2_000;
const plan = (person: TrainingPerson, history: TrainingHistory = [], date = monday) =>
  planSession({ person, history, library, date });
const idsOf = ({ warmUp, exercises, coolDown }: PlannedSession) =>
  [...warmUp, ...exercises, ...coolDown].map(({ exerciseId }) => exerciseId);
const warmUpOf = ({ warmUp }: PlannedSession) => warmUp.reduce((sum, { seconds }) => sum + seconds, 0);
const coolDownOf = ({ coolDown }: PlannedSession) => coolDown.reduce((sum, { seconds }) => sum + seconds, 0);

/** What is wrong with a session for a person, whoever they are and whatever they did. */
function faultsOf(session: PlannedSession, person: TrainingPerson, history: TrainingHistory): string[] {
  const exercises = idsOf(session).map((id) => byId.get(id));
  const seconds = warmUpOf(session) + plannedSeconds(session.exercises) + coolDownOf(session);
  const cap = weeklyLoadCap(person, history, byId, monday);
  const load = loadOf(session.exercises, byId);
  const done = loadBetween(history, byId, addDays(monday, -6), monday);
  const jumps = session.exercises.some(({ exerciseId }) => byId.get(exerciseId)?.impact === 'high');
  const checks: [string, boolean][] = [
    ['not allowed', exercises.some((each) => each === undefined || !isAllowed(each, person))],
    ['over the time', seconds > person.minutes * 60],
    ['minutes are not its seconds', session.minutes * 60 !== seconds],
    ['above the load of a week', load > 0 && done + load > cap + 0.001],
    ['load is not its sum', Math.abs(session.load - load) > 0.051],
    ['jumps without a warm-up', jumps && warmUpOf(session) < 50],
    ['jumps to begin with', byId.get(session.exercises[0]?.exerciseId ?? '')?.impact === 'high'],
    ['rest at its end', session.exercises.at(-1)?.restSeconds !== 0],
    [
      'work or rest beyond reason',
      session.exercises.some((each) => {
        const isHeld = byId.get(each.exerciseId)?.demands.includes('isometric');
        return each.workSeconds < (isHeld ? 15 : 20) || each.workSeconds > 90;
      }),
    ],
    [
      'no reason at a first set',
      session.focus[0] !== 'mobility' && session.exercises.some((each) => each.set === 1 && !each.reason),
    ],
    ['sets that do not count up', session.exercises.some(({ set, sets }) => set < 1 || set > sets)],
    ['no title or too many reasons', session.title === '' || session.reasons.length > 3],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

describe('A session for anyone', () => {
  it('keeps to what is allowed, the time, the load and the order', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(people, histories, (person, history) => {
        const session = plan(person, history);
        if (session === null) return;
        expect(faultsOf(session, person, history)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(people, histories, (person, history) => {
        expect(plan(person, history)).toEqual(plan(structuredClone(person), structuredClone(history)));
      }),
      { numRuns: 200 },
    );
  });

  it('goes down to the floor once at most', () => {
    fc.assert(
      fc.property(people, (person) => {
        const onFloor = (plan(person)?.exercises ?? []).map(({ exerciseId }) => {
          const exercise = byId.get(exerciseId);
          return exercise?.position !== 'standing' && !exercise?.equipment.includes('chair');
        });
        expect(onFloor.lastIndexOf(false)).toBeLessThan(onFloor.includes(true) ? onFloor.indexOf(true) : 99);
      }),
      { numRuns: 200 },
    );
  });

  it('is null where nothing at all is allowed, and stretches where only stretches are', () => {
    const all = library.map(({ id }) => id);
    const stretches = library.filter(({ category }) => category === 'flexibility').map(({ id }) => id);
    expect(plan(personWith({ excludedIds: all }))).toBeNull();
    expect(plan(personWith({ excludedIds: all.filter((id) => !stretches.includes(id)) }))).toMatchObject({
      title: 'Loosen up',
      focus: ['mobility'],
    });
  });

  it.each<[Condition, string[]]>([
    ['pregnancy', ['supine', 'prone']],
    ['postnatal', []],
  ])(
    'is calm in %s: nothing that jumps or asks for skill, and with a child to come nothing on the back or the belly',
    (condition, lying) => {
      const moves = plan(personWith({ conditions: [condition] }))?.exercises ?? [];
      expect(moves.length).toBeGreaterThan(3);
      for (const { exerciseId } of moves) {
        const move = library.find(({ id }) => id === exerciseId);
        expect(move?.impact).not.toBe('high');
        expect(lying).not.toContain(move?.position);
        expect(move?.skillLevel).not.toBe('advanced');
      }
    },
  );

  it('leaves exercises of unknown position to people without limits', () => {
    const own = library.map((exercise) => ({ ...exercise, position: 'unknown' as const }));
    const input = { history: [], library: own, date: monday };
    expect(planSession({ ...input, person: personWith() })).not.toBeNull();
    expect(planSession({ ...input, person: personWith({ conditions: ['hernia'] }) })).toBeNull();
  });
});

describe('Reasons', () => {
  it('say what a sore knee changes', () => {
    const session = plan(personWith({ pains: { areas: ['knees'], muscles: [] }, goalType: 'lose_weight' }));
    expect(session?.title).toContain('easy on your knees');
    expect(session?.reasons[0]).toBe('No jumps, only moves that are easy on your knees');
  });

  it('say that something was swapped for it', () => {
    const first = plan(personWith());
    if (first === null) throw new Error('Nothing was planned.');
    const swaps = [{ from: 'squat', to: 'chair-squat', why: 'too_hard' as const }];
    const history = [performed(first, addDays(monday, -3), { swaps })];
    const reasons = plan(personWith(), history)?.exercises.map(({ reason }) => reason);
    expect(reasons).toContain('You swapped squats for these');
  });

  it('say that it is a little more, and how much', () => {
    const done = trainFor(personWith(), 3);
    expect(done.flatMap(({ session }) => session.reasons).join()).toMatch(/: \d\d seconds, up from \d\d/);
    expect(done.flatMap(({ session }) => session.exercises.map(({ reason }) => reason))).toContain(
      'A little more than last time',
    );
  });

  it('say that the last one was too easy or too hard', () => {
    const first = plan(personWith());
    if (first === null) throw new Error('Nothing was planned.');
    const after = (effort: 'too_easy' | 'too_hard') =>
      plan(personWith(), [performed(first, addDays(monday, -3), { effort })])?.reasons;
    expect(after('too_easy')).toContain('Last time was too easy, so today is a step up');
    expect(after('too_hard')).toContain('Last time was too hard, so today is a step down');
  });
});

describe('Muscles', () => {
  it('rest two days after hard work', () => {
    const days = trainFor(personWith({ trainingDays: [1, 2, 3, 4, 5, 6, 7], minutes: 25 }), 2);
    days.forEach(({ date, session }, index) => {
      const before = performed(days[index - 1]?.session ?? session, addDays(date, -1));
      const resting = index === 0 ? new Set() : restingMuscles([before], byId, date);
      const again = session.exercises
        .map(({ exerciseId }) => byId.get(exerciseId))
        .filter((each) => each?.category !== 'cardio' && each?.category !== 'flexibility')
        .filter((each) => each?.primaryMuscles.some((muscle) => resting.has(muscle)));
      expect(again.map((each) => each?.id)).toEqual([]);
    });
  });
});

describe('A program', () => {
  it('gives its sessions their direction', () => {
    const first = plan(personWith());
    if (first === null) throw new Error('Nothing was planned.');
    const history = [performed(first, addDays(monday, -2))];
    for (const { id, focuses } of programs) {
      const programme = { id, sessionsDone: 1 };
      const session = planSession({ person: personWith(), history, library, date: monday, programme });
      expect(session?.focus).toContain(focuses[1]?.[0]);
    }
  });
});
