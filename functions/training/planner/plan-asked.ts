import type { PlannedSession } from '../../../shared/rules/training/session';
import type { AskedChanges } from './asked-changes';
import { idsOf } from './change-texts';
import { easierFacts, easierWish, noHarderThan } from './easier-than';
import { factsOf } from './facts';
import type { SessionInput } from './plan-input';
import { planFrom } from './plan-session';
import { variantsIn } from './variants';
import { noWish, type Wish } from './wish';

const shorterShare = 0.6;
const shortest = 5;
/** A session needs this many of its own exercises; with fewer, it is replanned from all of them. */
const fewestOwn = 3;
/** Something else with nothing of the plan takes at least this share of the time. */
const leastShare = 0.75;

const isGentle = ({ focus }: PlannedSession) => focus.every((area) => area === 'mobility');

/** Whether a replanned session is as much of one as the session it comes from. */
const isEnough = (made: PlannedSession | null, from: PlannedSession): made is PlannedSession =>
  made !== null &&
  isGentle(made) === isGentle(from) &&
  idsOf(made).length >= Math.min(fewestOwn, idsOf(from).length);

type Avoided = NonNullable<AskedChanges['avoided']>;

/** Another session of the same time: with nothing that it takes the place of, unless little else fits. */
function otherThan(own: PlannedSession, { ids, focus }: Avoided, input: SessionInput): PlannedSession | null {
  const facts = factsOf({ ...input, minutes: own.minutes });
  const notOwn = facts.allowed.map(({ id }) => id).filter((id) => !idsOf(own).includes(id));
  const wish: Wish = { ...noWish, avoidIds: [...idsOf(own), ...ids], avoidFocus: focus };
  const mixed = planFrom(facts, wish);
  const least = leastShare * Math.min(own.minutes, mixed?.minutes ?? 0);
  for (const left of [notOwn.filter((id) => !ids.includes(id)), notOwn]) {
    const made = planFrom(facts, { ...wish, onlyIds: new Set(left) });
    if (isEnough(made, own) && made.minutes >= least) return made;
  }
  return mixed;
}

/** A session for less time, or with less work: from its own exercises when enough are left, otherwise from all. */
function lessThan(
  base: PlannedSession,
  own: PlannedSession,
  { shorter, easier, avoided }: AskedChanges,
  input: SessionInput,
): PlannedSession | null {
  const minutes = Math.max(shortest, Math.floor(own.minutes * shorterShare ** shorter));
  const plain = factsOf({ ...input, minutes: Math.min(base.minutes, minutes) });
  const facts = easier > 0 ? easierFacts(plain, own, base) : plain;
  const suited = easier > 0 ? noHarderThan(own, facts) : facts.allowed.map(({ id }) => id);
  const other = avoided === null ? suited : suited.filter((id) => !idsOf(own).includes(id));
  const { easierThan } = variantsIn(facts.library);
  const below = easier > 0 ? idsOf(base).flatMap((id) => [...easierThan(id)]) : [];
  const keepIds = [...idsOf(base), ...below];
  const wish: Wish = { ...noWish, ...easierWish(easier), keepIds, avoidFocus: avoided?.focus ?? [] };
  const plan = (ids: readonly string[]) => planFrom(facts, { ...wish, onlyIds: new Set(ids) });
  const kept = plan(other.filter((id) => keepIds.includes(id)));
  if (isEnough(kept, base)) return kept;
  const replanned = plan(other);
  if (replanned !== null && isGentle(replanned) === isGentle(base)) return replanned;
  return plan(suited) ?? replanned ?? kept;
}

/** The plan's own session with everything that was asked; null where that leaves nothing. */
export function planAsked(
  input: SessionInput,
  own: PlannedSession,
  asked: AskedChanges,
): PlannedSession | null {
  const base = asked.avoided === null ? own : otherThan(own, asked.avoided, input);
  return base === null || asked.shorter + asked.easier === 0 ? base : lessThan(base, own, asked, input);
}
