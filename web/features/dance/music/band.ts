import type { DanceStyleId } from '../../../../shared/rules/dance/choices';
import { musicOf, tempoOf } from './score';
import { createNoise, type Band } from './voices';

/** Headroom, so drums, bass, and chords together do not clip. */
export const fullLoudness = 0.7;
/** The limiter raises soft sounds and lets the attack of a drum through. */
const belowClipping = 0.65;

/** The master output: volume from the settings, and the limiter. */
export function createBand(context: BaseAudioContext, style: DanceStyleId): { band: Band; master: GainNode } {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -10;
  limiter.ratio.value = 8;
  const master = context.createGain();
  master.gain.value = 0;
  const ceiling = context.createGain();
  ceiling.gain.value = belowClipping;
  master.connect(limiter).connect(ceiling).connect(context.destination);
  const pump = context.createGain();
  pump.connect(master);
  const echo = context.createDelay(1);
  echo.delayTime.value = 45 / tempoOf(style);
  const again = context.createGain();
  again.gain.value = 0.32;
  echo.connect(again).connect(echo);
  again.connect(master);
  const { voices: sounds } = musicOf(style);
  return { band: { context, out: master, echo, pump, noise: createNoise(context), voices: sounds }, master };
}
