import type { Standing } from '../../shared/events/progress';
import type { Person } from './people-repository';

/** Whether others see a person on boards: they may leave, operators may take them off, and suspended people are on none. */
export const isOnBoards = ({ visible, hiddenFromBoards, state }: Person): boolean =>
  visible && !hiddenFromBoards && state === 'active';

/** The standing others may see; points are null for someone who is on no board. */
export function standingOf(person: Person): Standing {
  return {
    points: isOnBoards(person) ? person.totalPoints : null,
    workoutsCompleted: person.workoutsCompleted,
    version: person.version,
  };
}
