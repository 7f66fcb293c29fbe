import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Files share a process and its document: each begins with modules and a page of its own.
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

// A busy machine is no failure: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 });
