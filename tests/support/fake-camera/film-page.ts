import {
  cameraSpots,
  countedExercises,
  type CountedExerciseId,
} from '../../../web/features/workouts/counting/rules/counted-exercises';
import { LOOKS } from '../../../shared/avatar/figure/body/looks';
import { GRADES } from '../../../shared/avatar/figure/studio/grades';
import { StudioRenderer } from '../../../shared/avatar/figure/studio/studio-renderer';
import { DANCE_MOVES, danceStyles } from '../../../shared/avatar/motion/dance/catalogue';
import type { DanceStyleId } from '../../../shared/rules/dance/choices';
import { WRITTEN_BEAT } from '../../../shared/avatar/motion/dance/move';
import { exerciseMotions } from '../../../shared/avatar/motion/exercises/catalogue';
import { compileMotion } from '../../../shared/avatar/motion/motion';
import { mirrorPose, REST, type Pose } from '../../../shared/avatar/motion/pose';
import { framingOf } from '../../../web/features/coach-stage/playable';
import type { Film, FilmedFrames } from './film';

const MOVE_SECONDS = 5;
/** Degrees: a phone leaning against something points roughly level. */
const ELEVATION = 5;

/** Someone who mirrors the coach: each move begins a beat late, when she has changed over to it. */
function dancer(id: DanceStyleId) {
  const style = danceStyles.find((each) => each.id === id);
  if (!style) throw new Error(`There is no style ${id}.`);
  const motions = style.moves.map((move) => compileMotion(DANCE_MOVES[move].motion));
  const beatSeconds = 60 / style.beatsPerMinute;
  const poseAt = (second: number): Pose => {
    const place = Math.min(motions.length - 1, Math.floor(second / MOVE_SECONDS));
    const origin = place === 0 ? 0 : place * MOVE_SECONDS + beatSeconds;
    const pose = motions[place]?.sample(((second - origin) / beatSeconds) * WRITTEN_BEAT);
    return pose ? mirrorPose(pose) : REST;
  };
  return { poseAt, framing: framingOf({ style: id, move: style.moves[0] as keyof typeof DANCE_MOVES }) };
}

/** Someone training on the spot for the camera. */
function athlete(id: CountedExerciseId) {
  const motion = compileMotion(exerciseMotions[id]);
  const { azimuth } = cameraSpots[countedExercises[id].camera];
  const framing: typeof motion = { ...motion, view: [azimuth, ELEVATION] };
  return { poseAt: (second: number) => motion.sample(second), framing };
}

function actorOf(film: Film) {
  if ('dances' in film) return dancer(film.dances);
  if ('trains' in film) return athlete(film.trains);
  return { ...dancer('pop'), poseAt: () => REST };
}

const bytesOf = async (blob: Blob | null) => {
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? []);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** Draws a film, one JPEG in base64 per frame. */
async function shoot(film: Film, { width, height, times }: FilmedFrames): Promise<string[]> {
  const canvas = document.createElement('canvas');
  const studio = new StudioRenderer({ canvas, width, height, look: LOOKS.ana, grade: GRADES.day });
  const { poseAt, framing } = actorOf(film);
  studio.load(framing);
  if ('room' in film) studio.camera.rotateY(Math.PI);
  const frames: string[] = [];
  for (const time of times) {
    studio.show(poseAt(time));
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    frames.push(await bytesOf(jpeg));
  }
  studio.dispose();
  return frames;
}

Object.assign(window, { shoot });
