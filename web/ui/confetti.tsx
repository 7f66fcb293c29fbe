import { useReducedMotion } from '../lib/motion-preference';

const colors = ['var(--color-go)', 'var(--color-warm)', 'var(--color-cool)', 'var(--color-coach)'];
const shapes = [
  'h-3 w-1.5 rounded-xs bg-(--confetti-color)',
  'size-2 rounded-full bg-(--confetti-color)',
  'size-4 rounded-full border-4 border-transparent border-t-(color:--confetti-color) border-l-(color:--confetti-color)',
];
const pieces = 44;

/** Evenly spread without a pattern: irrational steps that are not multiples of each other (the R2 sequence). */
const spread = (index: number, step: number) => (index * step) % 1;

/** Confetti, thrown once. None with reduced motion. */
export function Confetti() {
  if (useReducedMotion()) return null;
  return (
    <span className="confetti pointer-events-none absolute" aria-hidden="true">
      {Array.from({ length: pieces }, (_, index) => (
        <i
          key={index}
          className={`absolute top-(--confetti-y) left-(--confetti-x) rotate-(--confetti-turn) ${shapes[index % shapes.length]}`}
          style={{
            '--confetti-color': colors[index % colors.length],
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
