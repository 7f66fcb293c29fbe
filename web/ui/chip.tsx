import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

const chip =
  // Icons come from the caller; one with its own size keeps it.
  'inline-flex items-center gap-1.5 rounded-full border border-line bg-surface-2 text-small font-semibold leading-snug [:where(&_svg)]:size-icon-sm';
const interactive =
  'min-h-tap py-1.5 transition-colors hover:bg-surface-3 focus-visible:rounded-full disabled:cursor-not-allowed disabled:text-fg-3 aria-pressed:border-go-mark aria-pressed:bg-go-tint aria-pressed:text-go-text forced-colors:aria-pressed:bg-highlight forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:text-highlight-ink';

interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** When given, the chip is a toggle. */
  pressed?: boolean;
  /** Narrow, so that several short ones fit on one line. */
  narrow?: boolean;
}

/** A suggestion or filter to tap. */
export function Chip({ pressed, narrow = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={cx(chip, interactive, narrow ? 'px-2' : 'px-4', className)}
    />
  );
}

/** A chip that only shows a fact. */
export function FactChip({ children }: { children: ReactNode }) {
  return <span className={cx(chip, 'min-h-8 px-3 py-0.5')}>{children}</span>;
}

const swiped =
  '-mx-gutter flex-nowrap overflow-x-auto scroll-px-gutter px-gutter py-1 scrollbar-none *:flex-none md:flex-wrap md:overflow-x-visible lg:mx-0 lg:px-0';

interface ChipRowProps {
  label: string;
  /** On a phone, one row from edge to edge that can be swiped. */
  swipes?: boolean;
  children: ReactNode;
}

export function ChipRow({ label, swipes = false, children }: ChipRowProps) {
  return (
    <div className={cx('flex gap-2', swipes ? swiped : 'flex-wrap')} role="group" aria-label={label}>
      {children}
    </div>
  );
}
