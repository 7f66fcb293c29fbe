import { brand } from '../../../../shared/brand';
import { messageOf } from '../../../lib/api/api-error';
import type { Speech, VoiceCall } from './voice-call';

export const texts = {
  closed: "Disconnected - please restart if you didn't finish",
  broken: 'Connection error - please try again',
  brokenToast: 'Please check your internet connection and try again.',
  stalled: "I didn't catch that. Say it again, or type it.",
  startFailed: 'Failed to start onboarding',
} as const;

const phaseTexts: Record<VoiceCall['phase'], string> = {
  connecting: `Connecting to ${brand.coach}...`,
  listening: 'Listening...',
  thinking: `${brand.coach} is thinking...`,
  speaking: `${brand.coach} is speaking...`,
  lost: texts.closed,
  over: 'Onboarding ended. Your answers are saved.',
  complete: 'All answered.',
};

/** The status line, which is always shown. */
export function statusOf({ phase, problem, ears }: VoiceCall): string {
  if (problem) return problem;
  if (phase === 'listening' && ears !== 'on') return 'Waiting for your answer...';
  return phaseTexts[phase];
}

/** What the person can do now. */
export function hintOf({ phase, ears, hears, speech }: VoiceCall): string {
  if (phase === 'lost') return "Your answers are saved. I'll keep trying to reach you.";
  if (phase === 'speaking') {
    return ears === 'on'
      ? 'Tap the microphone or press Space to speak now.'
      : 'You can already type your answer.';
  }
  if (phase !== 'listening') return phase === 'thinking' ? 'One moment.' : '';
  if (ears === 'none') return 'Type your answer below.';
  if (ears === 'muted') return 'The microphone is off. Tap it to speak, or type.';
  if (!hears) return "Just talk. I'll know when you're done.";
  return speech?.speech === 'server' ? "I'll send it when you pause." : "It's sent when you pause.";
}

/** Who turns speech into text and back, and where the audio goes. */
export function speechTextOf(speech: 'server' | 'browser', hasRecognition: boolean): string {
  if (speech === 'server') {
    return `What you say goes to our server and on to the AI model that understands it and speaks as ${brand.coach}. We delete the audio after each answer and keep the words of your answers.`;
  }
  if (hasRecognition) {
    return `Your browser turns speech into text and reads ${brand.coach} aloud. Many browsers send the audio to their maker to do that; we only receive the text.`;
  }
  return "This browser can't turn speech into text, so you'll type your answers. No audio is recorded.";
}

const becauseTexts: Record<NonNullable<Speech['because']>, string> = {
  not_configured: '',
  daily_limit: "You've used today's voice sessions. ",
  model_failed: "The AI voice isn't responding right now. ",
};

/** The same in a running session, with the reason when the AI voice isn't used. */
export function sessionTextOf(speech: Speech | null, hasRecognition: boolean): string {
  if (!speech) return '';
  const because = speech.because ? becauseTexts[speech.because] : '';
  return because + speechTextOf(speech.speech, hasRecognition);
}

const refusals: Partial<Record<string, string>> = {
  NotAllowedError: 'Microphone access is off. Allow it in your browser, or answer by typing.',
  NotFoundError: 'No microphone found. Connect one, or answer by typing.',
  NotReadableError: 'Another program is using the microphone. Close it, or answer by typing.',
  NotSupportedError: `This browser doesn't let ${brand.product} use the microphone. You can type instead.`,
};

/** Why a session did not start, as shown to the person. */
export function startFailureOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return refusals[name] ?? messageOf(error, texts.startFailed);
}
