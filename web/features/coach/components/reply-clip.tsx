import { useId, type ReactNode } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';

interface ReplyClipProps {
  exercise: LibraryExercise;
  video: ReactNode;
  /** The reply's text; cues already in it are not repeated here. */
  said: string;
  /** The amount in the reply's workout; without one, the exercise's own sets. */
  isPlanned: boolean;
}

/** An exercise inside a reply: its clip, its sets, and its cues on request. */
export function ReplyClip({ exercise, video, said, isPlanned }: ReplyClipProps) {
  const heading = useId();
  const { name, defaultSets, defaultReps, holdSeconds, cues, mistakes } = exercise;
  const amount = defaultReps === null ? `${holdSeconds ?? 0} s` : `${defaultReps} reps`;
  const isAmountSaid = said.includes(`${defaultSets} sets of`) || said.includes(`${defaultSets} hold`);
  const isNew = (line: string) => !said.includes(line);
  const toWatch = cues.filter(isNew);
  const toAvoid = mistakes.filter(isNew);
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-surface-1" aria-labelledby={heading}>
      {video}
      <div className="grid px-4 pt-3 pb-1">
        <b id={heading} className="leading-snug">
          {name}
        </b>
        {!isPlanned && !isAmountSaid && (
          <small className="text-small text-fg-2 tabular-nums">
            {defaultSets === 1 ? '1 set' : `${defaultSets} sets`} × {amount}
          </small>
        )}
        {toWatch.length + toAvoid.length > 0 ? (
          <details>
            <summary className="inline-flex min-h-tap cursor-pointer items-center text-small font-semibold text-fg-2">
              What to watch for
            </summary>
            <Lines lines={toWatch} />
            {toAvoid.length > 0 && <p className="mb-1 text-small font-semibold text-fg-2">Not like this</p>}
            <Lines lines={toAvoid} />
          </details>
        ) : (
          <span className="h-2" />
        )}
      </div>
    </article>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pb-3 pl-5 text-small empty:hidden">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
