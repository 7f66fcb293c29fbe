import type { ServerFrame } from '../../../shared/sockets/frames';
import { createEmitter } from '../../lib/emitter';

type DeltaFrame = Extract<ServerFrame, { type: 'coach.delta' }>;

/** Pieces of replies, from this tab's socket to the chat that shows them. */
export const deltaFeed = createEmitter<DeltaFrame>();
