import type { AiConfig } from '../platform/ai-config';

/** Only OpenAI itself is known to speak the realtime protocol; of another server it must be said. */
export function speaksRealtime({ mode, baseUrl, realtimeUrl }: AiConfig): boolean {
  return mode === 'openai' && (realtimeUrl !== undefined || baseUrl === undefined);
}
