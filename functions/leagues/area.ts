import { leaguesContract } from '../../shared/contracts/leagues';
import { momentsContract } from '../../shared/contracts/moments';
import type { Area } from '../manifest-types';

export const leagues = {
  name: 'leagues',
  tables: {
    'league-boards': {
      key: 'boardId',
      indexes: { due: { key: 'dueKey', sort: 'endsAt', projection: 'all' } },
      ttl: 'expiresAt',
      recoverable: true,
      owner: { by: 'none', because: 'how many share a board; league-members says who they are' },
    },
    'league-members': {
      key: 'userId',
      sort: 'week',
      indexes: { board: { key: 'boardId', sort: 'userId', projection: 'all' } },
      recoverable: true,
      owner: { by: 'key' },
    },
    moments: { key: 'userId', sort: 'momentId', recoverable: true, owner: { by: 'key' } },
  },
  parts: {
    'community-api': {
      contract: { ...leaguesContract, ...momentsContract },
      tables: {
        'league-members': ['get', 'query'],
        moments: ['get', 'query', 'update'],
        'activity-days': ['query'],
        profiles: ['get'],
        'training-plans': ['get'],
        friends: ['get'],
        'friend-lists': ['get'],
        people: ['get'],
      },
    },
  },
  functions: {
    'leagues-events': {
      entry: 'functions/leagues/lambda.ts',
      handler: 'events',
      hears: [
        'WorkoutCompleted',
        'WorkoutRemoved',
        'WorkoutRestored',
        'DanceSessionCompleted',
        'DanceRemoved',
        'DanceRestored',
        'TierReached',
        'LeagueTopped',
      ],
      // Each handles ten people at once. On Monday newcomers share a few rows, so more would only make them wait.
      queue: { batchSize: 10, windowSeconds: 0, maximumConcurrency: 10 },
      tables: {
        'league-boards': ['get', 'update'],
        'league-members': ['get', 'put', 'update'],
        moments: ['put'],
        'activity-days': ['query'],
        profiles: ['get'],
        'training-plans': ['get'],
        people: ['get'],
        connections: ['query', 'delete'],
      },
      pushes: true,
      timeoutSeconds: 20,
    },
    'leagues-close': {
      entry: 'functions/leagues/lambda.ts',
      handler: 'close',
      // Each run continues where the last one stopped; the Monday of a million people takes a few.
      schedule: 'rate(2 minutes)',
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
  },
} as const satisfies Area;
