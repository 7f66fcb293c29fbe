import { kgFromPounds } from '../../../../shared/rules/units';
import { kindOfName } from './activity-kind';
import type { Collection, FoundActivity } from './collection';
import { readInstant } from './instants';
import type { XmlHandler } from './xml';

type Attributes = Record<string, string>;

const quantity = 'HKQuantityTypeIdentifier';
/** Types of the records that are read, without what they all begin with. */
export const recordTypes = ['StepCount', 'BodyMass', 'RestingHeartRate'] as const;

const perUnit: Record<string, number> = {
  kg: 1,
  g: 0.001,
  lb: kgFromPounds(1),
  st: kgFromPounds(14),
  m: 1,
  km: 1_000,
  cm: 0.01,
  mi: 1_609.344,
  ft: 0.3048,
  yd: 0.9144,
  kcal: 1,
  Cal: 1,
  cal: 0.001,
  kJ: 1 / 4.184,
  J: 1 / 4_184,
};

/** In kilograms, meters, or kilocalories; not a number for a unit of something else. */
const inOurUnit = (value: string | undefined, unit: string | undefined) =>
  Number(value ?? Number.NaN) * (perUnit[unit ?? ''] ?? Number.NaN);

/** A record of a day, in the zone that the phone wrote it in. */
export function addRecord(attributes: Attributes, collection: Collection): void {
  const { type, startDate = '', value, unit, sourceName = '' } = attributes;
  const date = startDate.slice(0, 10);
  if (type === `${quantity}StepCount`) collection.addSteps(date, sourceName, Number(value ?? Number.NaN));
  if (type !== `${quantity}BodyMass` && type !== `${quantity}RestingHeartRate`) return;
  const ms = readInstant(startDate)?.ms ?? 0;
  if (type === `${quantity}BodyMass`) collection.addWeight(date, ms, inOurUnit(value, unit));
  else collection.addRestingHeartRate(date, ms, Number(value ?? Number.NaN));
}

/** As phones wrote it until 2021; newer ones write the sums as elements of their own. */
function workoutOf(attributes: Attributes): FoundActivity {
  const start = readInstant(attributes['startDate'] ?? '');
  const end = readInstant(attributes['endDate'] ?? '');
  return {
    kind: kindOfName(attributes['workoutActivityType']?.replace('HKWorkoutActivityType', '')),
    startMs: start?.ms ?? Number.NaN,
    zone: start?.offsetSeconds ?? null,
    durationSeconds: ((end?.ms ?? Number.NaN) - (start?.ms ?? Number.NaN)) / 1_000,
    distanceMeters: inOurUnit(attributes['totalDistance'], attributes['totalDistanceUnit']) || null,
    caloriesKcal: inOurUnit(attributes['totalEnergyBurned'], attributes['totalEnergyBurnedUnit']) || null,
  };
}

function addStatistics(workout: FoundActivity, { type = '', sum, average, unit }: Attributes): void {
  if (type.startsWith(`${quantity}Distance`)) workout.distanceMeters = inOurUnit(sum, unit) || null;
  if (type === `${quantity}ActiveEnergyBurned`) workout.caloriesKcal = inOurUnit(sum, unit) || null;
  if (type === `${quantity}HeartRate`) workout.averageHeartRate = Number(average ?? Number.NaN);
}

/** Reads workouts and records wherever they are in the document. */
export function appleHealthHandler(collection: Collection): XmlHandler {
  let workout: FoundActivity | undefined;
  return {
    onOpen: ({ name, attributes, path }) => {
      if (name === 'Record') addRecord(attributes, collection);
      if (name === 'Workout') workout = workoutOf(attributes);
      // What belongs to a part of a workout is deeper.
      if (!workout || path.at(-1) !== 'Workout') return;
      if (name === 'WorkoutStatistics') addStatistics(workout, attributes);
      // Dates are in the zone where the phone was when it exported; this is the one where the workout was.
      if (name === 'MetadataEntry' && attributes['key'] === 'HKTimeZone')
        workout.zone = attributes['value'] ?? null;
    },
    onClose: (name) => {
      if (name !== 'Workout' || !workout) return;
      collection.addActivity(workout);
      workout = undefined;
    },
  };
}
