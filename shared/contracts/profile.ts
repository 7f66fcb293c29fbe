import * as z from 'zod';
import { isStacked, stackedText } from '../rules/clean-text';
import { draftAnswersSchema, profileAnswersSchema } from '../rules/questionnaire';
import { localDateSchema } from '../rules/local-date';
import { unitSystemSchema } from '../rules/units';
import type { Contract } from './endpoint';
import { trainingOverviewSchema } from './training';
import { trainingChoiceSchema } from './training-settings';
import { anyZoneSchema, cursorSchema, idSchema, instantSchema, nameSchema, timeZoneSchema } from './values';

const activityDaySchema = z.object({
  date: localDateSchema,
  activeMinutes: z.number().int(),
  workouts: z.number().int(),
  caloriesKcal: z.number().int(),
  steps: z.number().int(),
});
export type ActivityDay = z.output<typeof activityDaySchema>;

/** `days` are the active ones among the last 84, oldest first. */
const progressSchema = z.object({
  today: localDateSchema,
  workoutsCompleted: z.number().int(),
  caloriesLost: z.number().int(),
  workoutTimeMinutes: z.number().int(),
  stepsToday: z.number().int(),
  totalPoints: z.number().int(),
  currentStreak: z.number().int(),
  longestStreak: z.number().int(),
  freezesHeld: z.number().int(),
  /** Missed days of the current streak that a freeze covered, oldest first. */
  frozenDates: z.array(localDateSchema).default([]),
  /** Days of the current streak that activity outside of the product kept from being missed, oldest first. */
  outsideDates: z.array(localDateSchema).optional(),
  /** The current streak without the help of those days: awards count these; absent if it is the same. */
  streakTowardAwards: z.number().int().optional(),
  days: z.array(activityDaySchema),
});

const switchesSchema = z.object({
  showOnLeaderboards: z.boolean(),
  /** What they told of themselves and their health, on their own dashboard. */
  showHealthNotes: z.boolean(),
  suggestToOthers: z.boolean(),
  /** Whether health notes are sent to the coach's model with a question; off until allowed. */
  coachReadsHealthNotes: z.boolean(),
  /** Whether others find the person by name. */
  findByName: z.boolean(),
  /** Whether friends see that they trained: when, and how many minutes. */
  showActivityToFriends: z.boolean(),
  /** Whether the heart rate that a strap measures is kept with the workout; off until allowed. */
  keepHeartRate: z.boolean(),
});

export type PrivacySwitches = z.output<typeof switchesSchema>;

const privacySchema = switchesSchema.extend({
  /** Null until the person was asked. */
  findByName: z.boolean().nullable().default(null),
  keepHeartRate: z.boolean().default(false),
});
export type Privacy = z.output<typeof privacySchema>;

const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: anyZoneSchema,
  units: unitSystemSchema,
  onboardingCompleted: z.boolean(),
  answers: profileAnswersSchema.nullable(),
  bmi: z.number().nullable(),
  privacy: privacySchema,
  progress: progressSchema,
  /** Null until onboarding is completed. */
  training: trainingOverviewSchema.nullable().default(null),
});
export type Profile = z.output<typeof profileSchema>;

/** Choices made along the way through onboarding. */
const withChoices = z.object({
  /** Absent if the suggestion was kept. */
  training: trainingChoiceSchema.optional(),
  /** As told to the coach by voice; if absent, the name stays. */
  name: nameSchema.optional(),
});
const withDraftChoices = withChoices.extend({ units: unitSystemSchema.optional() });

const draftSchema = withDraftChoices.extend({ answers: draftAnswersSchema });

/** One weight on a day of the person's own calendar; of two on one day, the later entry counts. */
export const weightEntrySchema = z.object({
  id: z.string(),
  date: localDateSchema,
  weightKg: z.number(),
  loggedAt: instantSchema,
});
export type WeightEntry = z.output<typeof weightEntrySchema>;

/** What is stored is read as it is; only what comes in is refused. */
const hasNoTowers = (answers: object) => !isStacked(Object.values(answers).join());

const changesSomething = (changes: object) => Object.keys(changes).length > 0;

export const profileContract = {
  readProfile: {
    method: 'GET',
    path: '/profile',
    access: 'user',
    whole: true,
    response: profileSchema,
    errors: ['profile_not_found'],
  },
  updateProfile: {
    method: 'PATCH',
    path: '/profile',
    access: 'user',
    body: z
      .object({
        name: nameSchema,
        timeZone: timeZoneSchema,
        units: unitSystemSchema,
        privacy: switchesSchema.partial(),
      })
      .partial()
      .refine(changesSomething, 'must change something'),
    response: profileSchema,
    errors: ['profile_not_found', 'name_taken'],
  },
  updateAnswers: {
    method: 'PATCH',
    path: '/profile/answers',
    access: 'user',
    body: draftAnswersSchema
      .refine(changesSomething, 'must change something')
      .refine(hasNoTowers, stackedText),
    response: profileSchema,
    errors: ['profile_not_found', 'onboarding_incomplete'],
  },
  listWeights: {
    method: 'GET',
    path: '/profile/weights',
    access: 'user',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: cursorSchema.optional(),
    }),
    response: z.object({ weights: z.array(weightEntrySchema), nextCursor: cursorSchema.nullable() }),
    errors: [],
  },
  logWeight: {
    method: 'POST',
    path: '/profile/weights',
    access: 'user',
    body: z.object({
      id: idSchema,
      weightKg: draftAnswersSchema.shape.weightKg.unwrap(),
      /** Defaults to today in the person's own zone; never in the future. */
      date: localDateSchema.optional(),
    }),
    response: weightEntrySchema,
    status: 201,
    errors: ['date_ahead', 'profile_not_found', 'onboarding_incomplete'],
  },
  completeOnboarding: {
    method: 'PUT',
    path: '/profile/onboarding',
    access: 'user',
    body: profileAnswersSchema.refine(hasNoTowers, stackedText).and(withChoices),
    response: profileSchema,
    errors: ['profile_not_found', 'name_taken'],
  },
  readOnboardingDraft: {
    method: 'GET',
    path: '/profile/onboarding/draft',
    access: 'user',
    response: draftSchema,
    errors: [],
  },
  saveOnboardingDraft: {
    method: 'PATCH',
    path: '/profile/onboarding/draft',
    access: 'user',
    body: draftAnswersSchema.refine(hasNoTowers, stackedText).and(withDraftChoices),
    response: draftSchema,
    errors: [],
  },
} as const satisfies Contract;
