import { activityContract } from '../../shared/contracts/activity';
import { deviceDataContract } from '../../shared/contracts/device-data';
import type { DeviceScope } from '../../shared/contracts/device-scopes';
import type { CallOf, Endpoint, ResponseOf } from '../../shared/contracts/endpoint';
import type { LocalDate } from '../../shared/rules/local-date';

/** How a device adds something, with an example of what it sends and what it gets back. */
export interface DeviceCall<E extends Endpoint = Endpoint> {
  /** The endpoint's name in its contract. */
  name: string;
  endpoint: E;
  summary: string;
  details: string;
  sends: CallOf<E>['body'];
  gets: ResponseOf<E>;
}

const callOf = <E extends Endpoint>(call: DeviceCall<E>): DeviceCall => call;

const { recordSteps } = activityContract;
/** A device is its own source, and only people correct what they entered. */
const stepsOfDevices = { ...recordSteps, body: recordSteps.body.omit({ source: true, corrects: true }) };

const ownIds =
  'Give each entry an `id` of your own, and sending it again adds nothing; without one, a repeat is another entry. Without `date` it is about today where you are.';

/** The calls of devices by what they need to be allowed, with examples of one day. */
export const deviceCallsOn = (date: LocalDate): Record<DeviceScope, DeviceCall> => ({
  steps: callOf({
    name: 'recordSteps',
    endpoint: stepsOfDevices,
    summary: 'Add steps',
    details:
      "The day's total so far, for today or yesterday. Send it as often as you like; the highest one counts, and of several sources the largest.",
    sends: { date, total: 8_200 },
    gets: { date, steps: 8_200, sources: { 'My watch': 8_200 } },
  }),
  weight: callOf({
    name: 'addWeight',
    endpoint: deviceDataContract.addWeight,
    summary: 'Add a weight',
    details: `The newest one is what plans are made with. ${ownIds}`,
    sends: { weightKg: 64.2, date, id: 'scale-8231' },
    gets: { weightKg: 64.2, date, loggedAt: `${date}T06:30:00.000Z` },
  }),
  water: callOf({
    name: 'addWater',
    endpoint: deviceDataContract.addWater,
    summary: 'Add a drink of water',
    details: `Drinks of a day add up. ${ownIds}`,
    sends: { millilitres: 250, date, id: 'bottle-17' },
    gets: { millilitres: 250, date },
  }),
  activity: callOf({
    name: 'logActivity',
    endpoint: activityContract.logActivity,
    summary: 'Add an activity',
    details:
      'A run, a ride, or anything else done outside of the app. One of the same kind that begins in the same second is the same activity: sending it again adds nothing.',
    sends: {
      kind: 'run',
      startedAt: `${date}T00:00:00Z`,
      date,
      durationSeconds: 1_800,
      distanceMeters: 5_000,
      averageHeartRate: 142,
    },
    gets: {
      id: `${date.replaceAll('-', '')}T000000Z-run`,
      kind: 'run',
      startedAt: `${date}T00:00:00Z`,
      date,
      durationSeconds: 1_800,
      distanceMeters: 5_000,
      averageHeartRate: 142,
      caloriesKcal: null,
      title: null,
      source: 'My watch',
      importId: null,
    },
  }),
});
