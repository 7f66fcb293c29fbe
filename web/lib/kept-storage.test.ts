// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, keptCaches, tabStorage } from './kept-storage';
import { serviceWorkers } from './pwa/service-workers';

const denies = () => {
  throw new DOMException('no', 'SecurityError');
};
const full = { ...denying(), getItem: () => null };
function denying() {
  return { getItem: denies, setItem: denies, removeItem: denies };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const storage of [deviceStorage, tabStorage]) storage.keys().forEach(storage.remove);
});

describe.each([
  ['blocked', denying()],
  ['full', full],
  ['missing', undefined],
  ['null', null],
])('A storage that is %s', (_, storage) => {
  it('keeps things as long as the page is open, and says so', () => {
    vi.stubGlobal('localStorage', storage);
    expect(deviceStorage.read('theme')).toBeNull();
    expect(deviceStorage.write('theme', 'light')).toBe(false);
    expect(deviceStorage.read('theme')).toBe('light');
    expect(deviceStorage.keys()).toContain('theme');
    expect(deviceStorage.keepsAll()).toBe(false);
    deviceStorage.remove('theme');
    expect(deviceStorage.read('theme')).toBeNull();
    expect(deviceStorage.keepsAll()).toBe(true);
  });
});

describe('A storage that works', () => {
  it('keeps things for the next visit, what did not fit before included', () => {
    vi.stubGlobal('localStorage', denying());
    deviceStorage.write('theme', 'light');
    vi.unstubAllGlobals();
    expect(localStorage.getItem('theme')).toBeNull();
    expect(deviceStorage.write('theme', 'dark')).toBe(true);
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(deviceStorage.keepsAll()).toBe(true);
    tabStorage.write('place', '3');
    expect(sessionStorage.getItem('place')).toBe('3');
  });
});

it('What may not even be named counts as missing', () => {
  Object.defineProperty(window, 'caches', { get: denies, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { get: denies, configurable: true });
  expect(keptCaches()).toBeNull();
  expect(serviceWorkers()).toBeUndefined();
});
