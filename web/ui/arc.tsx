import type { ReactNode } from 'react';
import { markColor, share, type Tone } from './tone';

/** Degrees of the open ring; the gap of 58° stands at the bottom. */
const openDegrees = 302;

interface ArcProps {
  value: number;
  max: number;
  /** What it measures and where it stands, as a sentence. Without it the arc is decoration. */
  label?: string;
  tone?: Tone;
  /** Of 200: thin rings around small things need more. */
  strokeWidth?: number;
  glow?: boolean;
  /** Closing the gap is the reward: at full value the ring becomes whole. */
  closes?: boolean;
  /** Follows a value that changes several times a second. */
  quick?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The open ring. It grows once when it appears and follows its value afterwards. */
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
