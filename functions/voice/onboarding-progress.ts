import type { VoiceStand } from '../../shared/sockets/voice-frames';
import type { Onboarding } from '../profile/public';
import type { VoiceSession } from './voice-session';

/** The onboarding's progress, as the page is told. */
export function onboardingProgressOf(
  { asked }: Pick<VoiceSession, 'asked'>,
  { name, answers }: Onboarding,
): VoiceStand {
  return { name, answers, asked };
}
