import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Recognition } from '../../../lib/audio/speech-recognition';
import { createVoiceLoop, type VoiceState } from './voice-loop';

class FakeRecognition extends EventTarget implements Recognition {
  lang = '';
  continuous = false;
  interimResults = false;
  start = vi.fn();
  stop = vi.fn(() => this.tell('end'));
  abort = vi.fn();
  tell = (type: string, details: object = {}) =>
    void this.dispatchEvent(Object.assign(new Event(type), details));
}

function setUp({ supported = true, microphone = true as true | Error } = {}) {
  const made: FakeRecognition[] = [];
  const said: { text: string; end: () => void }[] = [];
  const states: VoiceState['phase'][] = [];
  const told = { problem: vi.fn(), message: vi.fn(), hush: vi.fn() };
  let heard: VoiceState['heard'] = { settled: '', guessed: '' };
  const loop = createVoiceLoop({
    createRecognition: () => {
      if (!supported) return null;
      made.push(new FakeRecognition());
      return made.at(-1) ?? null;
    },
    askForMicrophone: async () => {
      if (microphone !== true) throw microphone;
    },
    say: (text, end) => said.push({ text, end }),
    hush: told.hush,
    onState: (state) => {
      states.push(state.phase);
      heard = state.heard;
    },
    onProblem: told.problem,
    onMessage: told.message,
  });
  const current = () => made.at(-1) ?? new FakeRecognition();
  const hear = (transcript: string, isFinal = true) =>
    current().tell('result', { results: [Object.assign([{ transcript }], { isFinal })] });
  return { loop, made, said, states, told, current, hear, heard: () => heard };
}

describe('Talking with the coach', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends what was said 300 ms after two seconds of silence', async () => {
    const { loop, told, states, hear } = setUp();
    await loop.start();
    expect(states.at(-1)).toBe('listening');
    hear('my back is tight');
    await vi.advanceTimersByTimeAsync(1_999);
    hear('my back is tight today', false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told.message).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(told.message).toHaveBeenCalledExactlyOnceWith('my back is tight today');
  });

  it('sends right away when the person stops it', async () => {
    const { loop, told, hear } = setUp();
    await loop.start();
    hear('show me a squat');
    loop.stop();
    await vi.advanceTimersByTimeAsync(300);
    expect(told.message).toHaveBeenCalledExactlyOnceWith('show me a squat');
  });

  it('is over, and sends nothing, when nothing was said', async () => {
    const { loop, told, states } = setUp();
    await loop.start();
    await vi.advanceTimersByTimeAsync(10_300);
    expect(told.message).not.toHaveBeenCalled();
    expect(states.at(-1)).toBe('off');
  });

  it('says the reply with the microphone closed and listens again 500 ms later', async () => {
    const { loop, made, said, states, hear } = setUp();
    await loop.start();
    hear('hello');
    loop.stop();
    await vi.advanceTimersByTimeAsync(300);
    const before = made.length;
    loop.answer('Hi there.');
    expect(said.map(({ text }) => text)).toEqual(['Hi there.']);
    expect(states.at(-1)).toBe('speaking');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made.length).toBe(before);
    said[0]?.end();
    await vi.advanceTimersByTimeAsync(499);
    expect(made.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(made.length).toBe(before + 1);
    expect(states.at(-1)).toBe('listening');
  });

  it('does not say the reply to a typed message', () => {
    const { loop, said } = setUp();
    loop.answer('Typed, so read.');
    expect(said).toEqual([]);
  });

  it('lets the person cut the coach off and speak', async () => {
    const { loop, said, states, told, hear } = setUp();
    await loop.start();
    hear('hello');
    loop.stop();
    await vi.advanceTimersByTimeAsync(300);
    loop.answer('A very long reply.');
    await loop.start();
    expect(told.hush).toHaveBeenCalled();
    expect(states.at(-1)).toBe('listening');
    said[0]?.end();
    await vi.advanceTimersByTimeAsync(600);
    expect(states.at(-1)).toBe('listening');
  });

  it('says why when the browser cannot, the microphone fails or access is denied', async () => {
    const unsupported = setUp({ supported: false });
    await unsupported.loop.start();
    expect(unsupported.told.problem).toHaveBeenCalledExactlyOnceWith('unsupported');

    const refused = setUp({ microphone: new DOMException('No', 'NotAllowedError') });
    await refused.loop.start();
    expect(refused.told.problem).toHaveBeenCalledExactlyOnceWith('denied');
    expect(refused.states.at(-1)).toBe('off');

    const broken = setUp({ microphone: new DOMException('None', 'NotFoundError') });
    await broken.loop.start();
    expect(broken.told.problem).toHaveBeenCalledExactlyOnceWith('microphone');

    const denied = setUp();
    await denied.loop.start();
    denied.current().tell('error', { error: 'not-allowed' });
    denied.current().tell('end');
    expect(denied.told.problem).toHaveBeenCalledExactlyOnceWith('denied');
    expect(denied.states.at(-1)).toBe('off');
  });

  it('stays quiet about silence and aborts, and tells of any other error', async () => {
    const { loop, told, states, current } = setUp();
    await loop.start();
    current().tell('error', { error: 'no-speech' });
    expect(states.at(-1)).toBe('off');
    await loop.start();
    current().tell('error', { error: 'aborted' });
    expect(states.at(-1)).toBe('off');
    expect(told.problem).not.toHaveBeenCalled();
    await loop.start();
    current().tell('error', { error: 'network' });
    expect(told.problem).toHaveBeenCalledExactlyOnceWith('recognition');
    // It ends without an 'end' event, which some browsers never fire.
    expect(states.at(-1)).toBe('off');
  });

  it('opens nothing when the permission comes after the page was left', async () => {
    const { loop, states } = setUp();
    const starting = loop.start();
    loop.end();
    await starting;
    expect(states).not.toContain('listening');
  });

  it('hears and sends nothing more once it has ended', async () => {
    const { loop, told, made, hear } = setUp();
    await loop.start();
    hear('half a sent');
    loop.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.message).not.toHaveBeenCalled();
    expect(made.at(-1)?.abort).toHaveBeenCalled();
  });
});
