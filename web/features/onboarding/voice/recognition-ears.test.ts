import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Recognition } from '../../../lib/audio/speech-recognition';
import { openRecognitionEars } from './recognition-ears';

const made = vi.hoisted(() => [] as (Recognition & { tell: (type: string, details?: object) => void })[]);
vi.mock('../../../lib/audio/speech-recognition', async (load) => ({
  ...(await load<object>()),
  askForMicrophone: vi.fn<() => Promise<void>>(async () => undefined),
  createRecognition: () => {
    const recognition = Object.assign(new EventTarget(), {
      lang: 'en-US',
      continuous: true,
      interimResults: true,
      start: vi.fn<() => void>(),
      stop: vi.fn<() => void>(),
      abort: vi.fn<() => void>(),
      tell: (type: string, details: object = {}) =>
        void recognition.dispatchEvent(Object.assign(new Event(type), details)),
    });
    made.push(recognition);
    return recognition;
  },
}));

const listener = {
  onHears: vi.fn<(hears: boolean, guessed?: string) => void>(),
  onChunk: vi.fn<() => void>(),
  onUtterance: vi.fn<(text: string | null) => void>(),
  onLevel: vi.fn<() => void>(),
  onGone: vi.fn<(reason: string) => void>(),
};
const said = (transcript: string, isFinal = false) =>
  made.at(-1)?.tell('result', { results: [Object.assign([{ transcript }], { isFinal })] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  made.length = 0;
});

describe('The browser’s recognition', () => {
  it('shows what it understands, and passes it on after a pause', async () => {
    (await openRecognitionEars(listener)).open();
    said('thirty');
    said('thirty five', true);
    expect(listener.onHears.mock.calls).toEqual([
      [true, 'thirty'],
      [true, 'thirty five'],
    ]);
    await vi.advanceTimersByTimeAsync(1_199);
    expect(listener.onUtterance).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(listener.onUtterance.mock.calls).toEqual([['thirty five']]);
    expect(made[0]?.abort).toHaveBeenCalled();
  });

  it('restarts when the browser ends it during a silence', async () => {
    const ears = await openRecognitionEars(listener);
    ears.open();
    made[0]?.tell('error', { error: 'no-speech' });
    made[0]?.tell('end');
    await vi.advanceTimersByTimeAsync(300);
    expect(made).toHaveLength(2);
    ears.release();
    made[1]?.tell('end');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(made).toHaveLength(2);
  });

  it('passes on what was said so far when it is closed', async () => {
    const ears = await openRecognitionEars(listener);
    ears.open();
    said('lower back');
    ears.close();
    expect(listener.onUtterance.mock.calls).toEqual([['lower back']]);
  });

  it.each([
    ['not-allowed', 'Your microphone stopped.'],
    ['network', "Speech recognition isn't responding."],
  ])('gives up when it cannot hear (%s), and says so', async (error, reason) => {
    (await openRecognitionEars(listener)).open();
    made[0]?.tell('error', { error });
    made[0]?.tell('end');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(listener.onGone.mock.calls).toEqual([[expect.stringContaining(reason)]]);
    expect(made).toHaveLength(1);
  });
});
