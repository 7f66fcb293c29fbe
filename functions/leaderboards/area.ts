import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import type { Area } from '../manifest-types';

export const leaderboards = {
  name: 'leaderboards',
  tables: {
    leaderboard: {
      key: 'pk',
      indexes: { top: { key: 'shard', sort: 'score', projection: 'all' } },
      recoverable: false,
      owner: { by: 'none', because: 'rebuilt from people; leaving the leaderboards removes the row' },
    },
  },
  parts: {
    'community-api': {
      contract: leaderboardsContract,
      tables: {
        leaderboard: ['get', 'query'],
        people: ['get'],
        friends: ['get', 'query'],
        'friend-lists': ['get'],
      },
    },
  },
  functions: {
    'leaderboard-events': {
      entry: 'functions/leaderboards/lambda.ts',
      handler: 'events',
      hears: ['PointsAwarded', 'PointsCorrected', 'StandingChanged'],
      queue: { batchSize: 1000, windowSeconds: 1, maximumConcurrency: 2 },
      tables: {
        leaderboard: ['get', 'put', 'update', 'delete'],
        people: ['get'],
        connections: ['query', 'delete'],
      },
      pushes: true,
      timeoutSeconds: 30,
    },
  },
} as const satisfies Area;
