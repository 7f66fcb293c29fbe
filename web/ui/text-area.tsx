import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field';

export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const wiring = useFieldWiring();
  return (
    <textarea rows={3} {...wiring} {...rest} className={['input', className].filter(Boolean).join(' ')} />
  );
}
