import { activityContract } from '../shared/contracts/activity';
import { aiContract } from '../shared/contracts/ai';
import { coachContract } from '../shared/contracts/coach';
import { enquiriesContract } from '../shared/contracts/enquiries';
import { exercisesContract } from '../shared/contracts/exercises';
import { healthContract } from '../shared/contracts/health';
import { leaderboardsContract } from '../shared/contracts/leaderboards';
import { nutritionContract } from '../shared/contracts/nutrition';
import { pointsContract } from '../shared/contracts/points';
import { profileContract } from '../shared/contracts/profile';
import { realtimeContract } from '../shared/contracts/realtime';
import { sparedContract } from '../shared/contracts/spared';
import { routinesContract } from '../shared/contracts/routines';
import { trainingContract } from '../shared/contracts/training';
import { workoutsContract } from '../shared/contracts/workouts';
import { buckets } from './buckets';
import { accountFunctions } from './manifest-account';
import { challengesFunctions } from './manifest-challenges';
import { communityFunctions } from './manifest-community';
import { danceFunctions } from './manifest-dance';
import { leaguesFunctions } from './manifest-leagues';
import { photosFunctions } from './manifest-photos';
import type { Manifest } from './manifest-types';
import { plannerTables } from './planner-tables';
import { voiceFunctions } from './manifest-voice';
import { tables } from './tables';

/**
 * Every Lambda of the product with what starts it and what it may touch. Infra provisions from it and
 * infra/local runs from it, so the two cannot drift apart.
 */
export const manifest = {
  tables,
  buckets,
  functions: {
    'health-api': {
      area: 'health',
      entry: 'functions/health/lambda.ts',
      handler: 'api',
      contract: healthContract,
      timeoutSeconds: 5,
    },
    ...accountFunctions,
    'profile-api': {
      area: 'profile',
      entry: 'functions/profile/lambda.ts',
      handler: 'api',
      contract: profileContract,
      emits: ['OnboardingCompleted', 'PlanChanged', 'ProfileUpdated', 'StandingChanged'],
      tables: {
        profiles: ['get', 'update'],
        people: ['get', 'update'],
        'onboarding-drafts': ['get', 'update', 'delete'],
        weights: ['get', 'query', 'put'],
        'activity-days': ['query'],
        'training-plans': ['get', 'update'],
        'training-days': ['query'],
        'exercise-marks': ['query'],
        'health-facts': ['query'],
        'workout-sessions': ['query'],
        exercises: ['query'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
    'activity-api': {
      area: 'activity',
      entry: 'functions/activity/lambda.ts',
      handler: 'api',
      contract: activityContract,
      tables: {
        'activity-days': ['get', 'update'],
        'device-tokens': ['query', 'update'],
        profiles: ['get'],
        people: ['get'],
      },
      // To check access tokens itself: the route has no authorizer.
      users: [],
      timeoutSeconds: 10,
    },
    'exercises-api': {
      area: 'exercises',
      entry: 'functions/exercises/lambda.ts',
      handler: 'api',
      contract: exercisesContract,
      tables: {
        exercises: ['get', 'query'],
        'exercise-marks': ['get', 'query', 'put', 'delete'],
        people: ['get'],
      },
      timeoutSeconds: 10,
    },
    'workouts-api': {
      area: 'workouts',
      entry: 'functions/workouts/lambda.ts',
      handler: 'api',
      contract: workoutsContract,
      emits: ['WorkoutCompleted', 'WorkoutRemoved', 'WorkoutRestored', 'ChallengeCompleted', 'WorkoutShared'],
      tables: {
        'workout-sessions': ['get', 'query', 'put', 'update', 'delete'],
        quotas: ['get', 'put', 'update'],
        'personal-records': ['query', 'put'],
        'training-plans': ['get'],
        'training-days': ['get', 'query'],
        'exercise-marks': ['query'],
        'health-facts': ['query'],
        'challenge-participants': ['get', 'put', 'update'],
        'points-transactions': ['get'],
        exercises: ['query'],
        friends: ['query'],
        'activity-days': ['update'],
        people: ['get', 'update'],
        profiles: ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
    'training-api': {
      area: 'training',
      entry: 'functions/training/lambda.ts',
      handler: 'api',
      contract: trainingContract,
      emits: ['PlanChanged'],
      tables: {
        'training-plans': ['get', 'query', 'update'],
        'training-days': ['query', 'put'],
        'exercise-marks': ['query'],
        'health-facts': ['query'],
        'workout-sessions': ['query'],
        exercises: ['query'],
        profiles: ['get'],
        people: ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
    'spared-api': {
      area: 'spared',
      entry: 'functions/spared/lambda.ts',
      handler: 'api',
      contract: sparedContract,
      tables: {
        'health-facts': ['query', 'put'],
        profiles: ['get'],
        people: ['get'],
        quotas: ['update'],
      },
      timeoutSeconds: 10,
    },
    'routines-api': {
      area: 'routines',
      entry: 'functions/routines/lambda.ts',
      handler: 'api',
      contract: routinesContract,
      tables: {
        routines: ['get', 'query', 'put', 'update'],
        exercises: ['query'],
        people: ['get'],
      },
      timeoutSeconds: 10,
    },
    ...challengesFunctions,
    ...danceFunctions,
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
      hears: [
        'WorkoutCompleted',
        'WorkoutRemoved',
        'WorkoutRestored',
        'MealLogged',
        'MealRemoved',
        'MealRestored',
        'DanceSessionCompleted',
        'DanceRemoved',
        'DanceRestored',
      ],
      emits: ['PointsAwarded', 'PointsCorrected', 'StandingChanged', 'TierReached'],
      queue: { batchSize: 10, windowSeconds: 0 },
      tables: {
        people: ['get', 'update'],
        profiles: ['get'],
        'points-transactions': ['query', 'put'],
        'activity-days': ['query'],
        // Whether what is to be paid was removed.
        'workout-sessions': ['get'],
        'dance-sessions': ['get'],
        'food-logs': ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 20,
    },
    'leaderboard-api': {
      area: 'leaderboard',
      entry: 'functions/leaderboard/lambda.ts',
      handler: 'api',
      contract: leaderboardsContract,
      tables: { leaderboard: ['get', 'query'], people: ['get'], friends: ['get', 'query'] },
      timeoutSeconds: 10,
    },
    'leaderboard-events': {
      area: 'leaderboard',
      entry: 'functions/leaderboard/lambda.ts',
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
    ...communityFunctions,
    ...leaguesFunctions,
    'enquiries-api': {
      area: 'enquiries',
      entry: 'functions/enquiries/lambda.ts',
      handler: 'api',
      contract: enquiriesContract,
      emits: ['EnquiryReceived'],
      tables: { enquiries: ['get', 'put'], 'enquiry-limits': ['update'], outbox: ['put'] },
      timeoutSeconds: 10,
    },
    'coach-api': {
      area: 'coach',
      entry: 'functions/coach/lambda.ts',
      handler: 'api',
      contract: coachContract,
      tables: {
        'chat-messages': ['get', 'query', 'put', 'update', 'delete'],
        'ai-usage': ['get', 'update'],
        quotas: ['update'],
        profiles: ['get'],
        people: ['get'],
        'activity-days': ['query'],
        'workout-sessions': ['query'],
        'training-plans': ['get'],
        'training-days': ['get', 'query', 'put'],
        exercises: ['query'],
        'exercise-marks': ['query'],
        'health-facts': ['query', 'put'],
        'food-logs': ['query'],
        'nutrition-goals': ['get'],
        leaderboard: ['get'],
        connections: ['query', 'delete'],
      },
      pushes: true,
      asksModel: true,
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
    'nutrition-api': {
      area: 'nutrition',
      entry: 'functions/nutrition/lambda.ts',
      handler: 'api',
      contract: nutritionContract,
      emits: ['MealLogged', 'MealRemoved', 'MealRestored', 'PhotoReleased'],
      tables: {
        'food-logs': ['get', 'query', 'put', 'update'],
        'nutrition-goals': ['get', 'put'],
        'own-foods': ['get', 'query', 'put', 'update'],
        ...plannerTables,
        profiles: ['get'],
        people: ['get'],
        outbox: ['put'],
      },
      // The table of foods is read once, before the first answer.
      memoryMb: 1024,
      timeoutSeconds: 10,
    },
    ...photosFunctions,
    'ai-api': {
      area: 'ai',
      entry: 'functions/ai/lambda.ts',
      handler: 'api',
      contract: aiContract,
      tables: { 'ai-usage': ['get'], profiles: ['get'], people: ['get'] },
      timeoutSeconds: 5,
    },
    'realtime-api': {
      area: 'realtime',
      entry: 'functions/realtime/lambda.ts',
      handler: 'api',
      contract: realtimeContract,
      tables: { tickets: ['put'], quotas: ['update'], people: ['get'] },
      timeoutSeconds: 5,
    },
    'realtime-authorizer': {
      area: 'realtime',
      entry: 'functions/realtime/lambda.ts',
      handler: 'authorizer',
      socketAuthorizer: true,
      tables: { tickets: ['delete'], people: ['get'] },
      timeoutSeconds: 5,
    },
    'realtime-sockets': {
      area: 'realtime',
      entry: 'functions/realtime/lambda.ts',
      handler: 'sockets',
      sockets: ['$connect', '$disconnect', '$default'],
      tables: { connections: ['put', 'delete', 'query'] },
      pushes: true,
      closesSockets: true,
      timeoutSeconds: 10,
    },
    ...voiceFunctions,
    'publish-events': {
      area: 'outbox',
      entry: 'functions/platform/outbox/lambda.ts',
      handler: 'publish',
      stream: 'outbox',
      tables: { outbox: ['delete'] },
      publishes: true,
      timeoutSeconds: 30,
    },
    'sweep-outbox': {
      area: 'outbox',
      entry: 'functions/platform/outbox/lambda.ts',
      handler: 'sweep',
      schedule: 'rate(1 minute)',
      tables: { outbox: ['scan', 'delete'] },
      publishes: true,
      timeoutSeconds: 30,
      concurrency: 1,
    },
  },
  mails: {
    EnquiryReceived: {
      title: 'New enquiry',
      fields: ['kind', 'name', 'email', 'subject', 'message', 'enquiryId'],
    },
  },
} as const satisfies Manifest;
