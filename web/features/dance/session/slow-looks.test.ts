import { expect, it, vi } from 'vitest';
import type { TimedFrame } from './pose-frame';
import { watchSlowLooks } from './slow-looks';

/** This many frames, one every `everyMs`, each analyzed after `tookMs`. */
function look({ pictures, everyMs, tookMs }: { pictures: number; everyMs: number; tookMs: number }) {
  const listeners = new Set<(frame: TimedFrame) => void>();
  const onSlow = vi.fn<() => void>();
  let now = 0;
  const onFrame = (listener: (frame: TimedFrame) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const stop = watchSlowLooks(onFrame, onSlow, () => now);
  const pass = (count: number) => {
    for (let picture = 0; picture < count; picture += 1) {
      const atMs = now;
      now += tookMs;
      listeners.forEach((listener) => listener({ landmarks: null, atMs, aspect: 1 }));
      now = atMs + Math.max(everyMs, tookMs);
    }
  };
  pass(pictures);
  return { onSlow, stop, pass };
}

it('says nothing while twelve pictures a second can be looked at', () => {
  expect(look({ pictures: 240, everyMs: 33, tookMs: 60 }).onSlow).not.toHaveBeenCalled();
});

it('says again and again that looking takes too long', () => {
  expect(look({ pictures: 12 * 4, everyMs: 33, tookMs: 120 }).onSlow).toHaveBeenCalledTimes(3);
});

it('does not take a camera in a dark room for a slow device', () => {
  expect(look({ pictures: 240, everyMs: 200, tookMs: 40 }).onSlow).not.toHaveBeenCalled();
});

it('does not judge by the first pictures, with which code is compiled', () => {
  const { onSlow, pass } = look({ pictures: 12, everyMs: 33, tookMs: 400 });
  pass(0);
  expect(onSlow).not.toHaveBeenCalled();
});

it('is quiet when no one listens anymore', () => {
  const { onSlow, stop, pass } = look({ pictures: 12, everyMs: 33, tookMs: 400 });
  stop();
  pass(48);
  expect(onSlow).not.toHaveBeenCalled();
});
