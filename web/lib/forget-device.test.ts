// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDevice } from './forget-device';

afterEach(() => vi.unstubAllGlobals());

describe('forgetDevice', () => {
  it('empties storage, caches, and databases, but keeps the offline shell', async () => {
    const names = new Set(['workbox-precache-v2-http://localhost/', 'clips', 'profile-answers']);
    const remove = vi.fn((name: string) => Promise.resolve(names.delete(name)));
    vi.stubGlobal('caches', { keys: () => Promise.resolve([...names]), delete: remove });
    const deleteDatabase = vi.fn();
    const databases = () => Promise.resolve([{ name: 'queue', version: 1 }]);
    vi.stubGlobal('indexedDB', { databases, deleteDatabase });
    localStorage.setItem('audio-settings', '{}');
    sessionStorage.setItem('place', '3');
    await forgetDevice();
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect([...names]).toEqual(['workbox-precache-v2-http://localhost/']);
    expect(deleteDatabase).toHaveBeenCalledWith('queue');
  });

  it('does what it can when a cache refuses', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('not allowed')), delete: vi.fn() });
    localStorage.setItem('theme', 'light');
    await forgetDevice();
    expect(localStorage.length).toBe(0);
  });
});
