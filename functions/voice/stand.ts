import type { VoiceStand } from '../../shared/sockets/voice-frames';
import type { Onboarding } from '../profile/public';
import type { Session } from './session';

/** The onboarding's progress, as the page is told. */
export function standOf({ asked }: Pick<Session, 'asked'>, { name, answers }: Onboarding): VoiceStand {
  return { name, answers, asked };
}
