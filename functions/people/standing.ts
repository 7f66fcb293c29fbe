import type { Standing } from '../../shared/events/progress';
import type { Person } from './people-repository';

/** The standing others may see; points are null for somebody who left the boards or is being deleted. */
export function standingOf(person: Person): Standing {
  const onBoards = person.visible && person.state === 'active';
  return {
    points: onBoards ? person.totalPoints : null,
    workoutsCompleted: person.workoutsCompleted,
    version: person.version,
  };
}
