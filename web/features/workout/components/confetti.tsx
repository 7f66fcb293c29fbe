import { useReducedMotion } from '../../../lib/motion-preference';

const colours = ['var(--go)', 'var(--warm)', 'var(--cool)', 'var(--coach)'];
const shapes = ['strip', 'dot', 'curl'];
const pieces = 44;

/** Even but unordered: steps of irrational size that are no multiples of each other (the R2 sequence). */
const spread = (index: number, step: number) => (index * step) % 1;

/** Paper in the air, thrown once. None where less motion is wanted. */
export function Confetti() {
  if (useReducedMotion()) return null;
  return (
    <span className="confetti" aria-hidden="true">
      {Array.from({ length: pieces }, (_, index) => (
        <i
          key={index}
          className={`confetti-${shapes[index % shapes.length]}`}
          style={{
            '--confetti-colour': colours[index % colours.length],
            '--confetti-x': `${spread(index, 0.7549) * 100}%`,
            '--confetti-y': `${spread(index, 0.5698) * 100}%`,
            '--confetti-turn': `${Math.round(spread(index, 0.618) * 360)}deg`,
            '--confetti-delay': `${Math.round(spread(index, 0.431) * 250)}ms`,
          }}
        />
      ))}
    </span>
  );
}
