import { exercisesContract } from '../shared/contracts/exercises';
import { healthContract } from '../shared/contracts/health';
import { leaderboardsContract } from '../shared/contracts/leaderboards';
import { pointsContract } from '../shared/contracts/points';
import { profileContract } from '../shared/contracts/profile';
import { realtimeContract } from '../shared/contracts/realtime';
import { routinesContract } from '../shared/contracts/routines';
import { workoutsContract } from '../shared/contracts/workouts';
import type { Manifest } from './manifest-types';
import { tables } from './tables';

/**
 * Every Lambda of the product with what starts it and what it may touch. Infra provisions from it and
 * infra/local runs from it, so the two cannot drift apart.
 */
export const manifest = {
  tables,
  functions: {
    'health-api': {
      area: 'health',
      entry: 'functions/health/lambda.ts',
      handler: 'api',
      contract: healthContract,
      timeoutSeconds: 5,
    },
    'auth-pre-sign-up': {
      area: 'auth',
      entry: 'functions/auth/lambda.ts',
      handler: 'preSignUp',
      trigger: 'preSignUp',
      timeoutSeconds: 5,
    },
    'auth-post-confirmation': {
      area: 'auth',
      entry: 'functions/auth/lambda.ts',
      handler: 'postConfirmation',
      trigger: 'postConfirmation',
      emits: ['UserRegistered'],
      tables: { profiles: ['put'], people: ['put'], outbox: ['put'] },
      timeoutSeconds: 5,
    },
    'auth-post-authentication': {
      area: 'auth',
      entry: 'functions/auth/lambda.ts',
      handler: 'postAuthentication',
      trigger: 'postAuthentication',
      emits: ['UserRegistered'],
      tables: { profiles: ['put'], people: ['get', 'put'], outbox: ['put'] },
      timeoutSeconds: 5,
    },
    'profile-api': {
      area: 'profile',
      entry: 'functions/profile/lambda.ts',
      handler: 'api',
      contract: profileContract,
      emits: ['OnboardingCompleted', 'ProfileUpdated', 'StandingChanged'],
      tables: {
        profiles: ['get', 'put', 'update'],
        people: ['get', 'update'],
        'onboarding-drafts': ['get', 'put', 'update', 'delete'],
        weights: ['get', 'query', 'put'],
        'activity-days': ['query'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
    'exercises-api': {
      area: 'exercises',
      entry: 'functions/exercises/lambda.ts',
      handler: 'api',
      contract: exercisesContract,
      tables: { exercises: ['get', 'query'], 'exercise-marks': ['get', 'query', 'put', 'delete'] },
      timeoutSeconds: 10,
    },
    'workouts-api': {
      area: 'workouts',
      entry: 'functions/workouts/lambda.ts',
      handler: 'api',
      contract: workoutsContract,
      emits: ['WorkoutCompleted'],
      tables: {
        'workout-sessions': ['get', 'query', 'put', 'update', 'delete'],
        'personal-records': ['query', 'put'],
        'points-transactions': ['get'],
        exercises: ['query'],
        'activity-days': ['update'],
        people: ['update'],
        profiles: ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
    'routines-api': {
      area: 'routines',
      entry: 'functions/routines/lambda.ts',
      handler: 'api',
      contract: routinesContract,
      tables: { routines: ['get', 'query', 'put', 'update', 'delete'], exercises: ['query'] },
      timeoutSeconds: 10,
    },
    'points-api': {
      area: 'points',
      entry: 'functions/points/lambda.ts',
      handler: 'api',
      contract: pointsContract,
      tables: { people: ['get'], 'points-transactions': ['query'] },
      timeoutSeconds: 10,
    },
    'points-events': {
      area: 'points',
      entry: 'functions/points/lambda.ts',
      handler: 'events',
      hears: ['WorkoutCompleted'],
      emits: ['PointsAwarded', 'StandingChanged', 'TierReached'],
      queue: { batchSize: 10, windowSeconds: 0 },
      tables: {
        people: ['get', 'update'],
        profiles: ['get'],
        'points-transactions': ['get', 'query', 'put'],
        'activity-days': ['get', 'query'],
        outbox: ['put'],
      },
      timeoutSeconds: 20,
    },
    'leaderboard-api': {
      area: 'leaderboard',
      entry: 'functions/leaderboard/lambda.ts',
      handler: 'api',
      contract: leaderboardsContract,
      tables: { leaderboard: ['get', 'query'], people: ['get'], friends: ['query'] },
      timeoutSeconds: 10,
    },
    'leaderboard-events': {
      area: 'leaderboard',
      entry: 'functions/leaderboard/lambda.ts',
      handler: 'events',
      hears: ['PointsAwarded', 'StandingChanged'],
      queue: { batchSize: 1000, windowSeconds: 1, maximumConcurrency: 2 },
      tables: { leaderboard: ['get', 'put', 'update'], connections: ['query', 'delete'] },
      pushes: true,
      timeoutSeconds: 30,
    },
    'notifications-events': {
      area: 'notifications',
      entry: 'functions/notifications/lambda.ts',
      handler: 'events',
      hears: ['PointsAwarded'],
      queue: { batchSize: 10, windowSeconds: 0 },
      tables: { connections: ['query', 'delete'] },
      pushes: true,
      timeoutSeconds: 20,
    },
    'realtime-api': {
      area: 'realtime',
      entry: 'functions/realtime/lambda.ts',
      handler: 'api',
      contract: realtimeContract,
      tables: { tickets: ['put'] },
      timeoutSeconds: 5,
    },
    'realtime-authorizer': {
      area: 'realtime',
      entry: 'functions/realtime/lambda.ts',
      handler: 'authorizer',
      socketAuthorizer: true,
      tables: { tickets: ['delete'] },
      timeoutSeconds: 5,
    },
    'realtime-sockets': {
      area: 'realtime',
      entry: 'functions/realtime/lambda.ts',
      handler: 'sockets',
      sockets: ['$connect', '$disconnect', '$default'],
      tables: { connections: ['put', 'delete'] },
      timeoutSeconds: 10,
    },
    'publish-events': {
      area: 'outbox',
      entry: 'functions/outbox/lambda.ts',
      handler: 'publish',
      stream: 'outbox',
      tables: { outbox: ['delete'] },
      publishes: true,
      timeoutSeconds: 30,
    },
    'sweep-outbox': {
      area: 'outbox',
      entry: 'functions/outbox/lambda.ts',
      handler: 'sweep',
      schedule: 'rate(1 minute)',
      tables: { outbox: ['scan', 'delete'] },
      publishes: true,
      timeoutSeconds: 30,
      concurrency: 1,
    },
  },
} as const satisfies Manifest;
