import { isDeepStrictEqual } from 'node:util';
import type { Storage } from '../../../functions/platform/storage/storage';
import { summaryOf, type WorkoutSummary } from '../../../functions/workouts/public';
import {
  createSummariesAuditRepository,
  summariesExamined,
} from '../../../functions/workouts/summaries-audit-repository';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { byWriting, differs, type Difference } from './difference';
import type { PersonFacts } from './person-facts';

const right = 'that of the session';

/** While a session is open, only its summary has the progress. */
const saysTheSame = (summary: WorkoutSummary, session: WorkoutSession) =>
  session.completedAt === null
    ? summary.completedAt === null
    : isDeepStrictEqual(summary, summaryOf(session));

/** The summaries of the latest workouts against the workouts themselves. */
export function lookAtSummaries(storage: Storage): (facts: PersonFacts) => Difference[] {
  const audit = createSummariesAuditRepository(storage);
  return ({ person: { userId }, workouts: { sessions, summaries } }) => {
    const stored = new Map(summaries.map((summary) => [summary.id, summary]));
    const own = sessions.flatMap((session) => {
      const summary = stored.get(session.id);
      const found = !summary ? 'none' : saysTheSame(summary, session) ? right : 'another';
      const mend = byWriting(storage, () => audit.correctItems(userId, session));
      return differs(`summary of workout ${session.id}`, [found, right], mend);
    });
    const known = new Set(sessions.map(({ id }) => id));
    const oldest = sessions[summariesExamined - 1]?.id ?? '';
    const left = summaries.filter(({ id }) => id > oldest && !known.has(id));
    return [
      ...own,
      ...left.flatMap(({ id }) => {
        const mend = byWriting(storage, () => [audit.removeItem(userId, id)]);
        return differs(`summary of workout ${id}`, ['one', 'none'], mend);
      }),
    ];
  };
}
