import { Play } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import './reply-clip.css';

interface ReplyClipProps {
  exercise: LibraryExercise;
  poster: ReactNode;
  video: ReactNode;
  /** The newest reply shows its clips at once; older ones wait for a tap. */
  playing: boolean;
}

/** An exercise inside a reply: its clip, its sets, and its cues when asked. */
export function ReplyClip({ exercise, poster, video, playing }: ReplyClipProps) {
  const [opened, setOpened] = useState(false);
  const heading = useId();
  const { name, defaultSets, defaultReps, holdSeconds, cues } = exercise;
  const amount = defaultReps === null ? `${holdSeconds ?? 0} s` : `${defaultReps} reps`;
  return (
    <article className="reply-clip" aria-labelledby={heading}>
      <div className="reply-clip-picture">
        {playing || opened ? (
          video
        ) : (
          <button type="button" aria-label={`Play ${name}`} onClick={() => setOpened(true)}>
            {poster}
            <span className="reply-clip-play">
              <Play className="icon" aria-hidden="true" />
            </span>
          </button>
        )}
      </div>
      <div className="reply-clip-text">
        <b id={heading}>{name}</b>
        <small className="num">
          {defaultSets} sets × {amount}
        </small>
        <details>
          <summary>What to watch</summary>
          <ul>
            {cues.map((cue) => (
              <li key={cue}>{cue}</li>
            ))}
          </ul>
        </details>
      </div>
    </article>
  );
}
