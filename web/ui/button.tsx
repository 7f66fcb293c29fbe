import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Spinner } from './spinner';
import './button.css';

export type ButtonVariant = 'go' | 'quiet' | 'line' | 'text' | 'danger' | 'glass';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width of its container. */
  wide?: boolean;
}

interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  busy?: boolean;
  busyLabel?: string;
}

/** The look of a button for anything that is not one: a link, a label. */
export function buttonClass({ variant = 'quiet', size = 'md', wide = false }: ButtonLook = {}) {
  return ['button', `button-${variant}`, `button-${size}`, wide && 'button-wide'].filter(Boolean).join(' ');
}

/** While busy it keeps focus and width of its place, says so, and takes no clicks. */
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
      className={[buttonClass({ variant, size, wide }), className].filter(Boolean).join(' ')}
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
