import type { VoiceServerFrame } from '../../../../shared/sockets/voice-frames';
import type { createAnswerWait } from './answer-wait';
import { errorTextOf } from './error-text';
import type { Mouth } from './mouth';
import type { SessionCall } from './session-call';
import { texts } from './voice-call-texts';
import type { VoiceConnection } from './voice-connection';

interface CoachTurnOptions {
  call: SessionCall;
  line: VoiceConnection['line'];
  mouth: Mouth;
  wait: ReturnType<typeof createAnswerWait>;
  onProblem: (title: string, text: string) => void;
}

/** The coach's replies: received piece by piece, spoken, and interrupted by the person or a lost connection. */
export function createCoachTurn({ call, line, mouth, wait, onProblem }: CoachTurnOptions) {
  /** The reply that the person interrupted. */
  let cutOff: string | null = null;

  function silence(): void {
    cutOff = call.now().replyId;
    mouth.stop();
  }

  function finishReply(): void {
    wait.end();
    const { lines, speech } = call.now();
    const last = lines.at(-1);
    const text = last?.from === 'coach' ? last.text : '';
    mouth.finish(text, speech?.speech ?? 'browser', () => call.become({ type: 'heard-out' }));
  }

  return {
    interrupt(): void {
      if (call.now().phase !== 'speaking') return;
      silence();
      call.become({ type: 'heard-out' });
    },
    take(frame: VoiceServerFrame): void {
      const aside = 'response_id' in frame && frame.response_id === cutOff;
      if (frame.type === 'response.audio_transcript.delta') line.beginTurn();
      if (frame.type === 'response.audio.delta' && !aside) mouth.play(frame.delta);
      call.become({ type: 'frame', frame, aside });
      wait.begin(call.now().phase);
      if (frame.type === 'response.audio.done' || frame.type === 'error') line.endTurn();
      if (frame.type === 'response.audio.done' && !aside) finishReply();
      if (frame.type === 'error') onProblem('Connection Error', errorTextOf(frame.error.message));
    },
    lose(broken: boolean): void {
      wait.end();
      silence();
      if (broken && call.now().phase !== 'lost') onProblem('Connection Error', texts.brokenToast);
      call.become({ type: 'lost', problem: broken ? texts.broken : texts.closed });
    },
  };
}
