import { realtimeContract } from '../../shared/contracts/realtime';
import type { Area } from '../manifest-types';

export const realtime = {
  name: 'realtime',
  tables: {
    connections: {
      key: 'userId',
      sort: 'connectionId',
      ttl: 'expiresAt',
      recoverable: false,
      owner: { by: 'key' },
    },
    tickets: {
      key: 'ticket',
      ttl: 'expiresAt',
      recoverable: false,
      owner: { by: 'none', because: 'lives 30 seconds' },
    },
  },
  parts: {
    'core-api': {
      contract: realtimeContract,
      tables: { tickets: ['put'], quotas: ['update'], people: ['get'] },
    },
  },
  functions: {
    'realtime-authorizer': {
      entry: 'functions/realtime/lambda.ts',
      handler: 'authorizer',
      socketAuthorizer: true,
      tables: { tickets: ['delete'], people: ['get'] },
      timeoutSeconds: 5,
    },
    'realtime-sockets': {
      entry: 'functions/realtime/lambda.ts',
      handler: 'sockets',
      sockets: ['$connect', '$disconnect', '$default'],
      tables: { connections: ['put', 'update', 'delete', 'query'] },
      pushes: true,
      closesSockets: true,
      timeoutSeconds: 10,
    },
  },
} as const satisfies Area;
