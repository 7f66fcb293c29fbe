import { describe, expect, it } from 'vitest';
import { planSession } from '../../../functions/training/planner/plan-session';
import { positionIn } from '../../../web/features/training/program-position';
import { programs, type ProgramId } from './programs';
import { library, monday, performed, personWith } from '../../../functions/training/planner/training.fixture';
import { addDays } from '../local-date';
import type { PastTraining } from '../../../functions/training/planner/history';

const at = (id: ProgramId, sessionsDone: number) => positionIn({ id, sessionsDone });

describe('Programs', () => {
  it('are four of four to eight weeks, each with milestones up to its end', () => {
    expect(programs.map(({ name }) => name)).toEqual([
      'Start moving',
      'Stronger at home',
      'Lean and quick',
      'Easy on joints',
    ]);
    for (const { weeks, sessionsPerWeek, milestones } of programs) {
      expect(weeks).toBeGreaterThanOrEqual(4);
      expect(weeks).toBeLessThanOrEqual(8);
      const sessions = milestones.map((milestone) => milestone.sessions);
      expect(sessions).toEqual(sessions.toSorted((a, b) => a - b));
      expect(sessions.at(-1)).toBe(weeks * sessionsPerWeek);
    }
  });

  it('go by what was done, not by the calendar', () => {
    expect(at('start-moving', 0)).toMatchObject({ week: 1, doneThisWeek: 0, isFinished: false, reached: [] });
    expect(at('start-moving', 4)).toMatchObject({ week: 2, doneThisWeek: 1, next: { sessions: 6 } });
    expect(at('start-moving', 40)).toMatchObject({ week: 4, sessionsDone: 12, isFinished: true, next: null });
  });

  it('keep their promises: no jump for joints', () => {
    const strong = personWith({ goalType: 'lose_weight', minutes: 30 });
    const history: PastTraining[] = [];
    for (let done = 0; done < 12; done += 1) {
      const date = addDays(monday, done * 2);
      const programme = { id: 'easy-on-joints' as const, sessionsDone: done };
      const session = planSession({ person: strong, history, library, date, programme });
      if (session === null) throw new Error('Nothing was planned.');
      history.push(performed(session, date, { effort: 'too_easy' }));
    }
    const ids = new Set(history.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
    expect(library.filter(({ id, impact }) => ids.has(id) && impact === 'high')).toEqual([]);
  });
});
