// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveCoach } from './live-coach';

const drawn = vi.hoisted(() => ({ frames: 0 }));

vi.mock('../../../shared/avatar/figure/studio/studio-renderer', () => ({
  StudioRenderer: class {
    load() {}
    resize() {}
    dispose() {}
    show() {
      drawn.frames += 1;
    }
  },
}));

let frames: FrameRequestCallback[] = [];
let now = 0;
function nextFrame() {
  now += 16;
  const due = frames;
  frames = [];
  for (const callback of due) callback(now);
}

beforeEach(() => {
  drawn.frames = 0;
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('the live coach', () => {
  it('hides the still only with a picture of herself, and is ready a frame after that', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const onReady = vi.fn();
    const coach = new LiveCoach({
      host,
      coach: 'ana',
      grade: 'night',
      motion: 'idle',
      onReady,
      onFail: vi.fn(),
    });
    while (drawn.frames === 0) {
      expect(host.querySelector('canvas')).toBeNull();
      nextFrame();
    }
    expect(host.querySelector('canvas')).not.toBeNull();
    expect(onReady).not.toHaveBeenCalled();
    nextFrame();
    expect(onReady).toHaveBeenCalledOnce();
    coach.dispose();
    expect(host.querySelector('canvas')).toBeNull();
  });
});
