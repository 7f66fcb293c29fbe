import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import { mealTypes } from '../rules/nutrition/meal-types';
import { nutrientsSchema } from '../rules/nutrition/nutrients';
import type { Contract } from './endpoint';
import { weekDaySchema } from './training';
import { settingsSchema } from './training-settings';
import { freeText } from './free-text';
import { cursorSchema, idSchema, instantSchema, trainingIdSchema } from './values';

/** Separate chats: the one on /chat, and the one next to the meals. */
const conversations = ['coach', 'nutrition'] as const;
const conversationSchema = z.enum(conversations).default('coach');
export type Conversation = z.output<typeof conversationSchema>;

/** The longest message that the coach reads, in characters. */
export const longestCoachMessage = 2000;

/** Clips shown with a reply: exercises by name and, in the same order, by ID. */
const toolDataSchema = z.object({
  type: z.literal('workout_videos'),
  exercises: z.array(z.string()).max(4),
  /** Absent from replies that were stored before IDs were; their clips are found by name. */
  exerciseIds: z.array(z.string()).max(4).optional(),
});
export type ToolData = z.output<typeof toolDataSchema>;

/** A workout the coach proposes; nothing starts until the person starts it. */
const proposedWorkoutSchema = z.object({
  title: z.string(),
  /** Warm-up and cool-down included. */
  minutes: z.number().int().positive(),
  exercises: z
    .array(
      z.object({
        exerciseId: z.string(),
        name: z.string(),
        workSeconds: z.number().int().optional(),
        sets: z.number().int().optional(),
        /** Why it was chosen; absent if there is no specific reason. */
        reason: z.string().optional(),
      }),
    )
    .min(1),
  /** Starts it on its day; null on older replies, from before proposals had one. */
  trainingId: trainingIdSchema.nullable().default(null),
  /** Whether any of it involves landing; absent if unknown. */
  jumps: z.boolean().optional(),
});
export type ProposedWorkout = z.output<typeof proposedWorkoutSchema>;

/** The week as planned, or as it would be with other settings. */
const proposedWeekSchema = z.object({
  /** Seven, from Monday to Sunday. */
  days: z.array(weekDaySchema.omit({ focus: true }).extend({ reason: z.string().nullable() })).length(7),
  /** What `PUT /training/plan` stores to apply it; null if it is already stored. */
  settings: settingsSchema.nullable(),
});
export type ProposedWeek = z.output<typeof proposedWeekSchema>;

/** A meal as the coach understood it; nothing is logged until the person logs it, under the reply's ID. */
const proposedMealSchema = z.object({
  /** The person's own day on which it was eaten. */
  date: localDateSchema,
  mealType: z.enum(mealTypes),
  items: z
    .array(
      z.object({
        foodId: z.string(),
        name: z.string(),
        grams: z.number().positive(),
        nutrients: nutrientsSchema,
      }),
    )
    .min(1)
    .max(40),
});
export type ProposedMeal = z.output<typeof proposedMealSchema>;

/** A button instead of typing: its label, and the message it sends. */
const choiceSchema = z.object({
  label: z.string(),
  message: z.string(),
  /** It works until it is answered, even after the chat has moved on. */
  stays: z.literal(true).optional(),
});
export type Choice = z.output<typeof choiceSchema>;

/** Extra parts of a reply; absent from most. */
const replyExtras = {
  choices: z.array(choiceSchema).max(8).optional(),
  /** The language of the text as a BCP 47 tag, if it is not English. */
  language: z.string().optional(),
  meal: proposedMealSchema.optional(),
};

/** Who wrote a reply: a model, or the built-in coach's rules. */
export const replySourceSchema = z.enum(['model', 'rules']);
export type ReplySource = z.output<typeof replySourceSchema>;

export const coachMessageSchema = z.object({
  id: idSchema,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: instantSchema,
  /** All null on a person's message. */
  source: replySourceSchema.nullable(),
  toolData: toolDataSchema.nullable(),
  workout: proposedWorkoutSchema.nullable(),
  week: proposedWeekSchema.nullable().default(null),
  /** Whether the person stopped the reply early. */
  stopped: z.boolean(),
  ...replyExtras,
});
export type CoachMessage = z.output<typeof coachMessageSchema>;

export const coachContract = {
  /** The newest messages, in order; `nextCursor` leads to older ones. */
  listMessages: {
    method: 'GET',
    path: '/coach/messages',
    access: 'user',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(50),
      cursor: cursorSchema.optional(),
      conversation: conversationSchema,
    }),
    response: z.object({
      messages: z.array(coachMessageSchema),
      nextCursor: cursorSchema.nullable(),
      /** The message that is being answered; absent if there is none. */
      pending: coachMessageSchema.pick({ id: true, content: true, createdAt: true }).optional(),
    }),
    errors: [],
  },
  /** A repeat of the ID returns the stored reply and asks no model again. */
  sendMessage: {
    method: 'POST',
    path: '/coach/messages',
    access: 'user',
    // Whatever it says, it is read for dangers, so no one who types is ever refused.
    perMinute: 60,
    body: z.object({
      id: idSchema,
      message: freeText().min(1).max(longestCoachMessage),
      conversation: conversationSchema,
      /** A workout is running: the reply handles what hurts in it, and proposes no plan. */
      training: z.literal(true).optional(),
    }),
    response: z.object({
      response: z.string(),
      toolData: toolDataSchema.nullable(),
      workout: proposedWorkoutSchema.nullable(),
      week: proposedWeekSchema.nullable().default(null),
      source: replySourceSchema,
      stopped: z.boolean(),
      ...replyExtras,
      /** The message mentioned something training has to spare, possibly something already known. */
      spares: z.literal(true).optional(),
      /** The reply's ID among the messages. */
      messageId: idSchema,
      /** Messages left today; null if there is no limit. */
      remainingToday: z.number().int().nullable(),
    }),
    errors: ['coach_busy', 'coach_limit_reached', 'too_many_messages', 'profile_not_found'],
  },
  /** Stops a reply that is being written; what was written so far is kept. */
  stopMessage: {
    method: 'POST',
    path: '/coach/messages/{id}/stop',
    access: 'user',
    params: z.object({ id: idSchema }),
    response: z.object({ id: idSchema }),
    status: 202,
    errors: ['message_not_found'],
  },
  readMotivation: {
    method: 'GET',
    path: '/coach/motivation',
    access: 'user',
    response: z.object({ message: z.string(), source: replySourceSchema }),
    errors: ['profile_not_found'],
  },
} as const satisfies Contract;
