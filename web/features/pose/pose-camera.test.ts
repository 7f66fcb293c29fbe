import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PoseCamera, type PoseCameraDeps } from './pose-camera';
import type { PoseFrame } from './pose-frame';
import type { PoseAnswer, PoseRequest } from './worker-messages';

class FakeWorker extends EventTarget {
  readonly asked: PoseRequest[] = [];
  readonly terminate = vi.fn<() => void>();
  postMessage(request: PoseRequest) {
    this.asked.push(request);
  }
  answer(data: PoseAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

class FakeTrack extends EventTarget {
  readyState = 'live';
  stop() {
    this.readyState = 'ended';
  }
}

const streamOf = (track: FakeTrack) =>
  ({ getTracks: () => [track], getVideoTracks: () => [track] }) as unknown as MediaStream;
const picture = { close: () => undefined } as unknown as ImageBitmap;
const settled = () => vi.advanceTimersByTimeAsync(0);

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

let track: FakeTrack;
let workers: FakeWorker[];
let isFree: () => boolean;
let show: (picture: ImageBitmap, atMs: number) => void;
let openCamera: ReturnType<typeof vi.fn<PoseCameraDeps['openCamera']>>;
let camera: PoseCamera;
const stopPictures = vi.fn<() => void>();
const takePicture = vi.fn<() => void>();
const worker = () => workers.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  stopPictures.mockClear();
  takePicture.mockClear();
  track = new FakeTrack();
  workers = [];
  openCamera = vi.fn<PoseCameraDeps['openCamera']>(async () => streamOf(track));
  camera = new PoseCamera({
    createWorker: () => {
      workers.push(new FakeWorker());
      return worker() as unknown as Worker;
    },
    loadFiles: async () => ({ runtimeUrl: '/runtime', modelUrl: '/model' }),
    openCamera,
    takePictures: (_stream, free, onPicture) => {
      isFree = free;
      show = onPicture;
      return { stop: stopPictures, take: takePicture };
    },
  });
});

afterEach(() => {
  camera.close();
  hide(false);
  vi.useRealTimers();
});

async function ready() {
  camera.open();
  await settled();
  worker().answer({ type: 'ready' });
}

async function running() {
  await ready();
  camera.start();
  await settled();
  expect(camera.getView().state).toBe('running');
}

describe('A camera that finds bodies', () => {
  it('reports its download, and waits for the tap that starts it', async () => {
    camera.open();
    expect(camera.getView()).toMatchObject({ state: 'loading', progress: 0 });
    await settled();
    expect(worker().asked).toEqual([{ type: 'load', runtimeUrl: '/runtime', modelUrl: '/model' }]);
    worker().answer({ type: 'loading', share: 0.4 });
    expect(camera.getView()).toMatchObject({ state: 'loading', progress: 0.4 });
    worker().answer({ type: 'initializing' });
    expect(camera.getView().state).toBe('initializing');
    worker().answer({ type: 'ready' });
    expect(camera.getView().state).toBe('ready');
    expect(openCamera).not.toHaveBeenCalled();
  });

  it('analyzes one frame after the other, and passes on each result', async () => {
    await running();
    const frames: PoseFrame[] = [];
    camera.subscribe((frame) => frames.push(frame));
    show(picture, 40);
    expect(isFree()).toBe(false);
    expect(takePicture).not.toHaveBeenCalled();
    worker().answer({ type: 'detected', landmarks: null, atMs: 40, aspect: 1.5, tookMs: 9 });
    expect(isFree()).toBe(true);
    expect(takePicture, 'the next is taken at once').toHaveBeenCalledTimes(1);
    expect(frames).toEqual([{ landmarks: null, atMs: 40, aspect: 1.5 }]);
  });

  it('stops analyzing when told to, and stays on', async () => {
    await running();
    const frames: PoseFrame[] = [];
    camera.subscribe((frame) => frames.push(frame));
    show(picture, 40);
    worker().answer({ type: 'detected', landmarks: [], atMs: 40, aspect: 1.5, tookMs: 9 });
    show(picture, 80);
    camera.look(false);
    worker().answer({ type: 'detected', landmarks: [], atMs: 80, aspect: 1.5, tookMs: 9 });
    expect(isFree()).toBe(false);
    expect(frames.map(({ landmarks }) => landmarks)).toEqual([[], null]);
    expect(track.readyState).toBe('live');
    camera.look(true);
    expect(isFree()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['it is stopped', () => camera.stop()],
    ['the page is left for another one', () => camera.close()],
    ['the site is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the worker breaks', () => worker().dispatchEvent(new Event('error'))],
    ['the worker cannot go on', () => worker().answer({ type: 'failed', reason: 'no memory' })],
    ['the browser lacks what it takes', () => worker().answer({ type: 'unable' })],
    ['the camera itself stops', () => track.dispatchEvent(new Event('ended'))],
  ])('is released when %s', async (_, leave) => {
    await running();
    leave();
    expect(track.readyState).toBe('ended');
    expect(stopPictures).toHaveBeenCalledTimes(1);
    expect(camera.getView().stream).toBeNull();
  });

  it('is released when the tab is hidden for twenty seconds, not before', async () => {
    await running();
    hide(true);
    vi.advanceTimersByTime(19_000);
    hide(false);
    hide(true);
    vi.advanceTimersByTime(19_000);
    expect(track.readyState).toBe('live');
    vi.advanceTimersByTime(1_000);
    expect(track.readyState).toBe('ended');
    expect(camera.getView().state).toBe('ready');
  });

  it('is released when it opens after the person has left', async () => {
    await ready();
    camera.start();
    camera.close();
    await settled();
    expect(track.readyState).toBe('ended');
    expect(camera.getView().state).toBe('idle');
    expect(worker().terminate).toHaveBeenCalled();
  });

  it('starts over when the tab comes back', async () => {
    await running();
    hide(true);
    hide(false);
    expect(worker().asked.at(-1)).toEqual({ type: 'renew' });
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'failed'],
  ])('reports %s as %s, and can be retried', async (name, state) => {
    openCamera.mockRejectedValueOnce(new DOMException('', name));
    await ready();
    camera.start();
    await settled();
    expect(camera.getView().state).toBe(state);
    camera.retry();
    await settled();
    expect(camera.getView().state).toBe('running');
  });

  it('downloads again after the detector failed to load', async () => {
    camera.open();
    await settled();
    worker().answer({ type: 'failed', reason: 'offline' });
    expect(camera.getView().state).toBe('blind');
    camera.retry();
    await settled();
    expect(workers).toHaveLength(2);
    worker().answer({ type: 'ready' });
    expect(camera.getView().state).toBe('ready');
  });
});
