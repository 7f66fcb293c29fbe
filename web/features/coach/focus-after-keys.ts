import type { MouseEvent, RefObject } from 'react';

/** What was pressed goes away: keys go on in the field. After a tap it would only open the phone's keyboard. */
export function focusAfterKeys({ detail }: MouseEvent, field: RefObject<HTMLElement | null>): void {
  if (detail === 0) field.current?.focus();
}
