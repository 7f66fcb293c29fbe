import { cva } from 'class-variance-authority';

/** A motionless ring would look broken, so with reduced motion it pulses instead of turning. */
const spinner = cva(
  'inline-block flex-none animate-turn rounded-full border-spinner border-t-current border-r-current motion-reduce:animate-breathe',
  {
    variants: {
      size: { sm: 'size-icon-xs border-2', md: 'size-icon border-3', lg: 'size-10 border-4 text-go-mark' },
    },
  },
);

interface SpinnerProps {
  /** Announced by screen readers; without it, the spinner is decorative next to its own text. */
  label?: string;
  size?: 'sm' | 'md' | 'lg';
}

export function Spinner({ label, size = 'md' }: SpinnerProps) {
  const ring = <span className={spinner({ size })} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span role="status" className="inline-grid">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
