import type { ReactNode } from 'react';
import { markColor, share, type Tone } from './tone';

/** Degrees of the open ring; the 58° gap is at the bottom. */
const openDegrees = 302;

interface ArcProps {
  value: number;
  max: number;
  /** What it measures and its value, as a sentence. Without it, the arc is decorative. */
  label?: string;
  tone?: Tone;
  /** Out of 200: small, thin rings need a larger value. */
  strokeWidth?: number;
  glow?: boolean;
  /** Closing the gap is the reward: at the full value, the ring becomes whole. */
  closes?: boolean;
  /** For a value that changes several times a second. */
  quick?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The open ring. It grows once when it appears and then follows its value. */
export function Arc(props: ArcProps) {
  const {
    value,
    max,
    label,
    tone = 'go',
    strokeWidth = 15,
    glow = false,
    closes = false,
    quick = false,
    className,
  } = props;
  const part = share(value, 0, max);
  const closed = closes && part === 1;
  const degrees = closed ? 360 : openDegrees;
  const circle = { cx: 100, cy: 100, r: 100 - strokeWidth / 2, pathLength: 360, strokeWidth };
  const names = ['arc', glow && 'arc-glow', quick && 'arc-quick', closed && 'arc-closed', className]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={names} style={{ '--arc-color': markColor(tone), '--arc-length': part * degrees }}>
      <svg
        viewBox="0 0 200 200"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <g transform={`rotate(${closed ? -90 : 119} 100 100)`}>
          <circle {...circle} className="arc-track" strokeDasharray={`${degrees} 360`} />
          {part > 0 && <circle {...circle} className="arc-value first-view:invisible" />}
        </g>
      </svg>
      {props.children && <div className="arc-inside">{props.children}</div>}
    </div>
  );
}
