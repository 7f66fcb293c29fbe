// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('audio settings', () => {
  it('start with everything on', async () => {
    const { readAudioSettings } = await import('./audio-settings');
    expect(readAudioSettings()).toEqual({ coachVoice: true, soundEffects: true, music: true, volume: 100 });
  });

  it('are kept for the next visit and reported to listeners', async () => {
    const first = await import('./audio-settings');
    const heard = vi.fn<() => void>();
    const stop = first.subscribeToAudioSettings(heard);
    const { result } = renderHook(() => first.useAudioSettings());
    act(() => result.current.change({ music: false, volume: 35 }));
    expect(result.current.settings.music).toBe(false);
    stop();
    act(() => result.current.change({ coachVoice: false }));
    expect(heard).toHaveBeenCalledTimes(1);

    vi.resetModules();
    const next = await import('./audio-settings');
    expect(next.readAudioSettings()).toEqual({
      coachVoice: false,
      soundEffects: true,
      music: false,
      volume: 35,
    });
  });

  it('survive broken storage', async () => {
    localStorage.setItem('audio-settings', '{"volume":900,"music":"loud"');
    const { readAudioSettings } = await import('./audio-settings');
    expect(readAudioSettings().volume).toBe(100);
  });

  it('keep the valid part of half-broken storage, within bounds', async () => {
    localStorage.setItem('audio-settings', '{"volume":900,"music":"loud","coachVoice":false}');
    const { readAudioSettings } = await import('./audio-settings');
    expect(readAudioSettings()).toEqual({ coachVoice: false, soundEffects: true, music: true, volume: 100 });
  });
});
