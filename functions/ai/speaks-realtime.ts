import type { AiConfig } from '../platform/ai-config';

/** Only OpenAI itself is known to speak the realtime protocol; other servers must be configured as such. */
export function speaksRealtime({ mode, baseUrl, realtimeUrl }: AiConfig): boolean {
  return mode === 'openai' && (realtimeUrl !== undefined || baseUrl === undefined);
}
