import * as z from 'zod';
import type { Contract } from './endpoint';

export const aiContract = {
  /** What this installation can do, for labels and buttons. */
  readCapabilities: {
    method: 'GET',
    path: '/ai/capabilities',
    access: 'user',
    response: z.object({
      chat: z.enum(['model', 'rules']),
      /** Whether photos of meals can be analyzed. */
      vision: z.boolean(),
      /** Where speech is recognized and spoken: by a realtime model, or by the browser. */
      voice: z.enum(['server', 'browser']),
      /** Coach messages left today; null if there is no limit. */
      messagesLeft: z.number().int().nullable(),
    }),
    errors: [],
  },
} as const satisfies Contract;
