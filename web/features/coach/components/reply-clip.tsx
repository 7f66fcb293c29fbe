import { Play } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';

interface ReplyClipProps {
  exercise: LibraryExercise;
  poster: ReactNode;
  video: ReactNode;
  /** The newest reply shows its clips at once; older ones wait for a tap. */
  playing: boolean;
  /** The reply's workout says how much of it; without one it is the exercise's own sets. */
  isPlanned: boolean;
}

/** An exercise inside a reply: its clip, its sets, and its cues when asked. */
export function ReplyClip({ exercise, poster, video, playing, isPlanned }: ReplyClipProps) {
  const [opened, setOpened] = useState(false);
  const heading = useId();
  const { name, defaultSets, defaultReps, holdSeconds, cues } = exercise;
  const amount = defaultReps === null ? `${holdSeconds ?? 0} s` : `${defaultReps} reps`;
  return (
    <article
      className="max-w-md overflow-hidden rounded-lg border border-line bg-surface-1"
      aria-labelledby={heading}
    >
      <div className="relative aspect-16/9">
        {playing || opened ? (
          video
        ) : (
          <button
            type="button"
            className="relative block w-full focus-visible:rounded-none focus-visible:-outline-offset-3"
            aria-label={`Play ${name}`}
            onClick={() => setOpened(true)}
          >
            {poster}
            <span className="absolute right-3 bottom-3 grid size-tap place-items-center rounded-full border border-glass-line bg-glass text-on-glass">
              <Play className="size-icon flex-none" aria-hidden="true" />
            </span>
          </button>
        )}
      </div>
      <div className="grid px-4 pt-3 pb-1">
        <b id={heading} className="leading-snug">
          {name}
        </b>
        {!isPlanned && (
          <small className="text-small text-fg-2 tabular-nums">
            {defaultSets} sets × {amount}
          </small>
        )}
        <details>
          <summary className="inline-flex min-h-tap cursor-pointer items-center text-small font-semibold text-fg-2">
            What to watch
          </summary>
          <ul className="grid list-disc gap-1 pb-3 pl-5 text-small">
            {cues.map((cue) => (
              <li key={cue}>{cue}</li>
            ))}
          </ul>
        </details>
      </div>
    </article>
  );
}
