import * as z from 'zod';
import { exerciseIdSchema } from './exercise-id';

export const muscles = [
  'quadriceps',
  'hamstrings',
  'glutes',
  'calves',
  'hip_flexors',
  'inner_thighs',
  'outer_hips',
  'lower_back',
  'upper_back',
  'lats',
  'chest',
  'shoulders',
  'triceps',
  'biceps',
  'forearms',
  'abs',
  'obliques',
  'deep_core',
] as const;
export type Muscle = (typeof muscles)[number];

export const exerciseCategorySchema = z.enum(['lower', 'upper', 'core', 'cardio', 'flexibility']);
export type ExerciseCategory = z.infer<typeof exerciseCategorySchema>;

export const equipmentSchema = z.enum(['none', 'mat', 'chair', 'wall', 'dumbbells', 'resistance_band']);
export type Equipment = z.infer<typeof equipmentSchema>;

/** The body's position for most of the exercise ('seated' means on the floor), in the order of a session: standing to lying. */
const positions = ['standing', 'chair', 'kneeling', 'plank', 'seated', 'prone', 'supine', 'unknown'] as const;

/** What a plan has to consider for someone's health, besides the areas that hurt. */
const demandSchema = z.enum([
  /** Effort without movement. */
  'isometric',
  /** The spine bends forward under load, or far. */
  'spinal_flexion',
  'spinal_twist',
  /** On one leg or on a narrow base, without holding on. */
  'balance',
  /** The head is below the heart. */
  'head_down',
  /** From standing to the floor and back, again and again. */
  'up_and_down',
]);
export type Demand = z.infer<typeof demandSchema>;

export const skillLevels = ['beginner', 'intermediate', 'advanced'] as const;

/** Parts of the body that can hurt; an exercise lists the ones it loads heavily. */
export const bodyAreaSchema = z.enum([
  'knees',
  'lower_back',
  'shoulders',
  'wrists',
  'neck',
  'ankles',
  'hips',
]);
export type BodyArea = z.infer<typeof bodyAreaSchema>;

const sentence = z.string().regex(/^[A-Z].*[.!]$/);

/**
 * An exercise in the library; its clip and motion are found by its id. Rows and answers older than a field with a
 ** default may lack that field.
 */
export const exerciseSchema = z.object({
  id: exerciseIdSchema,
  name: z.string().min(1),
  /** What else people call it when they write to the coach. */
  aliases: z.array(z.string().min(1).max(60)).max(20).default([]),
  category: exerciseCategorySchema,
  primaryMuscles: z.array(z.enum(muscles)).min(1).max(3),
  secondaryMuscles: z.array(z.enum(muscles)).max(4),
  skillLevel: z.enum(skillLevels),
  /** ['none'] when nothing is needed. */
  equipment: z.array(equipmentSchema).min(1),
  impact: z.enum(['low', 'high']),
  /** 'unknown' when a row does not say; plans then keep it for people without any limits. */
  position: z.enum(positions).default('unknown'),
  demands: z.array(demandSchema).max(6).default([]),
  /** Made for people who train seated or holding on for balance; plans keep it for them, see suits.ts. */
  isGentle: z.boolean().default(false),
  /** Metabolic equivalent, see met.ts. */
  met: z.number().min(1).max(12),
  defaultSets: z.number().int().min(1).max(5),
  /** Null for a hold; then `holdSeconds` is set. */
  defaultReps: z.number().int().min(1).max(60).nullable(),
  holdSeconds: z.number().int().min(10).max(90).nullable(),
  /** 'alternating': left and right in turn, each counts as one. 'each': repetitions or hold seconds count per side. */
  sides: z.enum(['both', 'alternating', 'each']).default('both'),
  /** The side working in a clip that shows only one; the player mirrors it for the other. */
  shownSide: z.enum(['left', 'right']).optional(),
  instructions: z.array(sentence).min(3).max(5),
  /** Short enough to be spoken during the exercise. */
  cues: z.array(z.string().min(1).max(60)).min(2).max(4),
  mistakes: z.array(sentence).min(2).max(3),
  easierId: z.string().nullable(),
  harderId: z.string().nullable(),
  /** How to make it easier or harder when the library has no exercise for that. */
  easierNote: sentence.nullable(),
  harderNote: sentence.nullable(),
  avoidWith: z.array(bodyAreaSchema),
  /** More areas to protect when they hurt: held-up head or legs, weight on one foot. */
  alsoRuledOutBy: z.array(bodyAreaSchema).default([]),
  notes: sentence,
});
export type Exercise = z.infer<typeof exerciseSchema>;

/** The words of an exercise. All else that is known of it is facts, doses, and what it asks of joints. */
export type ExerciseText = Pick<
  Exercise,
  'name' | 'aliases' | 'instructions' | 'cues' | 'mistakes' | 'easierNote' | 'harderNote' | 'notes'
>;
