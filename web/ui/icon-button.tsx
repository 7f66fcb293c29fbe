import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';

const iconButton = cva(
  // Icons come from the caller; one with its own size keeps it.
  'inline-grid flex-none place-items-center border no-underline transition-colors disabled:cursor-not-allowed disabled:text-fg-3 [:where(&_svg)]:size-icon',
  {
    variants: {
      variant: {
        plain: 'border-transparent text-fg-2 not-disabled:hover:bg-surface-2 not-disabled:hover:text-fg',
        /** For a surface that sets the color. */
        inherit: 'border-transparent text-inherit hover:bg-surface-2',
        solid: 'border-line bg-surface-1 text-fg hover:bg-surface-2 disabled:bg-surface-2',
        glass: 'border-glass-line bg-glass text-on-glass backdrop-blur-glass',
        go: 'border-go-edge bg-go text-go-ink aria-disabled:border-line aria-disabled:bg-surface-2 aria-disabled:text-fg-3',
      },
      size: { md: 'size-tap', lg: 'size-tap-lg' },
      round: { true: 'rounded-full', false: 'rounded-md' },
    },
    defaultVariants: { variant: 'plain', size: 'md', round: false },
  },
);

type IconButtonLook = VariantProps<typeof iconButton>;
export type IconButtonSize = NonNullable<IconButtonLook['size']>;

interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What it does, in words: its only accessible name. */
  label: string;
}

/** An icon button's look for a link. */
export const iconButtonClass = (look: IconButtonLook = {}) => iconButton(look);

export function IconButton({ label, variant, size, round, className, ...rest }: IconButtonProps) {
  const names = cx(iconButton({ variant, size, round }), className);
  return <button type="button" {...rest} className={names} aria-label={label} />;
}
