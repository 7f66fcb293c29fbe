import type { ComponentPropsWithRef, ReactNode } from 'react';
import './chip.css';

interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Given, the chip is a toggle. */
  pressed?: boolean;
}

/** A suggestion or filter to tap. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={['chip', className].filter(Boolean).join(' ')}
    />
  );
}

/** A chip that only tells. */
export function FactChip({ children }: { children: ReactNode }) {
  return <span className="chip chip-fact">{children}</span>;
}

export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="chip-row" role="group" aria-label={label}>
      {children}
    </div>
  );
}
