import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import type { UnitSystem } from '../../../../shared/rules/units';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useSessionNotes } from '../use-session-notes';
import { EffortChoice } from './effort-choice';
import { SetsForm } from './sets-form';

interface SessionNotesProps {
  session: WorkoutSession;
  /** Whether the server has the completed workout. */
  ready?: boolean;
  /** The workout was just done. */
  isLatest?: boolean;
  units: UnitSystem;
}

/** What people can add to a workout they did: effort and sets. */
export function SessionNotes({ session, ready = true, isLatest = false, units }: SessionNotesProps) {
  const notes = useSessionNotes(session);
  return (
    <>
      <EffortChoice
        effort={notes.effort}
        changesNext={isLatest}
        disabled={!ready}
        onChoose={(effort) => effort !== notes.effort && notes.save({ effort })}
      />
      <VisuallyHidden live="polite">{notes.saved ? 'Saved' : ''}</VisuallyHidden>
      {ready && <SetsForm session={session} notes={notes} units={units} />}
    </>
  );
}
