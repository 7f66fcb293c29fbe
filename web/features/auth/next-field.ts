import type { KeyboardEvent } from 'react';

const isOpen = (field: HTMLElement) =>
  field instanceof HTMLInputElement ? field.value === '' : field.getAttribute('aria-checked') === 'false';

/** On Enter in a field of a form, the next one that is still empty takes the focus; without one the form is sent. */
export function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  const fields = [
    ...currentTarget.querySelectorAll<HTMLElement>('input:not([type="checkbox"]), [role="checkbox"]'),
  ];
  const next = fields.slice(fields.indexOf(target) + 1).find(isOpen);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
