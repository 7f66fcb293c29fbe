import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Spinner } from './spinner';

const button = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-md border-1.5 py-2 text-center leading-snug tracking-title no-underline',
    'transition focus-visible:rounded-md active:scale-98 aria-busy:cursor-progress',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2 disabled:text-fg-3 disabled:active:scale-100',
    'not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:border-line not-aria-busy:aria-disabled:bg-surface-2 not-aria-busy:aria-disabled:text-fg-3 not-aria-busy:aria-disabled:active:scale-100',
  ],
  {
    variants: {
      variant: {
        /** The primary button: one on a screen, in the brand's color. */
        go: 'border-go-edge bg-go font-heavy text-go-ink hover:bg-go-hover',
        quiet: 'border-line bg-surface-2 font-strong text-fg hover:bg-surface-3',
        line: 'border-line-strong font-strong text-fg hover:bg-surface-2',
        text: 'border-transparent px-2! font-strong text-go-text hover:bg-go-tint',
        danger:
          'border-danger bg-danger-tint font-strong text-danger-text hover:bg-danger-hover hover:text-fg',
        glass: 'border-glass-line bg-glass font-strong text-on-glass backdrop-blur-glass',
      },
      size: {
        sm: 'min-h-tap px-3 text-small',
        md: 'min-h-tap px-5 text-body',
        lg: 'min-h-tap-lg px-6 text-body',
      },
      /** Fills the width of its container. */
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'quiet', size: 'md' },
  },
);

export type ButtonLook = VariantProps<typeof button>;
export type ButtonVariant = NonNullable<ButtonLook['variant']>;

interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  busy?: boolean;
  busyLabel?: string;
}

/** A button's look for other elements: a link, a label. */
export const buttonClass = (look: ButtonLook = {}) => button(look);

/** While busy, it keeps its focus and width, announces the state, and ignores clicks. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    busy = false,
    busyLabel = 'Please wait',
    className,
    children,
    onClick,
    ...rest
  } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(button({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      {busy ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
