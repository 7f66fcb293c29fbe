import type { HeartRateGuide } from '../../../shared/contracts/training';
import { beatsEverySeconds, type Beats } from '../../../shared/contracts/workouts';
import { heartRateOf, measuredSeconds, zoneOf } from '../../../shared/rules/heart-rate';
import type { Advice } from './ease-off';
import type { Reading } from './monitor';

const zoneNames = ['Very light', 'Light', 'Moderate', 'Vigorous', 'Near your maximum'];
export const zoneName = (zone: number): string => zoneNames[zone - 1] ?? '';

/** Said when the state changes; values are only read. */
export const statusTexts: Readonly<Record<Reading['status'], string>> = {
  off: '',
  connecting: 'Connecting…',
  connected: 'Heart rate connected',
  noContact: 'Moisten the strap',
  lost: 'Reconnecting…',
  failed: '',
};

const reasons: Readonly<Record<HeartRateGuide['reason'], string>> = {
  age: 'That leaves some room below your maximum for your age.',
  new: "It's a little lower while you're getting started.",
  older: "It's a little lower for your age.",
  careful: "It's lower because we're taking it gently right now.",
  condition: "It's lower because of what you told me about your health.",
  medicine:
    "Your medicine keeps your heart slow, so zones don't fit you. Ask your doctor which heart rate is right for you.",
};

export const limitText = ({ limit, reason }: HeartRateGuide): string =>
  `I'll tell you to ease off above ${limit}. ${reasons[reason]}`;

/** Spoken, and shown. */
export const adviceTexts: Readonly<Record<Advice, string>> = {
  ease: 'Ease off a little, and breathe out longer than you breathe in.',
  pause: 'Take a short break: pause, walk slowly, and go on when your breath is calm.',
};

const minutesOf = (seconds: number) => Math.round(seconds / 60);

/** '12 of 20 minutes in zone 3': the zone that most of the time was in; null below a minute, or without zones. */
function zoneText(beats: Beats, zones: readonly number[] | null): string | null {
  const whole = minutesOf(measuredSeconds(beats));
  if (!zones || whole === 0) return null;
  const seconds = [0, 0, 0, 0, 0];
  for (const value of beats) {
    if (value === null) continue;
    const at = zoneOf(value, zones) - 1;
    seconds[at] = (seconds[at] ?? 0) + beatsEverySeconds;
  }
  const longest = Math.max(...seconds);
  const zone = seconds.indexOf(longest) + 1;
  return `${minutesOf(longest)} of ${whole} ${whole === 1 ? 'minute' : 'minutes'} in zone ${zone}`;
}

/** 'Average 128, highest 156; 12 of 20 minutes in zone 3' */
export function summaryText(beats: Beats, zones: readonly number[] | null): string {
  const figures = heartRateOf(beats);
  if (!figures) return '';
  const inZone = zoneText(beats, zones);
  return `Average ${figures.average}, highest ${figures.maximum}${inZone ? `; ${inZone}` : ''}`;
}
