import type { HeartRateGuide } from '../../../shared/contracts/training';
import { maximumHeartRate, zonesOf } from '../../../shared/rules/heart-rate';
import type { Condition } from '../../../shared/rules/training/person';

/** What decides how fast a person's heart should beat at most. */
export interface HeartState {
  /** Whole years. */
  age: number;
  conditions: readonly Condition[];
  /** They take a beta blocker, or another medicine that keeps the heart slow. */
  slowsHeart: boolean;
  isCareful: boolean;
  /** Workouts that counted. */
  workoutsCompleted: number;
}

/** Healthy adults may go up to vigorous, which ends at 95% of the maximum (ACSM 2011); below it, for the formula's error. */
const usualShare = 0.9;
/** Who begins does so light to moderate, and adds later (ACSM's Guidelines for Exercise Testing and Prescription, 11th ed.). */
const newShare = 0.85;
const newBefore = 5;
/** From 65 a given effort is a larger share of what is left, and the formula errs more (ACSM's Guidelines, 11th ed.). */
const olderShare = 0.85;
const olderFrom = 65;
const carefulShare = 0.8;
/** Where moderate ends (ACSM 2011). */
const moderateShare = 0.76;

/**
 * The most by condition, as a share of the maximum; others leave it as it is.
 * - Heart, high blood pressure: moderate, unless a test under supervision allows more (ACSM's Guidelines, 11th ed.).
 * - Pregnancy: less than 60 to 80% of the age's maximum, usually not above 140 (ACOG Committee Opinion 804, 2020);
 *   after it, gradually back from there.
 * - Diabetes: moderate first; vigorous asks for a check (Colberg et al., Diabetes Care 2016;39:2065–2079).
 * - Asthma: 80 to 90% of the maximum is what provokes an attack in tests (ATS guideline, Parsons et al., Am J Respir Crit
 *   Care Med 2013;187:1016–1027).
 * - Wheelchair: arms alone reach a lower maximum, after some spinal injuries far lower (ACSM's Guidelines, 11th ed.).
 */
const shares: Readonly<Partial<Record<Condition, number>>> = {
  heart: moderateShare,
  high_blood_pressure: moderateShare,
  pregnancy: moderateShare,
  postnatal: moderateShare,
  diabetes: 0.8,
  asthma: 0.79,
  wheelchair: 0.75,
};
const mostInPregnancy = 140;

/**
 * The highest rate to expect with a beta blocker (Brawner et al.: Predicting maximum heart rate among patients with
 * coronary heart disease receiving beta-adrenergic blockade therapy. Am Heart J 2004;148:910–914).
 */
const slowedMaximum = (age: number) => 164 - 0.7 * age;

interface Limit {
  beats: number;
  reason: HeartRateGuide['reason'];
}

/** The limits that apply to someone beside the usual one. */
function limitsOf({ age, conditions, ...state }: HeartState, maximum: number): Limit[] {
  const limit = (share: number, reason: Limit['reason']): Limit => ({ beats: share * maximum, reason });
  return [
    ...(state.workoutsCompleted < newBefore ? [limit(newShare, 'new')] : []),
    ...(age >= olderFrom ? [limit(olderShare, 'older')] : []),
    ...(state.isCareful ? [limit(carefulShare, 'careful')] : []),
    ...conditions.map((condition) => limit(shares[condition] ?? usualShare, 'condition')),
    ...(conditions.includes('pregnancy') ? [{ beats: mostInPregnancy, reason: 'condition' as const }] : []),
    ...(state.slowsHeart ? [{ beats: moderateShare * slowedMaximum(age), reason: 'medicine' as const }] : []),
  ];
}

/** Maximum, zones, and limit; the strictest limit holds. A medicine that slows the heart leaves no zones. */
export function heartRateGuide(state: HeartState): HeartRateGuide {
  const maximum = maximumHeartRate(state.age);
  const usual: Limit = { beats: usualShare * maximum, reason: 'age' };
  const strictest = limitsOf(state, maximum).reduce(
    (least, each) => (each.beats < least.beats ? each : least),
    usual,
  );
  return {
    maximum,
    limit: Math.round(strictest.beats),
    zones: state.slowsHeart ? null : zonesOf(maximum),
    reason: strictest.reason,
  };
}
