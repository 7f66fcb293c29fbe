import * as z from 'zod';
import type { Contract } from './endpoint';

export const leaderboardEntrySchema = z.object({
  id: z.string(),
  rank: z.number().int().min(1),
  name: z.string(),
  workoutsCompleted: z.number().int(),
  totalPoints: z.number().int(),
});
export type LeaderboardEntry = z.output<typeof leaderboardEntrySchema>;

/** `me` is null while the user is hidden from leaderboards, and on the global one while they have no points. */
const boardSchema = z.object({
  entries: z.array(leaderboardEntrySchema),
  me: leaderboardEntrySchema.nullable(),
});

const query = z.object({ limit: z.coerce.number().int().min(1).max(100).default(10) });

export const leaderboardsContract = {
  readGlobalLeaderboard: {
    method: 'GET',
    path: '/leaderboards/global',
    access: 'user',
    query,
    response: boardSchema,
    errors: [],
  },
  readFriendsLeaderboard: {
    method: 'GET',
    path: '/leaderboards/friends',
    access: 'user',
    query,
    response: boardSchema,
    errors: [],
  },
} as const satisfies Contract;
