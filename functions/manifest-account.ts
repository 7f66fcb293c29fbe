import { accountContract } from '../shared/contracts/account';
import type { FunctionSpec } from './manifest-types';
import { grantOnOwned } from './owned-tables';

/** Signing out everywhere ends sockets, push subscriptions, device tokens, and the calendar address. */
const signingOut = {
  connections: ['delete'],
  'push-subscriptions': ['delete'],
  'device-tokens': ['update', 'delete'],
  'training-plans': ['update'],
} as const;

/** The part of the manifest for accounts, from sign-up to deletion. */
export const accountFunctions = {
  'account-pre-sign-up': {
    area: 'account',
    entry: 'functions/account/sign-up/lambda.ts',
    handler: 'preSignUp',
    trigger: 'preSignUp',
    timeoutSeconds: 5,
  },
  'account-post-confirmation': {
    area: 'account',
    entry: 'functions/account/sign-up/lambda.ts',
    handler: 'postConfirmation',
    trigger: 'postConfirmation',
    emits: ['UserRegistered'],
    tables: { profiles: ['put'], people: ['put'], tombstones: ['check'], outbox: ['put'] },
    timeoutSeconds: 5,
  },
  'account-post-authentication': {
    area: 'account',
    entry: 'functions/account/sign-up/lambda.ts',
    handler: 'postAuthentication',
    trigger: 'postAuthentication',
    emits: ['UserRegistered'],
    tables: { profiles: ['put'], people: ['get', 'put'], tombstones: ['check'], outbox: ['put'] },
    timeoutSeconds: 5,
  },
  'account-api': {
    area: 'account',
    entry: 'functions/account/lambda.ts',
    handler: 'api',
    contract: accountContract,
    ownRoutes: true,
    emits: ['StandingChanged', 'AccountDeleted'],
    // The export reads every table with rows of a person.
    tables: grantOnOwned(['query'], {
      ...signingOut,
      people: ['get', 'update'],
      'device-tokens': ['put', 'update', 'delete'],
      quotas: ['update', 'delete'],
      outbox: ['put'],
    }),
    buckets: { photos: ['list', 'get'] },
    users: ['AdminGetUser', 'AdminUserGlobalSignOut'],
    closesSockets: true,
    timeoutSeconds: 29,
  },
  'account-events': {
    area: 'account',
    entry: 'functions/account/lambda.ts',
    handler: 'events',
    hears: ['AccountDeleted', 'PersonSuspended'],
    emits: ['StandingChanged'],
    // Longer than any request or consumer that began before the account was marked as being deleted.
    queue: { batchSize: 1, windowSeconds: 0, delaySeconds: 60 },
    tables: grantOnOwned(['query', 'batchWrite'], {
      ...signingOut,
      people: ['get', 'update', 'delete'],
      tombstones: ['put'],
      outbox: ['put'],
    }),
    buckets: { photos: ['list', 'delete'] },
    users: ['AdminDeleteUser', 'AdminUserGlobalSignOut'],
    closesSockets: true,
    timeoutSeconds: 120,
  },
} as const satisfies Record<string, FunctionSpec>;
