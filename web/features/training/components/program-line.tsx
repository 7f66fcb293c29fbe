import type { FollowedProgram } from '../../../../shared/contracts/training';
import { positionIn, type ProgramPosition } from '../program-position';

function placeOf({ sessions, sessionsDone, week, programme, isFinished }: ProgramPosition): string {
  return isFinished
    ? `All ${sessions} sessions done`
    : `Session ${sessionsDone + 1} of ${sessions} · week ${week} of ${programme.weeks}`;
}

/** A program that was begun: the place of the next session in it, and the next milestone. */
export function ProgramLine({ running }: { running: FollowedProgram }) {
  const position = positionIn(running);
  if (!position) return null;
  const { programme, next } = position;
  return (
    <div className="mt-3 grid gap-0.5 border-t border-line pt-3 text-small leading-text">
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold tabular-nums">
        {programme.name}
        <span className="text-fg-2">{running.isPaused ? 'Paused' : placeOf(position)}</span>
      </p>
      {running.isPaused ? (
        <p className="text-fg-2">It waits at session {position.sessionsDone + 1}. Resume it under Workout.</p>
      ) : (
        next && (
          <p className="text-fg-2 tabular-nums">
            Next milestone, session {next.sessions}: {next.text}
          </p>
        )
      )}
    </div>
  );
}
