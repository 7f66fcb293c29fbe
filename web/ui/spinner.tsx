import './spinner.css';
import './visually-hidden.css';

interface SpinnerProps {
  /** Said by screen readers; without it the spinner is decoration beside its own text. */
  label?: string;
  size?: 'md' | 'lg';
}

export function Spinner({ label, size = 'md' }: SpinnerProps) {
  const ring = <span className={`spinner spinner-${size}`} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span role="status" className="spinner-region">
      {ring}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
