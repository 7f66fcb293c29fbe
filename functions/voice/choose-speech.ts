import { localDateOf } from '../../shared/rules/local-date';
import type { AiUsageRepository } from '../ai/ai-usage-repository';
import { speaksRealtime } from '../ai/speaks-realtime';
import type { AiConfig } from '../platform/ai-config';
import type { Clock } from '../platform/clock';
import type { ChooseSpeech } from './voice-deps';

/** Uses a model if one is configured and the day has a session left; no one is refused. */
export function createChooseSpeech(
  config: AiConfig,
  usage: Pick<AiUsageRepository, 'takeVoiceSession'>,
  clock: Clock,
): ChooseSpeech {
  const limits = { sessions: config.dailyVoiceSessions, tokens: config.dailyTokens };
  return async (userId, timeZone) => {
    if (!speaksRealtime(config)) return { speech: 'browser', because: 'not_configured' };
    const taken = await usage.takeVoiceSession(userId, localDateOf(clock.now(), timeZone), limits);
    return taken ? { speech: 'server', because: null } : { speech: 'browser', because: 'daily_limit' };
  };
}
