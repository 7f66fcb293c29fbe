import type { Page, WebSocketRoute } from '@playwright/test';
import type { DraftAnswers } from '../../shared/rules/questionnaire';
import { nextSpokenField, spokenQuestion } from '../../shared/rules/questionnaire/spoken-questions';
import { takeAnswer } from '../../shared/rules/questionnaire/take-answer';
import {
  voiceClientFrameSchema,
  type VoiceClientFrame,
  type VoiceServerFrame,
  type VoiceStand,
} from '../../shared/sockets/voice-frames';

interface FakeVoiceServerOptions {
  speech?: 'server' | 'browser';
  name?: string | null;
  answers?: DraftAnswers;
  /** What the model hears in each utterance. */
  hears?: readonly string[];
  /** The coach's voice for each reply, base64 PCM. */
  audio?: string;
}

/** Stands in for a page's voice connection: the questionnaire, over the real frames. */
export async function fakeVoiceServer(page: Page, origin: string, options: FakeVoiceServerOptions = {}) {
  const { speech = 'browser', audio } = options;
  const heard = [...(options.hears ?? [])];
  const frames: VoiceClientFrame[] = [];
  const sockets: WebSocketRoute[] = [];
  const stand = { name: options.name ?? null, answers: { ...options.answers } };
  let replies = 0;
  let refusing = false;

  const standNow = (): VoiceStand => ({ ...stand, asked: nextSpokenField(stand.name, stand.answers) });
  const tell = (frame: VoiceServerFrame) => sockets.at(-1)?.send(JSON.stringify(frame));

  function reply(text: string): void {
    const response_id = `r-${(replies += 1)}`;
    tell({ type: 'response.audio_transcript.delta', response_id, delta: text });
    if (speech === 'server' && audio) tell({ type: 'response.audio.delta', response_id, delta: audio });
    tell({ type: 'response.audio.done', response_id, onboarding: standNow() });
  }

  function ask(echo = ''): void {
    const { asked, answers, name } = standNow();
    reply(`${echo} ${asked ? spokenQuestion(asked) : 'That is everything.'}`.trim());
    if (asked === null && name !== null) {
      tell({ type: 'profile_complete', profile_data: { ...(answers as Required<DraftAnswers>), name } });
    }
  }

  function take(text: string): void {
    tell({ type: 'conversation.item.input_audio_transcription.completed', transcript: text });
    const { asked } = standNow();
    if (text === '') return ask("I didn't catch that.");
    if (asked === 'name') stand.name = text;
    if (asked === null || asked === 'name') return ask(`Hello ${text}.`);
    const { given, echo } = takeAnswer(asked, text, stand.answers);
    Object.assign(stand.answers, given);
    ask(echo);
  }

  function hear(frame: VoiceClientFrame, isFirst: boolean): void {
    if (isFirst) {
      tell({ type: 'session.created', session: { id: 's', speech, because: null }, onboarding: standNow() });
      return ask('Hi!');
    }
    if (frame.type === 'conversation.item.create') take(frame.item.content[0].text);
    if (frame.type === 'input_audio_buffer.commit') take(heard.shift() ?? '');
  }

  await page.route('**/api/realtime/tickets?kind=voice', (route) =>
    refusing
      ? route.abort()
      : route.fulfill({
          status: 201,
          json: {
            ticket: 't',
            url: `${origin.replace('http', 'ws')}/fake-voice`,
            expiresAt: '2099-01-01T00:00:00.000Z',
          },
        }),
  );
  await page.route('**/api/ai/capabilities', (route) =>
    route.fulfill({ json: { chat: 'rules', vision: false, voice: speech, messagesLeft: null } }),
  );
  await page.routeWebSocket('**/fake-voice', (socket) => {
    sockets.push(socket);
    let isFirst = true;
    socket.onMessage((text) => {
      const frame = voiceClientFrameSchema.parse(JSON.parse(String(text)));
      frames.push(frame);
      hear(frame, isFirst);
      isFirst = false;
    });
  });

  return {
    /** Everything that the page sent, in order. */
    frames,
    sent: <Type extends VoiceClientFrame['type']>(type: Type) =>
      frames.filter((frame): frame is Extract<VoiceClientFrame, { type: Type }> => frame.type === type),
    connections: () => sockets.length,
    tell,
    drop: () => sockets.at(-1)?.close(),
    /** Whether new connections are refused, as if offline. */
    refuse: (refuses: boolean) => void (refusing = refuses),
  };
}
