import { accountContract } from '../../shared/contracts/account';
import type { Area } from '../manifest-types';

/** Signing out everywhere ends sockets, push subscriptions, device tokens, and the calendar address. */
const signingOut = {
  connections: ['delete'],
  'push-subscriptions': ['delete'],
  'device-tokens': ['update', 'delete'],
  'training-plans': ['update'],
} as const;

export const account = {
  name: 'account',
  tables: {
    tombstones: {
      key: 'idHash',
      ttl: 'expiresAt',
      recoverable: false,
      owner: {
        by: 'none',
        because: 'a keyed hash of a deleted ID, so that nothing that arrives late brings the account back',
      },
    },
    'device-tokens': {
      key: 'userId',
      sort: 'tokenId',
      indexes: { secrets: { key: 'secretHash', projection: 'keys' } },
      recoverable: true,
      owner: { by: 'key' },
      unexported: { secretHash: 'it proves to us which device is calling and says nothing about the person' },
    },
  },
  buckets: {
    'user-exports': {
      owner: { by: 'none', because: 'every address at once, which only the loss of the user pool asks for' },
      // Together as long as rows can be recovered: then no copy knows a deleted account anymore.
      keptDays: 28,
      recoverableDays: 7,
    },
  },
  functions: {
    'account-export-users': {
      entry: 'functions/account/export-users/lambda.ts',
      handler: 'exportUsers',
      schedule: 'rate(1 day)',
      buckets: { 'user-exports': ['put'] },
      users: ['ListUsers'],
      // Sixty accounts a request, and about fifteen requests a second: enough for 800,000 members.
      timeoutSeconds: 900,
    },
    'account-pre-sign-up': {
      entry: 'functions/account/sign-up/lambda.ts',
      handler: 'preSignUp',
      trigger: 'preSignUp',
      timeoutSeconds: 5,
    },
    'account-post-confirmation': {
      entry: 'functions/account/sign-up/lambda.ts',
      handler: 'postConfirmation',
      trigger: 'postConfirmation',
      secrets: ['tombstone'],
      emits: ['UserRegistered'],
      tables: { profiles: ['put'], people: ['put'], tombstones: ['check'], outbox: ['put'] },
      timeoutSeconds: 5,
    },
    'account-post-authentication': {
      entry: 'functions/account/sign-up/lambda.ts',
      handler: 'postAuthentication',
      trigger: 'postAuthentication',
      secrets: ['tombstone'],
      emits: ['UserRegistered'],
      tables: { profiles: ['put'], people: ['get', 'put'], tombstones: ['check'], outbox: ['put'] },
      timeoutSeconds: 5,
    },
    'account-api': {
      entry: 'functions/account/lambda.ts',
      handler: 'api',
      contract: accountContract,
      ownRoutes: true,
      emits: ['StandingChanged', 'AccountDeleted'],
      // The export reads every table with rows of a person.
      owned: ['query'],
      tables: {
        ...signingOut,
        people: ['get', 'update'],
        'device-tokens': ['put', 'update', 'delete'],
        'friend-lists': ['get'],
        quotas: ['update', 'delete'],
        outbox: ['put'],
      },
      buckets: { photos: ['list', 'get'] },
      users: ['AdminGetUser', 'AdminUserGlobalSignOut'],
      closesSockets: true,
      timeoutSeconds: 29,
    },
    'account-events': {
      entry: 'functions/account/lambda.ts',
      handler: 'events',
      hears: ['AccountDeleted', 'PersonSuspended'],
      secrets: ['tombstone'],
      emits: ['StandingChanged'],
      // Longer than any request or consumer that began before the account was marked as being deleted.
      queue: { batchSize: 1, windowSeconds: 0, delaySeconds: 60 },
      owned: ['query', 'batchWrite'],
      tables: {
        ...signingOut,
        people: ['get', 'update', 'delete'],
        friends: ['delete'],
        'friend-lists': ['get', 'update'],
        tombstones: ['put'],
        outbox: ['put'],
      },
      buckets: { photos: ['list', 'delete'] },
      users: ['AdminDeleteUser', 'AdminUserGlobalSignOut'],
      closesSockets: true,
      timeoutSeconds: 120,
    },
  },
} as const satisfies Area;
