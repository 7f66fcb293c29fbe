import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import type { Storage } from '../platform/storage/storage';
import { createAiUsageRows, roomFor, type AiUsageRows } from './ai-usage-rows';

const usageSchema = z.object({ chats: z.number().int().default(0), tokens: z.number().int().default(0) });

const photoUsageSchema = z.object({
  photos: z.number().int().default(0),
  tokens: z.number().int().default(0),
});
type PhotoUsage = z.output<typeof photoUsageSchema>;
const anySchema = z.looseObject({});

/** What one person used on one of their days. */
export type Usage = z.output<typeof usageSchema>;

export interface UsageLimits {
  chats: number;
  tokens: number;
}

const chatUsage = (rows: AiUsageRows) => ({
  async read(userId: string, day: string): Promise<Usage> {
    return (await rows.read(userId, day, usageSchema)) ?? usageSchema.parse({});
  },

  /** Counts one chat and these tokens if the day has room for both; null if not. */
  take: (userId: string, day: string, tokens: number, limits: UsageLimits): Promise<Usage | null> =>
    rows.count(
      userId,
      day,
      { chats: 1, tokens },
      roomFor('chats', limits.chats, limits.tokens - tokens),
      usageSchema,
    ),

  /** Corrects the reservation by the difference. */
  correct: (userId: string, day: string, by: Usage): Promise<Usage | null> =>
    rows.change(userId, day, { add: by }, when('attribute_exists(chats)'), usageSchema),

  /** Counts one message this minute; false if it already had `limit`. */
  async takeMinute(userId: string, limit: number): Promise<boolean> {
    const hasRoom = when('attribute_not_exists(messages) OR messages < :limit', { limit });
    return (await rows.countThisMinute(userId, { messages: 1 }, hasRoom, anySchema)) !== null;
  },
});

const photoUsage = (rows: AiUsageRows) => ({
  /** The same for a photo a model looks at. */
  takePhoto: (userId: string, day: string, tokens: number, limits: PhotoUsage): Promise<PhotoUsage | null> =>
    rows.count(
      userId,
      day,
      { photos: 1, tokens },
      roomFor('photos', limits.photos, limits.tokens - tokens),
      photoUsageSchema,
    ),

  correctPhotos: (userId: string, day: string, by: PhotoUsage): Promise<PhotoUsage | null> =>
    rows.change(userId, day, { add: by }, when('attribute_exists(photos)'), photoUsageSchema),

  /** Counts one photo sent; false if the day already had `limit`. */
  async takeUpload(userId: string, day: string, limit: number): Promise<boolean> {
    const hasRoom = when('attribute_not_exists(uploads) OR uploads < :limit', { limit });
    return (await rows.count(userId, day, { uploads: 1 }, hasRoom, anySchema)) !== null;
  },

  /** Takes back the count of a photo that could not be stored. */
  async returnUpload(userId: string, day: string): Promise<void> {
    const counted = when('uploads > :none', { none: 0 });
    await rows.change(userId, day, { add: { uploads: -1 } }, counted, anySchema);
  },
});

const voiceUsage = (rows: AiUsageRows) => ({
  /** Counts one spoken session if the day has room for it; false if not. */
  async takeVoiceSession(
    userId: string,
    day: string,
    limits: { sessions: number; tokens: number },
  ): Promise<boolean> {
    const hasRoom = roomFor('voiceSessions', limits.sessions, limits.tokens);
    return (await rows.count(userId, day, { voiceSessions: 1 }, hasRoom, anySchema)) !== null;
  },

  /** Adds the cost of a spoken turn. */
  async addVoiceTokens(userId: string, day: string, tokens: number): Promise<void> {
    const counted = when('attribute_exists(voiceSessions)');
    await rows.change(userId, day, { add: { tokens } }, counted, anySchema);
  },
});

/** Counts each person's use of the models; the write itself refuses whatever exceeds a limit. */
export function createAiUsageRepository(storage: Storage) {
  const rows = createAiUsageRows(storage);
  return { ...chatUsage(rows), ...photoUsage(rows), ...voiceUsage(rows) };
}

export type AiUsageRepository = ReturnType<typeof createAiUsageRepository>;
