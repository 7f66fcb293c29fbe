import { outboxHook } from '../../../lib/offline/use-outbox';
import { weightKind } from './weight-kind';

/** The weights of whoever is signed in that have not arrived, and a way to add one; it sends while this is mounted. */
export const useWeightOutbox = outboxHook(weightKind);
