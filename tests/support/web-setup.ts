import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files share a process and its document: each begins with its own modules and an empty page.
vi.resetModules();
if (typeof document !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

// This page has asked the server for the time, and the two agree.
const { clock } = await import('../../web/lib/clock');
clock.isSure = true;

// What a file leaves mounted would otherwise be unmounted in the next file's empty page.
afterEach(cleanup);

// A busy machine is not a failure: polling may take longer.
configure({ asyncUtilTimeout: 10_000 });

/**
 * No style sheets are loaded here, so styles only come from an element and its ancestors. happy-dom would compute
 * every property of every element that a query by role visits, which takes most of the time of these suites.
 */
function styleAsWritten(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  const inherited = (property: 'visibility') => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = (at as HTMLElement).style?.[property];
      if (value) return value;
    }
    return 'visible';
  };
  return new Proxy(style, {
    get(target, name) {
      if (name === 'display') return target.display || (element.hasAttribute('hidden') ? 'none' : 'block');
      if (name === 'visibility') return inherited('visibility');
      if (name === 'getPropertyValue') return (property: string) => target.getPropertyValue(property);
      return Reflect.get(target, name) as unknown;
    },
  });
}
if (typeof window !== 'undefined') window.getComputedStyle = styleAsWritten;
