import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { inputBase, useFieldWiring } from './field';

export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const wiring = useFieldWiring();
  return (
    <textarea
      rows={3}
      {...wiring}
      {...rest}
      className={cx(inputBase, 'min-h-24 resize-y px-4 py-3', className)}
    />
  );
}
