import type { MouseEvent, RefObject } from 'react';

/**
 * The pressed button disappears, so keyboard users continue in the field. After a tap, that would only open the
 * phone's keyboard.
 */
export function focusAfterKeys({ detail }: MouseEvent, field: RefObject<HTMLElement | null>): void {
  if (detail === 0) field.current?.focus();
}
