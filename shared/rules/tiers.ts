import * as z from 'zod';

export const tierNameSchema = z.enum(['Bronze', 'Silver', 'Gold', 'Platinum']);
export type TierName = z.infer<typeof tierNameSchema>;

/** The tiers in ascending order with the points that unlock them. */
export const tiers: readonly { name: TierName; minimumPoints: number }[] = [
  { name: 'Bronze', minimumPoints: 0 },
  { name: 'Silver', minimumPoints: 200 },
  { name: 'Gold', minimumPoints: 500 },
  { name: 'Platinum', minimumPoints: 1000 },
];

const topTierText = 'Top tier';

/** The tier of a points total; below zero counts as zero. */
export function tierOf(points: number): TierName {
  return tiers.findLast((tier) => points >= tier.minimumPoints)?.name ?? 'Bronze';
}

export interface TierProgress {
  tier: TierName;
  nextTier: TierName | null;
  pointsToNextTier: number | null;
  /** Share of the way from this tier to the next, 0 to 1; 1 in the top tier. */
  progress: number;
  /** '88 points to Gold', or 'Top tier' at the top. */
  text: string;
}

/** The progress of a points total between two tiers. */
export function tierProgress(points: number): TierProgress {
  const total = Math.max(0, points);
  const tier = tierOf(total);
  const index = tiers.findIndex((each) => each.name === tier);
  const start = tiers[index]?.minimumPoints ?? 0;
  const next = tiers[index + 1];
  if (!next) return { tier, nextTier: null, pointsToNextTier: null, progress: 1, text: topTierText };
  const missing = next.minimumPoints - total;
  return {
    tier,
    nextTier: next.name,
    pointsToNextTier: missing,
    progress: (total - start) / (next.minimumPoints - start),
    text: `${missing} ${missing === 1 ? 'point' : 'points'} to ${next.name}`,
  };
}

/** The tier reached when a total grows from `before` to `after`, or null if it stays the same. */
export function tierReached(before: number, after: number): TierName | null {
  const tier = tierOf(after);
  return after > before && tier !== tierOf(before) ? tier : null;
}
