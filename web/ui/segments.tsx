import { cx } from 'class-variance-authority';

interface SegmentsProps {
  label: string;
  total: number;
  /** The number of finished pieces from the start, or the positions of the finished ones, counted from 0. */
  done: number | readonly number[];
  /** The current piece; by default the one after `done`. */
  at?: number;
  /** The current piece's progress, 0 to 1. */
  current?: number;
  /** On pictures, where the theme's track would not be visible. */
  onImage?: boolean;
}

/** Progress in pieces: a workout's exercises, a form's steps. */
export function Segments({ label, total, done, at, current = 0, onImage = false }: SegmentsProps) {
  const places = typeof done === 'number' ? Array.from({ length: done }, (_, index) => index) : done;
  const underWay = at ?? places.length;
  const pieces = Array.from({ length: total }, (_, index) => {
    if (places.includes(index)) return 1;
    return index === underWay ? Math.min(1, Math.max(0, current)) : 0;
  });
  return (
    <div
      className="flex gap-1"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={places.length}
      aria-valuetext={`${places.length} of ${total}`}
    >
      {pieces.map((filled, index) => (
        <span
          key={index}
          className={cx(
            'h-1.5 flex-1 overflow-hidden rounded-xs forced-color-adjust-none',
            onImage ? 'bg-track-on-image' : 'bg-go-track',
          )}
        >
          <span className="block h-full w-(--filled) bg-go-mark" style={{ '--filled': `${filled * 100}%` }} />
        </span>
      ))}
    </div>
  );
}
