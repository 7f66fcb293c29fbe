import { cx } from 'class-variance-authority';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Scale } from '../measure-scales';

interface RulerProps {
  label: string;
  scale: Scale;
  /** Null while there is no answer. */
  value: number | null;
  /** The value as a screen reader says it. */
  text: string;
  onChange: (value: number) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 10,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageDown: -10,
};
/** A finger that moved less than this has tapped. */
const tapPixels = 5;
/** Half of the widest ruler. */
const reach = 360;

/** A tape to pull under a mark, or to tap; beside a field for typing, which is as exact as the answer may be. */
export function Ruler({ label, scale, value, text, onChange }: RulerProps) {
  const { minimum, maximum, step, gap, labeled, start, labelOf = String } = scale;
  const pull = useRef<{ x: number; from: number; moved: boolean } | null>(null);
  const shown = value ?? start;
  const offset = (at: number) => ((at - shown) / step) * gap;
  const choose = (at: number) => {
    const onLine = Math.round(at / step) * step;
    onChange(Math.min(maximum, Math.max(minimum, onLine)));
  };

  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { x: event.clientX, from: shown, moved: false };
  };
  const move = ({ clientX }: PointerEvent) => {
    const { current } = pull;
    if (!current) return;
    const pulled = current.x - clientX;
    current.moved ||= Math.abs(pulled) > tapPixels;
    if (current.moved) choose(current.from + (pulled / gap) * step);
  };
  const release = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (pull.current?.moved === false) choose(shown + ((clientX - left - width / 2) / gap) * step);
    pull.current = null;
  };
  const turn = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    choose(shown + by * step);
  };

  const first = Math.ceil(Math.max(minimum, shown - (reach / gap) * step) / labeled);
  const last = Math.floor(Math.min(maximum, shown + (reach / gap) * step) / labeled);
  const labels = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * labeled);
  return (
    <div
      className="relative h-14 cursor-grab touch-pan-y overflow-hidden rounded-md border-1.5 border-line bg-surface-1 text-small tabular-nums select-none active:cursor-grabbing"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={minimum}
      aria-valuemax={maximum}
      aria-valuenow={shown}
      aria-valuetext={value === null ? 'Not answered yet' : text}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => (pull.current = null)}
      onKeyDown={turn}
    >
      <span
        // The tape's marks, moved under the pointer: both are computed.
        className="pointer-events-none absolute top-0 left-[calc(50%+var(--at))] h-3 w-(--tape) bg-[repeating-linear-gradient(to_right,var(--color-fg-3)_0_1px,transparent_1px_var(--gap))]"
        style={{
          '--at': `${offset(minimum)}px`,
          '--gap': `${gap}px`,
          '--tape': `${((maximum - minimum) / step) * gap + 1}px`,
        }}
      />
      {labels.map((each) => (
        <span
          key={each}
          className={cx(
            // Computed like the mark it names.
            'pointer-events-none absolute bottom-2.5 left-[calc(50%+var(--at))] -translate-x-1/2 whitespace-nowrap',
            each === value ? 'font-heavy text-fg' : 'text-fg-2',
          )}
          style={{ '--at': `${offset(each)}px` }}
        >
          {labelOf(each)}
        </span>
      ))}
      <span
        className={cx(
          'pointer-events-none absolute top-0 left-1/2 h-6 w-1 -translate-x-1/2 rounded-b-xs',
          value === null ? 'bg-fg-3' : 'bg-go-mark',
        )}
      />
    </div>
  );
}
