import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { inputBase, useFieldWiring } from './field';

interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** One line that grows with the text. */
  isLine?: boolean;
}

export function TextArea({ isLine = false, className, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring();
  return (
    <textarea
      rows={isLine ? 1 : 3}
      {...wiring}
      {...rest}
      className={cx(
        inputBase,
        'px-4 py-3 wrap-anywhere',
        isLine ? 'field-sizing-content min-h-tap-lg resize-none' : 'min-h-24 resize-y',
        className,
      )}
    />
  );
}
