import { manifest } from '../../../functions/manifest';
import type { FunctionSpec } from '../../../functions/manifest-types';

const functions = Object.entries<FunctionSpec>(manifest.functions);

/** The functions that queues feed. */
export const consumers = functions.filter(([, { hears }]) => hears !== undefined);
