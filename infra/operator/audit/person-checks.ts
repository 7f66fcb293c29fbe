import {
  createActivityAuditRepository,
  type DayCounts,
} from '../../../functions/activity/activity-audit-repository';
import { goalSecondsOf, isActive } from '../../../functions/activity/public';
import { createParticipantsAuditRepository } from '../../../functions/challenges/participants-audit-repository';
import { createDanceSessionsRepository } from '../../../functions/dance/dance-sessions-repository';
import { createPeopleAuditRepository } from '../../../functions/people/people-audit-repository';
import type { Storage } from '../../../functions/platform/storage/storage';
import { awardItems } from '../../../functions/points/public';
import { awardKeys, decideAwards } from '../../../shared/rules/awards';
import { paidOf, payEntry, type LedgerEntry } from '../../../functions/points/rules/ledger';
import type { LocalDate } from '../../../shared/rules/local-date';
import { longestRun, runContaining } from '../../../functions/points/rules/streak-run';
import { byWriting, differs, type Difference } from './difference';
import type { PersonFacts } from './person-facts';
import { lookAtSummaries } from './summary-checks';
import { emptyCounts } from './recount';

type Look = (facts: PersonFacts) => Difference[];

const activeDatesOf = ({ done }: PersonFacts): LocalDate[] =>
  [...done.days].flatMap(([localDate, counts]) => (isActive(counts) ? [localDate] : []));

/** The days against the totals of their sessions and activities. */
function lookAtDays(storage: Storage): Look {
  const activity = createActivityAuditRepository(storage);
  const names = Object.keys(emptyCounts()) as (keyof DayCounts)[];
  return ({ person: { userId }, days, done }) =>
    [...new Set([...(days.keys() as Iterable<LocalDate>), ...done.days.keys()])].flatMap((localDate) => {
      const stored = days.get(localDate) ?? emptyCounts();
      const seen = Object.fromEntries(names.map((name) => [name, stored[name]])) as unknown as DayCounts;
      const right = done.days.get(localDate) ?? emptyCounts();
      const mend = byWriting(storage, () => [activity.correctItem(userId, localDate, seen, right)]);
      return names.flatMap((name) => differs(`${localDate} ${name}`, [seen[name], right[name]], mend));
    });
}

function lookAtCounters(storage: Storage): Look {
  const people = createPeopleAuditRepository(storage);
  return ({ person, done: { counters } }) => {
    const mend = byWriting(storage, () => [people.correctItem(person, counters)]);
    const names = ['workoutsCompleted', 'caloriesLost', 'workoutTimeMinutes'] as const;
    return names.flatMap((name) => differs(name, [person[name], counters[name]], mend));
  };
}

/**
 * What recent workouts should have earned but did not: the product's rule, asked again, must have nothing left to pay.
 */
function unpaidOf(facts: PersonFacts): LedgerEntry[] {
  const { days, done, ledger, forgivenDates } = facts;
  const activeDates = activeDatesOf(facts);
  const paid = paidOf(ledger.facts);
  const ledgerKeys = new Set(paid.map(({ awardKey }) => awardKey));
  const paidActivityIds = new Set(paid.flatMap(({ activityId }) => activityId ?? []));
  return done.recent.flatMap(({ sessionId, localDate, title }) => {
    const run = runContaining(localDate, { activeDates, forgivenDates });
    const awards = decideAwards(
      { kind: 'workout', sessionId, localDate, counted: true, routineName: title },
      {
        ledgerKeys,
        paidActivityIds,
        paidWorkouts: [...ledgerKeys].filter((key) => key.startsWith(awardKeys.workouts)).length,
        activeSeconds: done.days.get(localDate)?.activeSeconds ?? 0,
        goalSeconds: goalSecondsOf(days.get(localDate)),
        streak: { current: run.length, runStart: run.start, runEnd: run.end },
      },
    );
    for (const { awardKey } of awards) ledgerKeys.add(awardKey);
    return awards.map((award) => payEntry(ledger.facts, award));
  });
}

/**
 * Total and streak under their version lock, with what is unpaid; leaderboards and sockets are told as with any award.
 */
function lookAtPoints(storage: Storage): Look {
  return (facts) => {
    const { person, ledger } = facts;
    // More than these would not fit into one transaction; the rest is found and paid the next time.
    const awards = unpaidOf(facts).slice(0, 50);
    const diary = { activeDates: activeDatesOf(facts), forgivenDates: facts.forgivenDates };
    const longestStreak = longestRun(diary, person.longestStreak);
    const unpaid = awards.reduce((sum, { points }) => sum + points, 0);
    const mend = byWriting(storage, () =>
      awardItems(
        storage,
        { userId: person.userId, cause: { correlationId: storage.newId(), depth: 0 } },
        { before: person, awards, after: { totalPoints: ledger.points + unpaid, longestStreak } },
      ),
    );
    return [
      ...awards.flatMap(({ awardKey, points }) => differs(`award ${awardKey}`, ['nothing', points], mend)),
      ...differs('total points', [person.totalPoints, ledger.points], mend),
      ...differs('longest streak', [person.longestStreak, longestStreak], mend),
    ];
  };
}

/** The position on the challenge ladder, and the best dance of each style. */
function lookAtBests(storage: Storage): Look {
  const participants = createParticipantsAuditRepository(storage);
  const dances = createDanceSessionsRepository(storage);
  return ({ person: { userId }, ladder, bests, done }) => {
    const highest = Math.max(0, ...ladder.completed);
    const mend = byWriting(storage, () => [participants.correctItem(userId, ladder.highest, highest)]);
    const styles = [...done.bests.values()].flatMap((best) => {
      const seen = bests.find(({ style }) => style === best.style) ?? null;
      const mendBest = byWriting(storage, () => [dances.bestItem(userId, seen, best)]);
      return differs(`best ${best.style}`, [seen?.score ?? 'none', best.score], mendBest);
    });
    return [...differs('highest challenge', [ladder.highest, highest], mend), ...styles];
  };
}

/** Everything wrong with a person's own rows. */
export function createLookAtPerson(storage: Storage): Look {
  const looks = [lookAtDays, lookAtCounters, lookAtPoints, lookAtBests, lookAtSummaries].map((look) =>
    look(storage),
  );
  return (facts) => looks.flatMap((look) => look(facts));
}
