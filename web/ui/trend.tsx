import { useId } from 'react';
import { markColour, tintColour, type Tone } from './tone';
import { trendPath } from './trend-path';
import './trend.css';

interface TrendProps {
  /** Shown above the line, and the beginning of its text equivalent. */
  caption: string;
  /** Oldest first. */
  points: readonly { label: string; value: number }[];
  unit?: string;
  tone?: Tone;
}

/** A line with its area over time, with every number in the text equivalent. */
export function Trend({ caption, points, unit = '', tone = 'warm' }: TrendProps) {
  const captionId = useId();
  const line = trendPath(points.map((point) => point.value));
  const words = points.map((point) => `${point.label}: ${point.value} ${unit}`.trim()).join(', ');
  return (
    <figure className="trend" aria-labelledby={captionId}>
      <figcaption id={captionId}>{caption}</figcaption>
      <svg viewBox="0 0 320 64" preserveAspectRatio="none" role="img" aria-label={words || 'No values yet'}>
        {line && <path d={`${line} L320 64 L0 64Z`} fill={tintColour(tone)} />}
        {line && (
          <path
            className="trend-line"
            d={line}
            fill="none"
            stroke={markColour(tone)}
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
            strokeLinecap="round"
          />
        )}
      </svg>
    </figure>
  );
}
