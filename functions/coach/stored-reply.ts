import type * as z from 'zod';
import { coachContract } from '../../shared/contracts/coach';

/** A reply as stored for repeated requests; the day's remaining quota isn't part of it. */
export const storedReplySchema = coachContract.sendMessage.response.omit({ remainingToday: true });
export type StoredReply = z.output<typeof storedReplySchema>;
