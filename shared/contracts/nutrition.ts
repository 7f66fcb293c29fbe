import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import { activityLevels, nutritionGoalsSchema } from '../rules/nutrition/goals';
import { mealTypes } from '../rules/nutrition/meal-types';
import { amountSchema, nutrientsSchema } from '../rules/nutrition/nutrients';
import { recommendationTypes } from '../rules/nutrition/recommend';
import type { Contract } from './endpoint';
import { foodSchema, gramsSchema, ownFoodsContract } from './foods';
import { freeText } from './free-text';
import { idSchema, instantSchema, photoIdSchema, titleSchema } from './values';

/** Longest sentence about a meal, and longest list of ingredients, in characters. */
export const [longestSentence, longestIngredients] = [500, 4_000] as const;

/** A food from a sentence; unsure if its name or amount had to be guessed. */
const readItemSchema = z.object({
  food: foodSchema,
  grams: z.number().positive(),
  nutrients: nutrientsSchema,
  isSure: z.boolean(),
  /** The amount is more than anyone has, or less than nothing; where it can't be logged, `grams` is the usual portion. */
  isOutOfRange: z.boolean(),
});
export type ReadItemAnswer = z.output<typeof readItemSchema>;

/** The most one person may put into one entry. */
const quickNutrientsSchema = z.object({
  caloriesKcal: amountSchema.min(0).max(5_000),
  proteinG: amountSchema.min(0).max(1_000).default(0),
  carbsG: amountSchema.min(0).max(1_000).default(0),
  fatsG: amountSchema.min(0).max(1_000).default(0),
  fibreG: amountSchema.min(0).max(1_000).default(0),
});

const rangeKcalSchema = z.object({ low: z.number(), high: z.number() });

/**
 * A food of a meal to be logged: a known one, whose values the server calculates, or a quick entry with its own
 * values.
 */
const mealItemSchema = z.union([
  z.object({ foodId: z.string().min(1).max(80), grams: gramsSchema }),
  z.object({
    name: titleSchema,
    nutrients: quickNutrientsSchema,
    grams: gramsSchema.nullable().default(null),
    /** It came from a photo, not from the person. */
    isEstimate: z.boolean().optional(),
    rangeKcal: rangeKcalSchema.optional(),
  }),
]);
export type MealItem = z.output<typeof mealItemSchema>;
export const mealItemsSchema = z.array(mealItemSchema).min(1).max(40);

const loggedItemSchema = z.object({
  /** Null for a quick entry. */
  foodId: z.string().nullable(),
  name: z.string(),
  grams: z.number().nullable(),
  nutrients: nutrientsSchema,
  source: z.enum(['USDA', 'estimate', 'own']),
  /** For foods from a photo: the range of their energy. */
  rangeKcal: rangeKcalSchema.optional(),
});
export type LoggedItem = z.output<typeof loggedItemSchema>;

export const mealTypeSchema = z.enum(mealTypes);

const recommendationSchema = z.object({
  type: z.enum(recommendationTypes),
  message: z.string(),
  suggestedFoods: z.array(z.string()),
  suggestedActivities: z.array(z.string()),
});

/** A meal on a day of the person's own calendar. */
export const foodLogSchema = z.object({
  id: z.string(),
  date: localDateSchema,
  mealType: mealTypeSchema,
  items: z.array(loggedItemSchema),
  totals: nutrientsSchema,
  /** When it was eaten, as far as known: of a meal filled in later, its usual time on that day. */
  loggedAt: instantSchema,
  /** The meal's photo. */
  photoId: photoIdSchema.optional(),
  /** Recommendations as they were when the photo was analyzed. */
  recommendations: z.array(recommendationSchema).optional(),
});
export type FoodLog = z.output<typeof foodLogSchema>;

const waterLogSchema = z.object({ id: z.string(), date: localDateSchema, millilitres: z.number().int() });

const daySchema = z.object({
  date: localDateSchema,
  today: localDateSchema,
  mealsLogged: z.number().int(),
  totals: nutrientsSchema,
  goals: nutritionGoalsSchema,
  fibreTargetG: z.number().int(),
  waterMillilitres: z.number().int(),
  waterTargetMillilitres: z.number().int(),
  /** In the order in which they were logged. */
  meals: z.array(foodLogSchema),
  water: z.array(waterLogSchema),
  /** Up to three recommendations; only for today, once something is logged. Shown with `disclaimer`. */
  recommendations: z.array(recommendationSchema),
  disclaimer: z.string(),
});
export type NutritionDay = z.output<typeof daySchema>;

const dayTotalsSchema = daySchema.pick({
  date: true,
  mealsLogged: true,
  totals: true,
  waterMillilitres: true,
});

const suggestionSchema = z.object({
  goals: nutritionGoalsSchema,
  /** Why someone who wants to lose weight is not advised to eat less than they need. */
  noDeficitBecause: z.enum(['under_18', 'pregnancy', 'eating_disorder', 'underweight']).nullable(),
});

/** The most days per request. */
export const maximumDays = 100;
const periodSchema = z.object({ from: localDateSchema, to: localDateSchema });

/** The ID of a meal or drink: its day plus the client's ID. */
const logParams = z.object({
  id: z.string().regex(/^\d{4}-\d{2}-\d{2}-[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'must be the ID of an entry'),
});
/** Defaults to the day the ID was made, in the person's own zone; never in the future, at most a year ago. */
const dateSchema = localDateSchema.optional();
/** Defaults to the time of day. */
const ownMealTypeSchema = mealTypeSchema.optional();

export const nutritionContract = {
  ...ownFoodsContract,
  /** The foods that match a query, the person's own before built-in ones, best first. */
  searchFoods: {
    method: 'GET',
    path: '/nutrition/foods',
    access: 'user',
    query: z.object({
      q: freeText().min(1).max(80),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.object({ foods: z.array(foodSchema) }),
    errors: [],
  },
  /**
   * Reads 'two eggs and a slice of toast', or the ingredients of a recipe, one a line, to be confirmed; stores nothing.
   * Foods of the person's own come first. `unread` are words that match no food.
   */
  readSentence: {
    method: 'POST',
    path: '/nutrition/sentences',
    access: 'user',
    body: z
      .object({
        text: freeText().min(1).max(longestIngredients),
        as: z.enum(['meal', 'ingredients']).default('meal'),
      })
      .refine(({ text, as }) => as === 'ingredients' || text.length <= longestSentence, 'is too long'),
    response: z.object({ items: z.array(readItemSchema), unread: z.array(z.string()) }),
    errors: [],
  },
  /** A repeat of the ID returns the stored meal. */
  logMeal: {
    method: 'POST',
    path: '/nutrition/logs',
    access: 'user',
    body: z
      .object({
        id: idSchema,
        date: dateSchema,
        /** Its minute, for a meal that waited on a device; ignored in the future and on another day than `date`. */
        eatenAt: instantSchema.optional(),
        mealType: ownMealTypeSchema,
        items: mealItemsSchema,
        photoId: photoIdSchema.optional(),
      })
      .refine(
        ({ id, photoId }) => !photoId || photoId.startsWith(id),
        "a meal from a photo has the photo's ID",
      ),
    response: foodLogSchema,
    status: 201,
    errors: ['date_ahead', 'food_not_found', 'profile_not_found', 'entry_removed'],
  },
  changeMeal: {
    method: 'PATCH',
    path: '/nutrition/logs/{id}',
    access: 'user',
    params: logParams,
    body: z
      .object({ mealType: ownMealTypeSchema, items: mealItemsSchema.optional() })
      .refine(({ mealType, items }) => mealType !== undefined || items !== undefined, 'nothing to change'),
    response: foodLogSchema,
    errors: ['meal_not_found', 'food_not_found'],
  },
  /** Also takes back the points it earned. Its ID stays taken. */
  removeMeal: {
    method: 'DELETE',
    path: '/nutrition/logs/{id}',
    access: 'user',
    params: logParams,
    response: z.object({ id: z.string() }),
    errors: ['meal_not_found'],
  },
  /** Restores a removed meal, within a month; one that was not removed stays as it is. */
  restoreMeal: {
    method: 'POST',
    path: '/nutrition/logs/{id}/restore',
    access: 'user',
    params: logParams,
    response: foodLogSchema,
    errors: ['meal_not_found'],
  },
  /** Logs the same items again, today by default. */
  copyMeal: {
    method: 'POST',
    path: '/nutrition/logs/{id}/copies',
    access: 'user',
    params: logParams,
    body: z.object({ id: idSchema, date: dateSchema, mealType: ownMealTypeSchema }),
    response: foodLogSchema,
    status: 201,
    errors: ['meal_not_found', 'profile_not_found', 'entry_removed'],
  },
  /** One day, 'today' for the person's own. */
  readDay: {
    method: 'GET',
    path: '/nutrition/days/{date}',
    access: 'user',
    params: z.object({ date: z.union([z.literal('today'), localDateSchema]) }),
    response: daySchema,
    errors: ['profile_not_found'],
  },
  /** The days of a period with entries, oldest first; at most a hundred days. */
  listDays: {
    method: 'GET',
    path: '/nutrition/days',
    access: 'user',
    query: periodSchema,
    response: z.object({ days: z.array(dayTotalsSchema) }),
    errors: [],
  },
  /** Every food of a period as a table: date, meal, food, grams, kcal, protein, carbs, fats, fiber. */
  exportMeals: {
    method: 'GET',
    path: '/nutrition/export',
    access: 'user',
    query: periodSchema,
    response: z.string(),
    contentType: 'text/csv; charset=utf-8',
    errors: [],
  },
  /** What was eaten recently and what often, with its latest amounts, and the latest meals. */
  listRecentFoods: {
    method: 'GET',
    path: '/nutrition/recent',
    access: 'user',
    response: z.object({
      recent: z.array(loggedItemSchema),
      frequent: z.array(loggedItemSchema),
      meals: z.array(foodLogSchema),
    }),
    errors: ['profile_not_found'],
  },
  /** A repeat of the ID returns the stored drink. */
  logWater: {
    method: 'POST',
    path: '/nutrition/water',
    access: 'user',
    body: z.object({ id: idSchema, date: dateSchema, millilitres: z.number().int().min(10).max(3_000) }),
    response: waterLogSchema,
    status: 201,
    errors: ['date_ahead', 'profile_not_found', 'entry_removed'],
  },
  removeWater: {
    method: 'DELETE',
    path: '/nutrition/water/{id}',
    access: 'user',
    params: logParams,
    response: z.object({ id: z.string() }),
    errors: ['meal_not_found'],
  },
  /**
   * The targets, and what the profile suggests for an activity level (by default the one of the targets); null before
   * onboarding. Until some are set, the targets are the suggestion, and before onboarding the defaults.
   */
  readGoals: {
    method: 'GET',
    path: '/nutrition/goals',
    access: 'user',
    query: z.object({ activityLevel: z.enum(activityLevels).optional() }),
    response: z.object({
      goals: nutritionGoalsSchema,
      isDefault: z.boolean(),
      suggestion: suggestionSchema.nullable(),
    }),
    errors: ['profile_not_found'],
  },
  setGoals: {
    method: 'PUT',
    path: '/nutrition/goals',
    access: 'user',
    body: nutritionGoalsSchema,
    response: z.object({ goals: nutritionGoalsSchema }),
    errors: ['profile_not_found', 'target_too_low'],
  },
} as const satisfies Contract;
