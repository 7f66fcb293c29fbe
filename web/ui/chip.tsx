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

const swiped =
  '-mx-gutter flex-nowrap overflow-x-auto scroll-px-gutter px-gutter py-1 scrollbar-none *:flex-none md:flex-wrap md:overflow-x-visible lg:mx-0 lg:px-0';

interface ChipRowProps {
  label: string;
  /** One line from edge to edge on a phone, to be swiped. */
  swipes?: boolean;
  children: ReactNode;
}

export function ChipRow({ label, swipes = false, children }: ChipRowProps) {
  return (
    <div className={swipes ? `chip-row ${swiped}` : 'chip-row'} role="group" aria-label={label}>
      {children}
    </div>
  );
}
