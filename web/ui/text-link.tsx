import type { ComponentPropsWithRef } from 'react';
import './text-link.css';

/** For a router's own link component. */
export const textLinkClass = 'text-link';

export function TextLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={[textLinkClass, className].filter(Boolean).join(' ')}>
      {children}
    </a>
  );
}
