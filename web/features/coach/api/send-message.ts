import { coachContract, type Conversation } from '../../../../shared/contracts/coach';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export type CoachAnswer = ResponseOf<typeof coachContract.sendMessage>;

/** Repeating the same id returns the stored reply. */
export const sendMessage = (body: {
  id: string;
  message: string;
  conversation: Conversation;
  training?: true | undefined;
}) => callEndpoint(coachContract.sendMessage, { body });
