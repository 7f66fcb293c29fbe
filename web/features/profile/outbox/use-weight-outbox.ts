import { outboxHook } from '../../../lib/offline/use-outbox';
import { weightKind } from './weight-kind';

/** The signed-in person's weights that have not arrived yet, and a way to add one; sends while mounted. */
export const useWeightOutbox = outboxHook(weightKind);
