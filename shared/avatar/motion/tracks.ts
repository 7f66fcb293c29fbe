import { heldCubic, keyBefore, periodicCubic, valueAt, wrapped, type PeriodicCurve } from './periodic-cubic';
import { CHANNELS, type Channels, type Pose } from './pose';
import type { Row } from './pose-row';

/** A pose at a time in seconds. */
export type PoseKey = [time: number, pose: Pose];
/** Seconds by which a group of channels trails the rest. */
export type Lag = Record<string, number>;

/** A moving channel: its index in the row, its curve, and the seconds by which it trails. */
export interface Track {
  slot: number;
  curve: PeriodicCurve;
  late: number;
  /** Holds each value until the next key, for channels without in-between values. */
  stepped: boolean;
}

const channelsOf = (pose: Pose): Channels => pose;

/** The moving channels of keys: repeating after a period, or (null) held before the first and after the last key. */
export function buildTracks(keys: PoseKey[], period: number | null, lag: Lag): Track[] {
  const times = keys.map(([t]) => t);
  return CHANNELS.flatMap(({ group, channel }, slot) => {
    const values = keys.map(([, pose]) => channelsOf(pose)[group]?.[channel] ?? 0);
    if (values.every((v) => v === values[0])) return [];
    const late = lag[group] ?? lag[group.slice(0, -1)] ?? 0;
    const curve = period === null ? heldCubic(times, values) : periodicCubic(times, values, period);
    return [{ slot, curve, late, stepped: channel === 'frame' }];
  });
}

export function writeTracks(tracks: Track[], time: number, row: Row) {
  for (let i = 0; i < tracks.length; i++) {
    const { slot, curve, late, stepped } = tracks[i] as Track;
    const at = time - late;
    row[slot] = stepped
      ? (curve.values[keyBefore(curve.times, wrapped(curve, at))] as number)
      : valueAt(curve, at);
  }
}
