import { photosContract } from '../shared/contracts/photos';
import type { FunctionSpec } from './manifest-types';
import { plannerTables } from './planner-tables';

/** The part of the manifest for meal photos. */
export const photosFunctions = {
  // Separate from what stores meals: it bundles a bucket client, a decoder, and a model client.
  'photos-api': {
    area: 'nutrition',
    entry: 'functions/nutrition/photos/lambda.ts',
    handler: 'api',
    contract: photosContract,
    ownRoutes: true,
    emits: ['MealLogged'],
    tables: {
      'ai-usage': ['update'],
      'food-logs': ['get', 'query', 'put'],
      'nutrition-goals': ['get'],
      ...plannerTables,
      profiles: ['get'],
      people: ['get'],
      outbox: ['put'],
    },
    buckets: { photos: ['get', 'put'] },
    asksModel: true,
    memoryMb: 1024,
    timeoutSeconds: 29,
  },
  'photos-events': {
    area: 'nutrition',
    entry: 'functions/nutrition/photos/lambda.ts',
    handler: 'events',
    hears: ['MealLogged', 'PhotoReleased'],
    // Longer than anyone takes to undo a removal.
    queue: { batchSize: 10, windowSeconds: 0, delaySeconds: 300 },
    tables: { 'food-logs': ['get'] },
    buckets: { photos: ['keep', 'delete'] },
    timeoutSeconds: 20,
  },
} as const satisfies Record<string, FunctionSpec>;
