import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VoiceClientFrame, VoiceServerFrame } from '../../../../shared/sockets/voice-frames';
import type { EarsListener } from './ears';
import type { VoiceCall } from './voice-call';
import { createVoiceSession } from './voice-session';

const onboarding = { name: 'Maya', answers: {}, asked: 'gender' } as const;
const pcm = new Int16Array(4096);
type Speech = 'server' | 'browser';

function setUp({ refused = null as Error | null, hasEars = true } = {}) {
  const frames: VoiceClientFrame[] = [];
  const made: { speech: Speech; open: number; release: ReturnType<typeof vi.fn> }[] = [];
  const problems: string[][] = [];
  const mouth = { play: vi.fn(), finish: vi.fn(), stop: vi.fn(), release: vi.fn() };
  const socket = { close: vi.fn(), isOpen: true };
  let ears: EarsListener | null = null;
  let server: Parameters<Parameters<typeof createVoiceSession>[0]['openSocket']>[0] | null = null;
  let call: VoiceCall | null = null;
  const session = createVoiceSession({
    openSocket: async (listener) => {
      server = listener;
      return {
        send: (frame) => {
          if (socket.isOpen) frames.push(frame);
          return socket.isOpen;
        },
        close: socket.close,
      };
    },
    openEars: async (speech, listener) => {
      if (refused) throw refused;
      if (!hasEars) return null;
      ears = listener;
      const state = { speech, open: 0, release: vi.fn() };
      made.push(state);
      return {
        open: () => void (state.open = 1),
        close: () => void (state.open = 0),
        release: state.release,
      };
    },
    mouth,
    onCall: (next) => (call = next),
    onLevel: () => undefined,
    onProblem: (...problem) => problems.push(problem),
  });
  const tell = (frame: VoiceServerFrame) => server?.onFrame(frame);
  const created = (speech: Speech = 'server') =>
    tell({ type: 'session.created', session: { id: 's', speech, because: null }, onboarding });
  const reply = (response_id: string) => {
    tell({ type: 'response.audio.delta', response_id, delta: 'AAAA' });
    tell({ type: 'response.audio_transcript.delta', response_id, delta: 'How are you?' });
    tell({ type: 'response.audio.done', response_id, onboarding });
  };
  return {
    session,
    frames,
    made,
    problems,
    mouth,
    socket,
    tell,
    created,
    reply,
    ears: () => ears as unknown as EarsListener,
    server: () => server as unknown as NonNullable<typeof server>,
    call: () => call as unknown as VoiceCall,
    types: () => frames.map(({ type }) => type),
    /** The coach's reply has been played to its end. */
    heardOut: () => mouth.finish.mock.lastCall?.[2](),
    async begin(speech: Speech = 'server') {
      await session.start(speech, true);
      server?.onOpen();
      created(speech);
      reply('r1');
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The microphone', () => {
  it('is open while she is silent, and sends nothing while she speaks', async () => {
    const set = setUp();
    await set.begin();
    expect(set.made[0]?.open).toBe(0);
    set.ears().onChunk(pcm);
    expect(set.types()).toEqual(['ping']);
    set.heardOut();
    expect(set.made[0]?.open).toBe(1);
    set.ears().onHears(true);
    set.ears().onChunk(pcm);
    set.ears().onChunk(pcm);
    set.ears().onUtterance(null);
    expect(set.frames.slice(1)).toEqual([
      { type: 'input_audio_buffer.append', audio: expect.any(String), event_id: 'a-0' },
      { type: 'input_audio_buffer.append', audio: expect.any(String), event_id: 'a-1' },
      { type: 'input_audio_buffer.commit', last: 'a-1' },
    ]);
    expect(set.made[0]?.open).toBe(0);
    expect(set.call().phase).toBe('thinking');
  });

  it('is released however the session ends', async () => {
    const ways: ((set: ReturnType<typeof setUp>) => void)[] = [
      ({ session }) => session.end(),
      ({ tell }) => tell({ type: 'error', error: { code: 'taken_over', message: 'Elsewhere' } }),
      ({ tell }) => tell({ type: 'profile_complete', profile_data: { name: 'Maya' } as never }),
      ({ session }) => {
        session.mute();
        vi.advanceTimersByTime(300);
      },
    ];
    for (const leave of ways) {
      const set = setUp();
      await set.begin();
      set.heardOut();
      leave(set);
      expect(set.made[0]?.release).toHaveBeenCalled();
    }
  });

  it('is released when the connection is refused', async () => {
    const release = vi.fn();
    const session = createVoiceSession({
      openSocket: () => Promise.reject(new Error('No ticket')),
      openEars: async () => ({ open: vi.fn(), close: vi.fn(), release }),
      mouth: { play: vi.fn(), finish: vi.fn(), stop: vi.fn(), release: vi.fn() },
      onCall: vi.fn(),
      onLevel: vi.fn(),
      onProblem: vi.fn(),
    });
    await expect(session.start('server', true)).rejects.toThrow('No ticket');
    expect(release).toHaveBeenCalled();
  });

  it('is released right away when it opens after the end', async () => {
    const set = setUp();
    const starting = set.session.start('server', true);
    set.session.end();
    await starting;
    expect(set.made[0]?.release).toHaveBeenCalled();
    expect(set.socket.close).toHaveBeenCalled();
  });

  it('sends what was said when it stops in the middle, and leaves the keyboard', async () => {
    const set = setUp();
    await set.begin();
    set.heardOut();
    set.ears().onChunk(pcm);
    set.ears().onGone('It stopped.');
    set.ears().onUtterance(null);
    expect(set.frames.at(-1)).toEqual({ type: 'input_audio_buffer.commit', last: 'a-0' });
    expect(set.call().ears).toBe('muted');
    expect(set.problems).toEqual([['Error', 'It stopped.']]);
  });

  it('leaves nothing open when it is refused: the start fails with the reason', async () => {
    const set = setUp({ refused: new DOMException('', 'NotAllowedError') });
    await expect(set.session.start('server', true)).rejects.toThrow(DOMException);
    expect(set.call().phase).toBe('over');
    expect(set.mouth.release).toHaveBeenCalled();
  });

  it('rests in a hidden tab', async () => {
    const set = setUp();
    await set.begin();
    set.heardOut();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(set.made[0]?.open).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(set.made[0]?.open).toBe(1);
  });
});

describe('The coach', () => {
  it('is interrupted by a tap: her voice stops, and late pieces of that reply are not played', async () => {
    const set = setUp();
    await set.begin();
    set.session.interrupt();
    expect(set.mouth.stop).toHaveBeenCalled();
    expect(set.call().phase).toBe('listening');
    set.tell({ type: 'response.audio.delta', response_id: 'r1', delta: 'BBBB' });
    expect(set.mouth.play).toHaveBeenCalledTimes(1);
    set.reply('r2');
    expect(set.mouth.play).toHaveBeenCalledTimes(2);
    expect(set.call().phase).toBe('speaking');
  });

  it('accepts a typed answer while she speaks, and none while she thinks', async () => {
    const set = setUp();
    await set.begin();
    expect(set.session.sendText(' 35 ')).toBe(true);
    expect(set.frames.at(-1)).toMatchObject({ item: { content: [{ type: 'input_text', text: '35' }] } });
    expect(set.session.sendText('36')).toBe(false);
  });
});

describe('an answer to an interrupted reply', () => {
  it('waits for the end of the turn, during which the server accepts none', async () => {
    const set = setUp();
    await set.session.start('server', true);
    set.server().onOpen();
    set.created();
    set.tell({ type: 'response.audio_transcript.delta', response_id: 'r1', delta: 'Hi' });
    set.session.interrupt();
    expect(set.session.sendText('35')).toBe(true);
    expect(set.types()).toEqual(['ping']);
    expect(set.call()).toMatchObject({ phase: 'thinking', pending: '35' });
    set.tell({ type: 'response.audio.done', response_id: 'r1', onboarding });
    expect(set.types()).toEqual(['ping', 'conversation.item.create']);
    expect(set.call().phase).toBe('thinking');
  });
});

describe('The connection', () => {
  it('is pinged every five seconds, with the length of the silence', async () => {
    const set = setUp();
    await set.begin();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(set.frames.at(-1)).toEqual({ type: 'ping', silent_ms: undefined });
    set.heardOut();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(set.frames.at(-1)).toEqual({ type: 'ping', silent_ms: 5_000 });
    set.ears().onHears(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(set.frames.at(-1)).toEqual({ type: 'ping', silent_ms: undefined });
  });

  it('offers the keyboard after ten seconds without a word', async () => {
    const set = setUp();
    await set.begin();
    set.heardOut();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(set.call().quiet).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(set.call().quiet).toBe(true);
  });

  it('may be lost and restored: the words stay, and pieces are numbered from 0 again', async () => {
    const set = setUp();
    await set.begin();
    set.heardOut();
    set.ears().onChunk(pcm);
    set.server().onLost(true);
    expect(set.call()).toMatchObject({ phase: 'lost', problem: 'Connection error - please try again' });
    expect(set.problems).toEqual([
      ['Connection Error', 'Please check your internet connection and try again.'],
    ]);
    expect(set.call().lines).toHaveLength(1);
    set.ears().onChunk(pcm);
    set.server().onOpen();
    set.created();
    set.reply('r2');
    set.heardOut();
    set.ears().onChunk(pcm);
    expect(set.frames.at(-1)).toMatchObject({ event_id: 'a-0' });
    expect(set.made[0]?.release).not.toHaveBeenCalled();
  });

  it('says so without a toast when it was closed cleanly', async () => {
    const set = setUp();
    await set.begin();
    set.server().onLost(false);
    expect(set.call().problem).toBe("Disconnected - please restart if you didn't finish");
    expect(set.problems).toEqual([]);
  });

  it('ends with the server’s reason, and survives if only the turn failed', async () => {
    const set = setUp();
    await set.begin();
    set.tell({ type: 'error', error: { code: 'turn_failed', message: 'Once more, please' } });
    expect(set.call()).toMatchObject({ phase: 'listening', problem: 'Error: Once more, please' });
    expect(set.socket.close).not.toHaveBeenCalled();
    set.tell({ type: 'error', error: { code: 'taken_over', message: '' } });
    expect(set.problems.at(-1)).toEqual(['Connection Error', 'Failed to connect to AI coach']);
    expect(set.call().problem).toBe('Error: Failed to connect to AI coach');
    expect(set.socket.close).toHaveBeenCalled();
  });
});

describe('an answer that does not arrive', () => {
  it('is reported after a minute, and can be given again', async () => {
    const set = setUp();
    await set.begin();
    set.session.sendText('35');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(set.call()).toMatchObject({
      phase: 'listening',
      problem: expect.stringContaining('Say it again'),
    });
  });

  it('ends a dead connection', async () => {
    const set = setUp();
    await set.session.start('server', true);
    set.server().onOpen();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(set.call()).toMatchObject({ phase: 'over', problem: 'Connection error - please try again' });
    expect(set.made[0]?.release).toHaveBeenCalled();
  });

  it('is not missed while she is still speaking', async () => {
    const set = setUp();
    await set.begin();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(set.call()).toMatchObject({ phase: 'speaking', problem: null });
  });
});

describe('The browser’s own speech', () => {
  it('sends the words it understood as text', async () => {
    const set = setUp();
    await set.begin('browser');
    set.heardOut();
    set.ears().onHears(true, 'thirty');
    expect(set.call().guessed).toBe('thirty');
    set.ears().onUtterance('thirty five');
    expect(set.frames.at(-1)).toMatchObject({ item: { content: [{ text: 'thirty five' }] } });
  });

  it('takes over mid-session when the server’s speech becomes unavailable', async () => {
    const set = setUp();
    await set.begin();
    set.created('browser');
    await vi.advanceTimersByTimeAsync(0);
    expect(set.made.map(({ speech }) => speech)).toEqual(['server', 'browser']);
    expect(set.made[0]?.release).toHaveBeenCalled();
  });

  it('leaves the keyboard when there is none', async () => {
    const set = setUp({ hasEars: false });
    await set.begin('browser');
    set.heardOut();
    expect(set.call().ears).toBe('none');
    expect(set.session.sendText('35')).toBe(true);
  });
});
