import * as z from 'zod';
import { draftAnswersSchema, profileAnswersSchema } from '../domain/questionnaire';
import { localDateSchema } from '../domain/local-date';
import { unitSystemSchema } from '../domain/units';
import type { Contract } from './endpoint';
import { nameSchema, timeZoneSchema } from './values';

const activityDaySchema = z.object({
  date: localDateSchema,
  activeMinutes: z.number().int(),
  workouts: z.number().int(),
  caloriesKcal: z.number().int(),
  steps: z.number().int(),
});
export type ActivityDay = z.output<typeof activityDaySchema>;

/** `days` holds the active days of the last 84, oldest first. */
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
  days: z.array(activityDaySchema),
});

const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  units: unitSystemSchema,
  onboardingCompleted: z.boolean(),
  answers: profileAnswersSchema.nullable(),
  bmi: z.number().nullable(),
  privacy: z.object({ showOnLeaderboards: z.boolean(), showHealthNotes: z.boolean() }),
  progress: progressSchema,
});
export type Profile = z.output<typeof profileSchema>;

const draftSchema = z.object({ answers: draftAnswersSchema });

export const profileContract = {
  readProfile: {
    method: 'GET',
    path: '/profile',
    access: 'user',
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
        privacy: z.object({ showOnLeaderboards: z.boolean(), showHealthNotes: z.boolean() }).partial(),
      })
      .partial()
      .refine((changes) => Object.keys(changes).length > 0, 'must change something'),
    response: profileSchema,
    errors: ['profile_not_found'],
  },
  completeOnboarding: {
    method: 'PUT',
    path: '/profile/onboarding',
    access: 'user',
    body: profileAnswersSchema,
    response: profileSchema,
    errors: ['profile_not_found'],
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
    body: draftAnswersSchema,
    response: draftSchema,
    errors: [],
  },
} as const satisfies Contract;
