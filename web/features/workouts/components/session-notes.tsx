import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import type { UnitSystem } from '../../../../shared/rules/units';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useSessionNotes } from '../use-session-notes';
import { EffortChoice } from './effort-choice';
import { SetsForm } from './sets-form';

interface SessionNotesProps {
  session: WorkoutSession;
  units: UnitSystem;
}

/** What people can add to a workout they did: effort and sets. */
export function SessionNotes({ session, units }: SessionNotesProps) {
  const notes = useSessionNotes(session);
  return (
    <>
      <EffortChoice effort={notes.effort} onChoose={(effort) => notes.save({ effort })} />
      <VisuallyHidden live="polite">{notes.saved ? 'Saved' : ''}</VisuallyHidden>
      <SetsForm session={session} notes={notes} units={units} />
    </>
  );
}
