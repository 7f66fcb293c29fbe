import {
  queryAllByLabelText,
  queryAllByPlaceholderText,
  queryAllByRole,
  queryAllByText,
} from '@testing-library/dom';
import type { Place, Sight, Target, Wire } from '../target';

/** In the page: finds things as a person does, by role and name, label, or text. */

const patternOf = ({ source, flags }: Wire) => new RegExp(source, flags);

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');

function candidates({ role, name, label, text, placeholder, within }: Target): HTMLElement[] {
  const roots = within ? found(within).slice(0, 1) : [document.body];
  return roots.flatMap((root) => {
    // What is hidden is left out below, which is much faster than the library's own way.
    if (role) return queryAllByRole(root, role, { hidden: true, ...(name ? { name: patternOf(name) } : {}) });
    if (label) return queryAllByLabelText(root, patternOf(label));
    if (placeholder) return queryAllByPlaceholderText(root, patternOf(placeholder));
    return text ? queryAllByText(root, patternOf(text), { ignore: 'script, style, template' }) : [];
  });
}

const found = (target: Target): HTMLElement[] => candidates(target).filter(isShown);

function isHit(element: Element, hit: Element | null): boolean {
  if (!hit) return false;
  if (element.contains(hit) || hit.contains(element)) return true;
  return hit.closest('label')?.control === element;
}

const nameOf = (element: Element | null) =>
  element ? `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">` : 'nothing';

function middleOf(element: Element): { x: number; y: number; hit: Element | null } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return { x, y, hit: document.elementFromPoint(x, y) };
}

/** Where to click; scrolls there if need be. Null until it is there. */
function place(target: Target): Place | null {
  const [element] = found(target);
  if (!element) return null;
  // Only if need be: WebKit would scroll what a card cuts off, by a pixel more each time.
  if (!isHit(element, middleOf(element).hit))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, hit } = middleOf(element);
  const isDisabled = element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
  const reason = isDisabled ? 'disabled' : isHit(element, hit) ? null : `covered by ${nameOf(hit)}`;
  return { x, y, reason };
}

/** Focuses a field with all that is in it chosen, so that typing replaces it. */
function prepareField(target: Target): boolean {
  const [element] = found(target);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
  if (element.disabled) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.focus();
  element.select();
  return document.activeElement === element;
}

function valueOf(target: Target): string | null {
  const [element] = found(target);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null;
}

/** A file field is often hidden behind a button. */
function markField(target: Target): boolean {
  const [element] = candidates(target);
  element?.setAttribute('data-chosen', '');
  return element !== undefined;
}

const look = (target: Target): Sight => ({
  count: found(target).length,
  text: found(target)[0]?.innerText ?? '',
});

Object.assign(window, { finder: { place, prepareField, valueOf, markField, look } });
