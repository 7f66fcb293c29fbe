import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../../tests/support/fake-caches';
import { offlineClipsCache } from '../../lib/offline/clip-store';
import { removeClips, saveClips, savedBytes, type SavingProgress } from './saved-clips';

const onServer: Record<string, number> = {
  '/videos/squat.mp4': 1000,
  '/videos/plank.mp4': 500,
  '/videos/plank.day.mp4': 600,
};
const answer = vi.fn<(file: string) => Promise<Response>>();
const never = new AbortController().signal;
const ignore = () => undefined;

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', answer);
  answer.mockImplementation(async (file) => {
    const size = onServer[file];
    return size ? new Response('x'.repeat(size)) : new Response('Not found', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
  localStorage.clear();
});

describe('Clips kept for training offline', () => {
  it('tell how far they are and what they take', async () => {
    const told: SavingProgress[] = [];
    const files = ['/videos/squat.mp4', '/videos/plank.mp4'];
    await saveClips('legs', files, (progress) => told.push(progress), never);
    expect(told).toEqual([
      { done: 1, total: 2, bytes: 1000 },
      { done: 2, total: 2, bytes: 1500 },
    ]);
    expect(await savedBytes('legs', files)).toBe(1500);
  });

  it('are not fetched twice, and stay while another workout needs them', async () => {
    await saveClips('legs', ['/videos/squat.mp4', '/videos/plank.mp4'], ignore, never);
    await saveClips('core', ['/videos/plank.mp4'], ignore, never);
    expect(answer).toHaveBeenCalledTimes(2);
    await removeClips('legs');
    expect(await savedBytes('legs', ['/videos/squat.mp4'])).toBeNull();
    expect(await savedBytes('core', ['/videos/plank.mp4'])).toBe(500);
    await removeClips('core');
    expect(await savedBytes('core', ['/videos/plank.mp4'])).toBeNull();
  });

  it('follow a workout that was changed, and free what it no longer shows', async () => {
    await saveClips('own', ['/videos/squat.mp4', '/videos/plank.mp4'], ignore, never);
    expect(await savedBytes('own', ['/videos/plank.mp4', '/videos/plank.day.mp4'])).toBeNull();
    await saveClips('own', ['/videos/plank.mp4'], ignore, never);
    expect(await savedBytes('own', ['/videos/plank.mp4'])).toBe(500);
    await saveClips('other', ['/videos/squat.mp4'], ignore, never);
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('come in the night’s light where there is no daylight, and leave out what does not exist', async () => {
    const files = ['/videos/squat.day.mp4', '/videos/plank.day.mp4', '/videos/gone.webp'];
    await saveClips('legs', files, ignore, never);
    expect(await savedBytes('legs', files)).toBe(1600);
  });

  it('are not there in another light than they were kept in', async () => {
    await saveClips('core', ['/videos/plank.mp4'], ignore, never);
    expect(await savedBytes('core', ['/videos/plank.day.mp4'])).toBeNull();
  });

  it('are not promised when the connection broke in between', async () => {
    answer.mockImplementationOnce(async () => new Response('x')).mockRejectedValueOnce(new TypeError('gone'));
    const files = ['/videos/squat.mp4', '/videos/plank.mp4'];
    await expect(saveClips('legs', files, ignore, never)).rejects.toThrow('gone');
    expect(await savedBytes('legs', files)).toBeNull();
  });

  it('leave nothing behind when saving is stopped, except what another workout needs', async () => {
    await saveClips('core', ['/videos/plank.mp4'], ignore, never);
    const stop = new AbortController();
    const files = ['/videos/plank.mp4', '/videos/squat.mp4', '/videos/gone.webp'];
    answer.mockImplementation(async (file) => {
      if (file.includes('gone')) stop.abort();
      stop.signal.throwIfAborted();
      return new Response('clip');
    });
    await expect(saveClips('legs', files, ignore, stop.signal)).rejects.toThrow('aborted');
    const cache = await caches.open(offlineClipsCache);
    expect(await cache.keys()).toEqual(['/videos/plank.mp4']);
    expect(await savedBytes('core', ['/videos/plank.mp4'])).toBe(500);
  });

  it('stay when another workout is saving them at the same moment', async () => {
    let arrive: (response: Response) => void = ignore;
    const waiting = new Promise<Response>((resolve) => (arrive = resolve));
    const saving = vi.fn<(progress: SavingProgress) => void>();
    answer.mockImplementation(async (file) => {
      if (file.includes('plank')) return waiting;
      if (file.includes('gone')) throw new TypeError('gone');
      return new Response('clip');
    });
    const legs = saveClips('legs', ['/videos/squat.mp4', '/videos/plank.mp4'], saving, never);
    await vi.waitFor(() => expect(saving).toHaveBeenCalledTimes(1));
    await expect(saveClips('own', ['/videos/squat.mp4', '/videos/gone.mp4'], ignore, never)).rejects.toThrow(
      'gone',
    );
    arrive(new Response('clip'));
    await legs;
    expect(await savedBytes('legs', ['/videos/squat.mp4', '/videos/plank.mp4'])).toBe(8);
  });
});
