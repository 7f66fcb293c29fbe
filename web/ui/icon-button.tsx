import type { ComponentPropsWithRef } from 'react';
import './icon-button.css';

export type IconButtonSize = 'md' | 'lg';

interface IconButtonLook {
  /** inherit: on a surface that gives the colour. */
  variant?: 'plain' | 'inherit' | 'solid' | 'glass' | 'go';
  size?: IconButtonSize;
  round?: boolean;
}

interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What it does, in words: the only name it has. */
  label: string;
}

export function iconButtonClass({ variant = 'plain', size = 'md', round = false }: IconButtonLook = {}) {
  const names = [
    'icon-button',
    `icon-button-${variant}`,
    variant === 'go' && 'aria-disabled:border-line aria-disabled:bg-surface-2 aria-disabled:text-fg-3',
    `icon-button-${size}`,
    round && 'icon-button-round',
  ];
  return names.filter(Boolean).join(' ');
}

export function IconButton({ label, variant, size, round, className, ...rest }: IconButtonProps) {
  const names = [iconButtonClass({ variant, size, round }), className].filter(Boolean).join(' ');
  return <button type="button" {...rest} className={names} aria-label={label} />;
}
