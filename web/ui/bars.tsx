import { cx } from 'class-variance-authority';
import { markColor, type Tone } from './tone';

interface BarsProps {
  /** Oldest first; the last one is today. */
  values: readonly number[];
  label: string;
  tone?: Tone;
  /** The smallest value that may fill the height; 1 by default. */
  full?: number;
}

/** Small bars for a week, today highlighted. The label carries the numbers for screen readers. */
export function Bars({ values, label, tone = 'go', full = 1 }: BarsProps) {
  const tallest = Math.max(full, ...values);
  return (
    <span className="flex h-7 items-end gap-0.5" role="img" aria-label={`${label}: ${values.join(', ')}`}>
      {values.map((value, index) => (
        <span
          key={index}
          className={cx(
            'h-(--bar-height) min-h-0.5 flex-1 rounded-xs forced-color-adjust-none',
            index === values.length - 1 ? 'bg-(--bar-color)' : 'bg-surface-3',
          )}
          style={{ '--bar-height': `${(value / tallest) * 100}%`, '--bar-color': markColor(tone) }}
        />
      ))}
    </span>
  );
}
