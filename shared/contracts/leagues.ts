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
  /** What was counted from that Monday to Sunday, on the person's own days. */
  workouts: z.number().int(),
  minutes: z.number().int(),
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
  /** How many more this week make next week's one higher; null in the highest one, and where the week is over. */
  minutesToRise: z.number().int().nullable(),
});
export type LeaguePlacement = z.output<typeof placementSchema>;

/** An entry's `totalPoints` are this week's points, which rank it; what they took stands beside them. */
const leagueEntrySchema = leaderboardEntrySchema.extend({
  /** Null for a row from before they were kept. */
  minutes: z.number().int().nullable(),
});

const leagueSchema = z.object({
  /** The Monday it began on, UTC. */
  week: localDateSchema,
  endsAt: instantSchema,
  /** False for someone hidden from leaderboards, who is in no league. */
  onBoards: z.boolean(),
  /** 'Steady league'; null until the week's first points make the caller join. */
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
