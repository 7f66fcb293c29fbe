import { markColour, type Tone } from './tone';
import './bars.css';

interface BarsProps {
  /** Oldest first; the last one is today. */
  values: readonly number[];
  label: string;
  tone?: Tone;
}

/** Small bars for a week, today lit. The label carries the numbers for those who cannot see them. */
export function Bars({ values, label, tone = 'go' }: BarsProps) {
  const tallest = Math.max(1, ...values);
  return (
    <span className="bars" role="img" aria-label={`${label}: ${values.join(', ')}`}>
      {values.map((value, index) => (
        <span
          key={index}
          className={index === values.length - 1 ? 'bars-today' : undefined}
          style={{ '--bar-height': `${(value / tallest) * 100}%`, '--bar-colour': markColour(tone) }}
        />
      ))}
    </span>
  );
}
