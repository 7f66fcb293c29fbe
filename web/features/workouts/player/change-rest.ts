import { advance, phaseLengthMs, skip, type PlayerState } from './player-state';

export const longestRestSeconds = 180;

const restLeftMs = (state: PlayerState) => phaseLengthMs(state) - state.phaseMs;

/** More or less rest, up to three minutes; at zero the next exercise starts. */
export function changeRest(state: PlayerState, now: number, seconds: number): PlayerState {
  const current = advance(state, now);
  if (current.phase !== 'rest') return current;
  const left = restLeftMs(current);
  const wanted = Math.min(left + seconds * 1000, Math.max(left, longestRestSeconds * 1000));
  if (wanted <= 0) return skip(current, now);
  return { ...current, restExtraMs: current.restExtraMs + wanted - left };
}
