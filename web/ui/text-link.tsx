import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';

/** For a router's own link component. */
export const textLinkClass =
  'inline-flex min-h-11 items-center gap-1 font-strong text-go-text no-underline underline-offset-3 hover:underline';
/** Within or beside a line of text: as tall as the line, as large for a finger as any. */
export const nearTextClass = 'relative min-h-6 min-w-6 after:absolute after:-inset-3';

export function TextLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} className={cx(textLinkClass, className)}>
      {children}
    </a>
  );
}
