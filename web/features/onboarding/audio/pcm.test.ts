import { describe, expect, it } from 'vitest';
import { decodePcm, encodePcm, fromPcm16, toPcm16 } from './pcm';
import { createPlaybackQueue } from './playback-queue';

describe('encoded speech', () => {
  it('is 16 bits in little-endian order, as base64', () => {
    expect(encodePcm(Int16Array.of(1, -2, 32_767))).toBe(btoa('\x01\x00\xfe\xff\xff\x7f'));
    expect(decodePcm(encodePcm(Int16Array.of(1, -2, 32_767)))).toEqual(Int16Array.of(1, -2, 32_767));
  });

  it('keeps its loudness, and is clipped when it is too loud', () => {
    expect(toPcm16(Float32Array.of(0, 0.5, -0.5, 3, -3))).toEqual(
      Int16Array.of(0, 16_384, -16_384, 32_767, -32_768),
    );
    expect(fromPcm16(Int16Array.of(16_384, -32_768))).toEqual(Float32Array.of(0.5, -1));
  });

  it('loses only an odd last byte', () => {
    expect(decodePcm(btoa('\x01\x00\x02'))).toEqual(Int16Array.of(1));
  });
});

describe('The coach’s voice', () => {
  it('plays each piece where the previous one ends', () => {
    const queue = createPlaybackQueue();
    const first = queue.add(10, 0.4);
    expect(first).toBeGreaterThan(10);
    expect(queue.add(10.1, 0.4)).toBeCloseTo(first + 0.4);
    expect(queue.add(10.2, 0.2)).toBeCloseTo(first + 0.8);
  });

  it('continues right away after a late piece', () => {
    const queue = createPlaybackQueue();
    queue.add(10, 0.4);
    expect(queue.add(12, 0.4)).toBeCloseTo(12.02);
  });

  it('is over 250 ms after its last sample, or right away if nothing was said', () => {
    const queue = createPlaybackQueue();
    expect(queue.remainingMs(10)).toBe(0);
    const end = queue.add(10, 0.4) + 0.4;
    expect(queue.remainingMs(10)).toBeCloseTo((end - 10) * 1000 + 250);
    expect(queue.remainingMs(end + 0.25)).toBe(0);
    queue.add(11, 5);
    queue.clear();
    expect(queue.remainingMs(11)).toBe(0);
  });
});
