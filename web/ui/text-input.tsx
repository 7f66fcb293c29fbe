import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { inputClass, useFieldWiring } from './field';

export function TextInput({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  const wiring = useFieldWiring();
  return <input type="text" {...wiring} {...rest} className={cx(inputClass, className)} />;
}
