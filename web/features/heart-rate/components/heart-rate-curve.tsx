import type { Beats } from '../../../../shared/contracts/workouts';

const width = 300;
const height = 60;
const mostPoints = 150;
/** Beats that the height shows at least, so that a steady heart is no mountain range. */
const leastRange = 30;

/** As many averages as fit; a gap stays one. */
function thinned(beats: Beats): Beats {
  const each = Math.ceil(beats.length / mostPoints);
  return Array.from({ length: Math.ceil(beats.length / each) }, (_, index) => {
    const known = beats.slice(index * each, (index + 1) * each).filter((value) => value !== null);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
  });
}

/** The path through the values: it is lifted over gaps. */
export function curvePath(beats: Beats): string {
  const points = thinned(beats);
  const known = points.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const range = Math.max(leastRange, highest - lowest);
  const low = (lowest + highest - range) / 2;
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  let isDrawing = false;
  return points
    .map((value, index) => {
      if (value === null) {
        isDrawing = false;
        return '';
      }
      const command = isDrawing ? 'L' : 'M';
      isDrawing = true;
      const y = height - 2 - ((value - low) / range) * (height - 4);
      // A lone value is a dot.
      return `${command}${(index * step).toFixed(1)} ${y.toFixed(1)}${command === 'M' ? 'h0.1' : ''}`;
    })
    .join('');
}

/** How the heart rate went; the text beside it says it in words. */
export function HeartRateCurve({ beats }: { beats: Beats }) {
  return (
    <svg
      className="h-16 w-full text-danger-text forced-colors:text-fg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={curvePath(beats)}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
