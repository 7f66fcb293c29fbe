import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { inputClass, useFieldWiring } from './field';

export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const wiring = useFieldWiring();
  return (
    <textarea rows={3} {...wiring} {...rest} className={cx(inputClass, 'min-h-24 resize-y', className)} />
  );
}
