// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const speech = { speak: vi.fn(), cancel: vi.fn() };
const started: { hertz: number; gain: number }[] = [];

/** The part of Web Audio that a beep needs. */
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain() {
    const node = {
      level: 0,
      gain: {
        setValueAtTime: (level: number) => (node.level = level),
        exponentialRampToValueAtTime: vi.fn(),
      },
      connect: vi.fn(),
    };
    return node;
  }
  createOscillator() {
    let to: { level: number } | null = null;
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (gain: { level: number }) => (to = gain),
      start: () => started.push({ hertz: frequency.value, gain: to?.level ?? 0 }),
      stop: vi.fn(),
    };
  }
}

class FakeUtterance {
  lang = '';
  volume = 1;
  constructor(readonly text: string) {}
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  started.length = 0;
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function load() {
  const { useAudioSettings } = await import('./audio-settings');
  const { result } = renderHook(() => useAudioSettings());
  const announcer = await import('./announcer');
  const set = (part: Parameters<typeof result.current.change>[0]) => act(() => result.current.change(part));
  return { ...announcer, set };
}

describe('the coach’s voice', () => {
  it('speaks as loud as the settings say', async () => {
    const { say, set } = await load();
    set({ volume: 35 });
    say('Squats');
    expect(speech.speak).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Squats', volume: 0.35, lang: 'en-US' }),
    );
  });

  it.each([{ coachVoice: false }, { volume: 0 }])('is silent with %j', async (part) => {
    const { say, set } = await load();
    set(part);
    say('Squats');
    expect(speech.speak).not.toHaveBeenCalled();
  });

  it('falls silent mid-sentence when it is turned off', async () => {
    const { say, set } = await load();
    say('A long sentence about squats');
    speech.cancel.mockClear();
    set({ music: false });
    expect(speech.cancel).not.toHaveBeenCalled();
    set({ coachVoice: false });
    expect(speech.cancel).toHaveBeenCalled();
  });
});

describe('sound effects', () => {
  it('are heard at their pitch and the volume chosen', async () => {
    const { beep, set } = await load();
    set({ volume: 40 });
    beep('count');
    beep('go');
    expect(started).toEqual([
      { hertz: 660, gain: 0.1 },
      { hertz: 990, gain: 0.1 },
    ]);
  });

  it.each([{ soundEffects: false }, { volume: 0 }])('are silent with %j', async (part) => {
    const { beep, set } = await load();
    set(part);
    beep('go');
    expect(started).toEqual([]);
  });

  it('are heard while the voice is off', async () => {
    const { beep, say, set } = await load();
    set({ coachVoice: false });
    say('Squats');
    beep('go');
    expect(started).toHaveLength(1);
    expect(speech.speak).not.toHaveBeenCalled();
  });
});
