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
  /** Those that ranked it. */
  minutes: z.number().int(),
  won: z.boolean(),
  workouts: z.number().int(),
});

/** The person's way between leagues, which follow their own minutes. `now` and `next` are places in `bands`. */
const placementSchema = z.object({
  /** In ascending order; `fromMinutes` is the minutes a week from which each follows. */
  bands: z.array(z.object({ name: z.string(), fromMinutes: z.number().int() })),
  /** This week's, also before it is joined. */
  now: z.number().int(),
  /** Next week's, if this week ended now. */
  next: z.number().int(),
  /** The average that counts for next week. */
  minutesAWeek: z.number().int(),
  /** How many more this week make next week's one higher; null in the highest one. */
  minutesToRise: z.number().int().nullable(),
});
export type LeaguePlacement = z.output<typeof placementSchema>;

/** Ranked by this week's minutes, up to a most of each day. */
const leagueEntrySchema = leaderboardEntrySchema.pick({ id: true, rank: true, name: true }).extend({
  minutes: z.number().int(),
});

const leagueSchema = z.object({
  /** The Monday it began on. */
  week: localDateSchema,
  /** When the week ends where the person is. */
  endsAt: instantSchema,
  /** False for someone hidden from leaderboards, who is in no league. */
  onBoards: z.boolean(),
  /** 'Steady league'; null until the week's first minutes make the caller join. */
  name: z.string().nullable(),
  entries: z.array(leagueEntrySchema),
  me: leagueEntrySchema.nullable(),
  lastWeek: leagueResultSchema.nullable(),
  /** Null for someone who is in no league. */
  placement: placementSchema.nullable(),
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
