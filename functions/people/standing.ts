import type { Standing } from '../../shared/events/progress';
import type { Person } from './people-repository';

/**
 * Whether others see a person on leaderboards: they may opt out, operators may hide them, and suspended people are
 * never shown.
 */
export const isOnBoards = ({ visible, hiddenFromBoards, state }: Person): boolean =>
  visible && !hiddenFromBoards && state === 'active';

/** The standing others may see; points are null for someone who is not shown. */
export function standingOf(person: Person): Standing {
  return {
    points: isOnBoards(person) ? person.totalPoints : null,
    workoutsCompleted: person.workoutsCompleted,
    version: person.version,
  };
}
