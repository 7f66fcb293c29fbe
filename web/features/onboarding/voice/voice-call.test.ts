import { describe, expect, it } from 'vitest';
import type { VoiceServerFrame } from '../../../../shared/sockets/voice-frames';
import { newCall, callAfter, type VoiceCall, type VoiceCallEvent } from './voice-call';
import { hintOf, sessionTextOf, speechTextOf, startFailureOf, statusOf } from './voice-call-texts';
import { voiceSceneFor } from './voice-scene';

const onboarding = { name: 'Maya', answers: { age: 35 }, asked: 'gender' } as const;
const session = { id: 's', speech: 'server', because: null } as const;
const frame = (each: VoiceServerFrame): VoiceCallEvent => ({ type: 'frame', frame: each });
const created = frame({ type: 'session.created', session, onboarding });
const says = (delta: string, response_id = 'r1') =>
  frame({ type: 'response.audio_transcript.delta', response_id, delta });
const heard = (transcript: string) =>
  frame({ type: 'conversation.item.input_audio_transcription.completed', transcript });
const failed = (code: 'turn_failed' | 'taken_over', message: string) =>
  frame({ type: 'error', error: { code, message } });

const after = (...events: VoiceCallEvent[]): VoiceCall => events.reduce(callAfter, newCall);
const listening = [created, { type: 'ears', ears: 'on' }, says('Hi!'), { type: 'heard-out' }] as const;

describe('The status line', () => {
  it.each<[string, VoiceCallEvent[]]>([
    ['Connecting to Ana...', []],
    ['Ana is thinking...', [created]],
    ['Ana is speaking...', [created, says('Hi!')]],
    ['Listening...', [...listening]],
    ['Ana is thinking...', [...listening, { type: 'sent', text: '' }]],
    ['Waiting for your answer...', [...listening, { type: 'ears', ears: 'muted' }]],
    ['Error: Too late', [...listening, failed('turn_failed', 'Too late')]],
    ['Error: Failed to connect to AI coach', [...listening, failed('turn_failed', ' ')]],
    ['Error: Somewhere else', [...listening, failed('taken_over', 'Somewhere else')]],
    [
      "Disconnected - please restart if you didn't finish",
      [...listening, { type: 'lost', problem: "Disconnected - please restart if you didn't finish" }],
    ],
    ['Onboarding ended. Your answers are saved.', [...listening, { type: 'over' }]],
  ])('says "%s"', (status, events) => {
    expect(statusOf(after(...events))).toBe(status);
  });

  it('forgets a problem as soon as somebody speaks, and keeps it while they do not', () => {
    const call = after(...listening, failed('turn_failed', 'Too late'));
    expect(statusOf(callAfter(call, { type: 'quiet' }))).toBe('Error: Too late');
    expect(statusOf(callAfter(call, { type: 'hears', hears: true }))).toBe('Listening...');
  });
});

describe('The transcript', () => {
  it('joins the pieces of a reply and starts a line with the next', () => {
    const { lines } = after(created, says('Hi '), says('Maya!'), heard('Hello'), says('So...', 'r2'));
    expect(lines).toEqual([
      { from: 'coach', text: 'Hi Maya!' },
      { from: 'person', text: 'Hello' },
      { from: 'coach', text: 'So...' },
    ]);
  });

  it('starts a new line even for late words of a reply that was already answered', () => {
    expect(after(created, says('Hi'), heard('Hello'), says(' there')).lines).toHaveLength(3);
  });

  it('has no line for an utterance in which nothing was understood', () => {
    const call = after(...listening, { type: 'sent', text: '' }, heard(''));
    expect(call.lines).toHaveLength(1);
    expect(call.pending).toBeNull();
  });
});

describe('a session', () => {
  it('holds what is stored as soon as the server reports it', () => {
    const stored = { ...onboarding, asked: 'goalType' } as const;
    const done = frame({ type: 'response.audio.done', response_id: 'r1', onboarding: stored });
    expect(after(created, says('Hi'), done).stand).toEqual(stored);
  });

  it('keeps listening while words arrive from an interrupted reply', () => {
    const late = {
      type: 'frame',
      frame: { type: 'response.audio_transcript.delta', response_id: 'r1', delta: '!' },
    };
    expect(after(...listening, { ...late, aside: true } as VoiceCallEvent).phase).toBe('listening');
  });

  it('is complete when her last words end, or right away if she says none', () => {
    const profile = frame({ type: 'profile_complete', profile_data: { name: 'Maya' } as never });
    const speaking = after(created, says('That is all.'), profile);
    expect(speaking.phase).toBe('speaking');
    expect(callAfter(speaking, { type: 'heard-out' }).phase).toBe('complete');
    expect(after(created, profile).phase).toBe('complete');
  });

  it('stays complete or over, whatever the connection does afterward', () => {
    const over = after(...listening, { type: 'over' });
    expect(callAfter(over, { type: 'lost', problem: 'Gone' })).toBe(over);
    expect(callAfter(over, says('Late'))).toBe(over);
  });

  it('offers the keyboard after a silence until the person speaks', () => {
    const quiet = after(...listening, { type: 'quiet' });
    expect(quiet.quiet).toBe(true);
    expect(callAfter(quiet, { type: 'hears', hears: true }).quiet).toBe(false);
  });
});

describe("the page's explanations", () => {
  it('name who hears the audio, and only what is true of this browser', () => {
    expect(speechTextOf('server', true)).toContain('goes to our server');
    expect(speechTextOf('browser', true)).toContain('we only receive the text');
    expect(speechTextOf('browser', false)).toContain('No audio is recorded');
    expect(sessionTextOf({ id: 's', speech: 'browser', because: 'daily_limit' }, true)).toMatch(
      /^You've used today's voice sessions/,
    );
  });

  it('say how to answer in each state', () => {
    expect(hintOf(after(...listening))).toContain('Just talk');
    expect(hintOf(after(created, { type: 'ears', ears: 'on' }, says('Hi')))).toContain('Space');
    expect(hintOf(after(...listening, { type: 'ears', ears: 'none' }))).toContain('Type your answer');
  });

  it.each([
    ['NotAllowedError', 'Microphone access is off.'],
    ['NotFoundError', 'No microphone found.'],
    ['NotReadableError', 'Another program is using the microphone.'],
    ['Error', 'Failed to start onboarding'],
  ])('says why nothing started: %s', (name, text) => {
    expect(startFailureOf(new DOMException('', name))).toContain(text);
  });

  it("show her listening, thinking, and in each step's pose", () => {
    expect(voiceSceneFor(null).pose).toBe('wave');
    expect(voiceSceneFor(after(...listening)).pose).toBe('listen');
    expect(voiceSceneFor(after(...listening, { type: 'sent', text: 'Hi' })).pose).toBe('hips');
    expect(voiceSceneFor(after(...listening, { type: 'lost', problem: '' })).pose).toBe('reach');
  });
});
