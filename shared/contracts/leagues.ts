import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import type { Contract } from './endpoint';
import { leaderboardEntrySchema } from './leaderboards';
import { instantSchema } from './values';

/** How the week ended for the caller, among `members` people. `won` is only told if someone else took part. */
const leagueResultSchema = z.object({
  week: localDateSchema,
  place: z.number().int().min(1),
  members: z.number().int().min(1),
  points: z.number().int(),
  won: z.boolean(),
});

/** An entry's `totalPoints` are this week's points. */
const leagueSchema = z.object({
  /** The Monday it began on, UTC. */
  week: localDateSchema,
  endsAt: instantSchema,
  /** False for someone hidden from leaderboards, who is in no league. */
  onBoards: z.boolean(),
  /** 'Steady league'; null until the week's first points make the caller join. */
  name: z.string().nullable(),
  entries: z.array(leaderboardEntrySchema),
  me: leaderboardEntrySchema.nullable(),
  lastWeek: leagueResultSchema.nullable(),
});
export type League = z.output<typeof leagueSchema>;

export const leaguesContract = {
  readLeague: {
    method: 'GET',
    path: '/leagues/current',
    access: 'user',
    response: leagueSchema,
    errors: [],
  },
} as const satisfies Contract;
