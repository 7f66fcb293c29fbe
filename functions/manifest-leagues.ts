import { leaguesContract } from '../shared/contracts/leagues';
import { momentsContract } from '../shared/contracts/moments';
import type { Manifest } from './manifest-types';

/** The part of the manifest for weekly leagues and moments. */
export const leaguesFunctions = {
  'leagues-api': {
    area: 'leagues',
    entry: 'functions/leagues/lambda.ts',
    handler: 'api',
    contract: { ...leaguesContract, ...momentsContract },
    tables: {
      'league-members': ['get', 'query'],
      moments: ['get', 'query', 'update'],
      friends: ['get'],
      people: ['get'],
    },
    timeoutSeconds: 10,
  },
  'leagues-events': {
    area: 'leagues',
    entry: 'functions/leagues/lambda.ts',
    handler: 'events',
    hears: ['PointsAwarded', 'PointsCorrected', 'TierReached', 'LeagueTopped'],
    // Newcomers to a band share one row, so running more in parallel would only make them wait.
    queue: { batchSize: 10, windowSeconds: 0, maximumConcurrency: 5 },
    tables: {
      'league-boards': ['get', 'update'],
      'league-members': ['get', 'query', 'put', 'update'],
      moments: ['put'],
      'activity-days': ['query'],
      people: ['get'],
      connections: ['query', 'delete'],
    },
    pushes: true,
    timeoutSeconds: 20,
  },
  'leagues-close': {
    area: 'leagues',
    entry: 'functions/leagues/lambda.ts',
    handler: 'close',
    schedule: 'rate(10 minutes)',
    emits: ['LeagueTopped'],
    tables: {
      'league-boards': ['get', 'query', 'update'],
      'league-members': ['get', 'query', 'update'],
      people: ['get'],
      outbox: ['put'],
    },
    timeoutSeconds: 50,
    concurrency: 1,
  },
} as const satisfies Manifest['functions'];
