import { cx } from 'class-variance-authority';
import { markColor, share, type Tone } from './tone';

interface MeterProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  tone?: Tone;
  /** Announced instead of the bare number: '88 points to Gold'. */
  valueText?: string;
  /** The newly added part of the value, drawn brighter than the rest. */
  added?: number;
  /** For a value that changes several times a second: no transition, which would force a layout on every frame. */
  quick?: boolean;
}

export function Meter(props: MeterProps) {
  const { label, value, min = 0, max, tone = 'go', valueText, added = 0, quick = false } = props;
  const width = `${share(value, min, max) * 100}%`;
  const before = `${share(value - added, min, max) * 100}%`;
  return (
    <div
      className="h-2 overflow-hidden rounded-xs bg-go-track forced-color-adjust-none"
      role="progressbar"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(min, value))}
      aria-valuetext={valueText}
      style={{ '--meter-color': markColor(tone), '--meter-width': width, '--meter-before': before }}
    >
      <span
        className={cx(
          'block h-full w-(--meter-width) rounded-xs bg-(--meter-color)',
          !quick && 'duration-reward transition-width',
          added > 0 && 'animate-meter-grow motion-reduce:animate-none',
        )}
      />
      {added > 0 && <span className="-mt-2 block h-full w-(--meter-before) bg-meter-before" />}
    </div>
  );
}
