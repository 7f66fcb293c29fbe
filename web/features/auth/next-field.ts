import type { KeyboardEvent } from 'react';

/** On Enter in a field of a form, the next one that is still empty takes the focus; without one the form is sent. */
export function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
  const fields = [...currentTarget.querySelectorAll('input')];
  const next = fields
    .slice(fields.indexOf(target) + 1)
    .find((field) => (field.type === 'checkbox' ? !field.checked : field.value === ''));
  if (!next) return;
  event.preventDefault();
  next.focus();
}
