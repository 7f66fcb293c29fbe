import { nutritionApiContract } from '../../shared/contracts/nutrition-api';
import { photosContract } from '../../shared/contracts/photos';
import type { Area } from '../manifest-types';
import { plannerTables } from '../planner-tables';
import { photos } from './photos/bucket';

export const nutrition = {
  name: 'nutrition',
  tables: {
    'food-logs': {
      key: 'userId',
      sort: 'logId',
      ttl: 'expiresAt',
      recoverable: true,
      owner: { by: 'key' },
      texts: ['meal'],
    },
    'own-foods': { key: 'userId', sort: 'foodId', recoverable: true, owner: { by: 'key' } },
    'nutrition-goals': { key: 'userId', recoverable: true, owner: { by: 'key' } },
  },
  buckets: { photos },
  functions: {
    'nutrition-api': {
      entry: 'functions/nutrition/lambda.ts',
      handler: 'api',
      contract: nutritionApiContract,
      emits: ['MealLogged', 'MealRemoved', 'MealRestored', 'PhotoUsed', 'PhotoReleased'],
      tables: {
        'food-logs': ['get', 'query', 'put', 'update'],
        'nutrition-goals': ['get', 'put'],
        'own-foods': ['get', 'query', 'put', 'update'],
        ...plannerTables,
        profiles: ['get'],
        people: ['get'],
        outbox: ['put'],
      },
      // The food table is read once, before the first answer.
      memoryMb: 1024,
      timeoutSeconds: 10,
    },
    // Separate from what stores meals: it bundles a bucket client, a decoder, and a model client.
    'photos-api': {
      entry: 'functions/nutrition/photos/lambda.ts',
      handler: 'api',
      contract: photosContract,
      ownRoutes: true,
      emits: ['MealLogged', 'PhotoUsed'],
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
      entry: 'functions/nutrition/photos/lambda.ts',
      handler: 'events',
      hears: ['PhotoUsed', 'PhotoReleased'],
      // Longer than anyone takes to undo a removal.
      queue: { batchSize: 10, windowSeconds: 0, delaySeconds: 300 },
      tables: { 'food-logs': ['get'] },
      buckets: { photos: ['keep', 'delete'] },
      timeoutSeconds: 20,
    },
  },
} as const satisfies Area;
