import type { aiContract } from '../../shared/contracts/ai';
import type { ResponseOf } from '../../shared/contracts/endpoint';
import { localDateOf } from '../../shared/rules/local-date';
import type { AiConfig } from '../platform/ai-config';
import type { Clock } from '../platform/clock';
import type { ReadSettings } from '../profile/public';
import type { Budget } from './budget';
import { speaksRealtime } from './speaks-realtime';

export interface CapabilitiesDeps {
  config: AiConfig;
  budget: Budget;
  readSettings: ReadSettings;
  clock: Clock;
}

export async function readCapabilities(
  { config, budget, readSettings, clock }: CapabilitiesDeps,
  userId: string,
): Promise<ResponseOf<typeof aiContract.readCapabilities>> {
  const hasModel = config.mode === 'openai';
  const settings = hasModel ? await readSettings(userId) : null;
  const today = settings && localDateOf(clock.now(), settings.timeZone);
  return {
    chat: hasModel ? 'model' : 'rules',
    vision: hasModel,
    voice: speaksRealtime(config) ? 'server' : 'browser',
    messagesLeft: today ? await budget.remaining({ userId, today }) : null,
  };
}
