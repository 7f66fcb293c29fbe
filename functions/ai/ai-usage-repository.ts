import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { unlessRefused, when, type Condition } from '../platform/storage/conditions';
import { parseRow, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { updateOf, type Changes, type Row } from '../platform/storage/update';

const usageSchema = z.object({ chats: z.number().int().default(0), tokens: z.number().int().default(0) });

const photoUsageSchema = z.object({
  photos: z.number().int().default(0),
  tokens: z.number().int().default(0),
});
type PhotoUsage = z.output<typeof photoUsageSchema>;
const anySchema = z.looseObject({});

/** What one person had of the models on one of their days. */
export type Usage = z.output<typeof usageSchema>;

export interface UsageLimits {
  chats: number;
  tokens: number;
}

const dayKeptSeconds = 3 * 86_400;
const minuteKeptSeconds = 600;

const roomFor = (what: 'chats' | 'photos' | 'voiceSessions', limit: number, room: number): Condition =>
  when(
    `(attribute_not_exists(${what}) OR ${what} < :limit) AND (attribute_not_exists(tokens) OR tokens <= :room)`,
    { limit, room },
  );

/** The `ai-usage` table: a row a day, and a row for each minute with messages; both expire. */
export function createAiUsageRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('ai-usage');
  const expiry = (seconds: number) => Math.floor(clock.now().getTime() / 1000) + seconds;

  const rowOf = (userId: string, period: string): Row => ({ TableName, Key: { userId, period } });

  /** The row after the change, or null when the condition refused it. */
  async function change<Parsed>(
    row: Row,
    changes: Changes,
    condition: Condition,
    schema: z.ZodType<Parsed>,
  ): Promise<Parsed | null> {
    const command = new UpdateCommand({ ...updateOf(row, changes, condition), ReturnValues: 'ALL_NEW' });
    const changed = await unlessRefused(documents.send(command));
    return changed && parseRow(schema, changed.Attributes, TableName);
  }

  return {
    async read(userId: string, day: string): Promise<Usage> {
      return (await readRow(documents, rowOf(userId, day), usageSchema)) ?? usageSchema.parse({});
    },

    /** Counts one chat and these tokens if the day has room for both; null when it has not. */
    take: (userId: string, day: string, tokens: number, limits: UsageLimits): Promise<Usage | null> =>
      change(
        rowOf(userId, day),
        { add: { chats: 1, tokens }, set: { expiresAt: expiry(dayKeptSeconds) } },
        roomFor('chats', limits.chats, limits.tokens - tokens),
        usageSchema,
      ),

    /** Corrects what was taken by the difference. */
    correct: (userId: string, day: string, by: Usage): Promise<Usage | null> =>
      change(rowOf(userId, day), { add: by }, when('attribute_exists(chats)'), usageSchema),

    /** The same for a photo that a model looks at. */
    takePhoto: (
      userId: string,
      day: string,
      tokens: number,
      limits: PhotoUsage,
    ): Promise<PhotoUsage | null> =>
      change(
        rowOf(userId, day),
        { add: { photos: 1, tokens }, set: { expiresAt: expiry(dayKeptSeconds) } },
        roomFor('photos', limits.photos, limits.tokens - tokens),
        photoUsageSchema,
      ),

    correctPhotos: (userId: string, day: string, by: PhotoUsage): Promise<PhotoUsage | null> =>
      change(rowOf(userId, day), { add: by }, when('attribute_exists(photos)'), photoUsageSchema),

    /** Counts one spoken session if the day has room for it; false when it has not. */
    async takeVoiceSession(
      userId: string,
      day: string,
      limits: { sessions: number; tokens: number },
    ): Promise<boolean> {
      const taken = await change(
        rowOf(userId, day),
        { add: { voiceSessions: 1 }, set: { expiresAt: expiry(dayKeptSeconds) } },
        roomFor('voiceSessions', limits.sessions, limits.tokens),
        anySchema,
      );
      return taken !== null;
    },

    /** Adds what a turn of a spoken session cost. */
    async addVoiceTokens(userId: string, day: string, tokens: number): Promise<void> {
      const counted = when('attribute_exists(voiceSessions)');
      await change(rowOf(userId, day), { add: { tokens } }, counted, anySchema);
    },

    /** Counts one photo that was sent; false when the day had `limit` already. */
    async takeUpload(userId: string, day: string, limit: number): Promise<boolean> {
      const taken = await change(
        rowOf(userId, day),
        { add: { uploads: 1 }, set: { expiresAt: expiry(dayKeptSeconds) } },
        when('attribute_not_exists(uploads) OR uploads < :limit', { limit }),
        anySchema,
      );
      return taken !== null;
    },

    /** Takes back the count of a photo that could not be kept. */
    async returnUpload(userId: string, day: string): Promise<void> {
      await change(
        rowOf(userId, day),
        { add: { uploads: -1 } },
        when('uploads > :none', { none: 0 }),
        anySchema,
      );
    },

    /** Counts one message of this minute; false when it had `limit` already. */
    async takeMinute(userId: string, limit: number): Promise<boolean> {
      const minute = clock.now().toISOString().slice(0, 16);
      const taken = await change(
        rowOf(userId, `minute#${minute}`),
        { add: { messages: 1 }, set: { expiresAt: expiry(minuteKeptSeconds) } },
        when('attribute_not_exists(messages) OR messages < :limit', { limit }),
        anySchema,
      );
      return taken !== null;
    },
  };
}

export type AiUsageRepository = ReturnType<typeof createAiUsageRepository>;
