import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field';

export function TextInput({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  const wiring = useFieldWiring();
  return (
    <input type="text" {...wiring} {...rest} className={['input', className].filter(Boolean).join(' ')} />
  );
}
