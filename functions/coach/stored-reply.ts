import type * as z from 'zod';
import { coachContract } from '../../shared/contracts/coach';

/** A reply as it is kept for repeats of the request; what is left today is not part of it. */
export const storedReplySchema = coachContract.sendMessage.response.omit({ remainingToday: true });
export type StoredReply = z.output<typeof storedReplySchema>;
