import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../shared/avatar/figure/body/looks';
import { MOTIONS, type MotionName } from './catalogue';
import { compileMotion, type Motion } from '../../shared/avatar/motion/motion';
import { GRADES } from '../../shared/avatar/figure/studio/grades';
import { Fingerprints } from './fingerprint';

const FRAMES = 12;
const squat: Motion = MOTIONS.squat;
const night = () => new Fingerprints(LOOKS.ana, GRADES.night, 16 / 9);
const printOf = (motion: Motion, prints: Fingerprints) => prints.of(compileMotion(motion), FRAMES);
/** The studio takes longest to set up: one serves all motions, and the first test has time for it. */
const shared = night();
const squatPrint = printOf(squat, shared);

describe('The fingerprint of a clip', () => {
  it('is the same whatever was looked at before', () => {
    const names: MotionName[] = ['squat', 'band-pull-apart', 'biceps-curl', 'plank', 'squat'];
    const all = names.map((name) => printOf(MOTIONS[name], shared));
    expect(all.at(-1)).toBe(all[0]);
    expect(all[0]).toBe(printOf(squat, night()));
    expect(new Set(all).size).toBe(4);
  });

  it('does not ask how a motion is written', () => {
    const spelled: Motion = {
      ...squat,
      pose: { ...squat.pose },
      keys: squat.keys.map(([t, d]) => [t, { ...d }]),
    };
    expect(printOf(spelled, shared)).toBe(squatPrint);
  });

  it.each([
    ['a knee', { ...squat, pose: { ...squat.pose, legL: { ...squat.pose?.legL, turn: 5 } } }],
    ['the camera', { ...squat, view: 51 }],
    ['the way into it', { ...squat, entry: { secs: 2, keys: [[0, { spine: { flex: 9 } }]] } }],
    ['the equipment', { ...squat, props: [{ kind: 'dumbbells' }] }],
  ] satisfies [string, Motion][])('changes with %s', (_, changed) => {
    expect(printOf(changed, shared)).not.toBe(squatPrint);
  });

  it.each([
    ['her clothes', { ...LOOKS.ana, top: '#ff6f62' }, GRADES.night],
    ['her build', { ...LOOKS.ana, build: 'broad' as const }, GRADES.night],
    ['the light', LOOKS.ana, { ...GRADES.night, key: { ...GRADES.night.key, intensity: 2.6 } }],
    ['the wall', LOOKS.ana, { ...GRADES.night, set: { ...GRADES.night.set, wall: [] } }],
  ])('changes with %s', (_, look, grade) => {
    expect(printOf(squat, new Fingerprints(look, grade, 16 / 9))).not.toBe(squatPrint);
  });
});
