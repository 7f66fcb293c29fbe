import { possibleBeats } from '../../../shared/contracts/workouts';

/** Bits of the first byte of a Heart Rate Measurement, 0x2A37 (Bluetooth SIG, GATT Specification Supplement). */
const isSixteenBit = 0b1;
const saysContact = 0b100;
const hasContact = 0b10;

/**
 * The beats a minute of a Heart Rate Measurement; null if it has none: too short, without skin contact, or nothing that
 * a heart does. Energy and RR intervals after it are left out.
 */
export function parseMeasurement(value: DataView): number | null {
  if (value.byteLength < 2) return null;
  const flags = value.getUint8(0);
  if (flags & saysContact && !(flags & hasContact)) return null;
  if (flags & isSixteenBit && value.byteLength < 3) return null;
  const beats = flags & isSixteenBit ? value.getUint16(1, true) : value.getUint8(1);
  return beats >= possibleBeats.minimum && beats <= possibleBeats.maximum ? beats : null;
}
