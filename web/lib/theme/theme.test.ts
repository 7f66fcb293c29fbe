// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTextSize } from './text-size';
import { useTheme } from './theme';

const root = document.documentElement;

let systemIsLight = false;
let system = new EventTarget();

beforeEach(() => {
  systemIsLight = false;
  system = new EventTarget();
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    return Object.assign(system, {
      media: query,
      matches: systemIsLight,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  root.className = '';
  delete root.dataset.theme;
});

describe('theme', () => {
  it('is dark without a choice', () => {
    const { result } = renderHook(() => useTheme());
    expect(result.current).toMatchObject({ choice: 'dark', theme: 'dark' });
  });

  it('stores a choice under "theme" and applies it right away', () => {
    const { result } = renderHook(() => useTheme());
    act(() => result.current.setChoice('light'));
    expect(localStorage.getItem('theme')).toBe('light');
    expect(root.dataset.theme).toBe('light');
    expect(result.current.theme).toBe('light');
  });

  it('follows the system while that is the choice', () => {
    const { result } = renderHook(() => useTheme());
    act(() => result.current.setChoice('system'));
    expect(result.current.theme).toBe('dark');
    systemIsLight = true;
    act(() => void system.dispatchEvent(new Event('change')));
    expect(result.current.theme).toBe('light');
    expect(root.dataset.theme).toBe('light');
  });

  it('takes a choice made in another tab', () => {
    const { result } = renderHook(() => useTheme());
    localStorage.setItem('theme', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(result.current.choice).toBe('light');
    expect(root.dataset.theme).toBe('light');
  });

  it('treats nonsense in storage as no choice', () => {
    localStorage.setItem('theme', 'sepia');
    expect(renderHook(() => useTheme()).result.current.choice).toBe('dark');
  });
});

describe('text size', () => {
  it('is one class on the root, stored under "app-font-size"', () => {
    const { result } = renderHook(() => useTextSize());
    act(() => result.current.setSize('large'));
    act(() => result.current.setSize('xxlarge'));
    expect(root.className).toBe('text-xxlarge');
    expect(localStorage.getItem('app-font-size')).toBe('xxlarge');
  });

  it('is medium without a choice', () => {
    expect(renderHook(() => useTextSize()).result.current.size).toBe('medium');
  });
});

describe('the script in the page', () => {
  it('resolves the same theme and size as the app before anything is painted, for every stored value', async () => {
    for (const theme of ['light', 'dark', 'system', 'sepia', null]) {
      for (const size of ['small', 'xxlarge', 'huge', null]) {
        localStorage.clear();
        root.className = '';
        if (theme) localStorage.setItem('theme', theme);
        if (size) localStorage.setItem('app-font-size', size);
        vi.resetModules();
        await import('../../first-view/inline');
        const app = renderHook(() => ({ ...useTheme(), ...useTextSize() })).result.current;
        expect(root.dataset.theme).toBe(app.theme);
        expect(root.className).toBe(`text-${app.size}`);
      }
    }
  });
});
