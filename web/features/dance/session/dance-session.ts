import { accuracyOf, NO_ACCURACY, type Accuracy } from '../rules/accuracy';
import {
  danceSets,
  MOVE_SECONDS,
  setSeconds,
  type DanceSetId,
  type DanceStyleId,
} from '../../../../shared/rules/dance/choices';
import { checkPose, feedbackLines } from '../rules/pose-checks';
import { danceResult, type DanceSample } from '../../../../shared/rules/dance/result';
import { beginDance, danceAt, pauseDance, resumeDance, type DanceMoment } from '../rules/session';
import { DANCE_MOVES, type DanceMoveId } from '../../../../shared/avatar/motion/dance/catalogue';
import { createEmitter } from '../../../lib/emitter';
import { styleOf } from '../style-of';
import { createCombo } from './combo';
import type { JudgeMove, PoseFrame } from './pose-frame';
import { createSecondSamples } from './second-samples';

/** The choices made before the first beat. */
export interface DanceChoice {
  style: DanceStyleId;
  set: DanceSetId;
  camera: boolean;
}

export interface DanceView {
  moment: DanceMoment;
  move: DanceMoveId;
  moveName: string;
  cue: string;
  /** What is called out: this move, and the next one before it starts. */
  call: string;
  /** The coach changes moves a beat early, so each move starts on its beat. */
  coach: { move: DanceMoveId; startBeat: number };
  /** The move after this one; null at the last. */
  nextName: string | null;
  /** From the last moments; null while no one is seen or there is no camera. */
  accuracy: Accuracy | null;
  /** At most three lines. */
  feedback: readonly string[];
  caloriesKcal: number;
  /** Consecutive moves that matched well. */
  combo: number;
}

interface SessionOptions extends DanceChoice {
  /** The order of the ten moves. */
  order: readonly number[];
  /** A monotonic clock in milliseconds. */
  now: () => number;
  judge: JudgeMove;
}

/** So that whoever hears the next move has time to get ready for it. */
const CALL_AHEAD_SECONDS = 2;
/** After this long without a frame, the dancer's state is unknown. */
const staleMs = 1_500;

/** It stays the same when the move it calls begins, so that it is announced once. */
function callOf(move: DanceMoveId, isNext: boolean): string {
  const { name, cue } = DANCE_MOVES[move];
  return `${isNext ? 'Next: ' : ''}${name}. ${cue}`;
}

/** One dance: its time, what the camera saw, and what the screen shows. */
export function createDanceSession({ style, set, order, now, judge }: SessionOptions) {
  const { moves, beatsPerMinute } = styleOf(style);
  const beatsPerMove = (beatsPerMinute * MOVE_SECONDS) / 60;
  const moveAt = (index: number) => moves[order[index] ?? 0] as DanceMoveId;
  const last = danceSets[set].moves - 1;
  const changes = createEmitter();
  const seconds = createSecondSamples();
  const combo = createCombo();
  let time = { ...beginDance(set, now()), runningSince: null as number | null };
  let seen: { frame: PoseFrame; match: number | null; atMs: number } | null = null;
  /** The move in which it was started last: that one is not the next. */
  let playedFrom = 0;
  let calories = { seconds: -1, kcal: 0 };
  let view = look();

  /** Seconds since the first beat, through the celebration; pauses left out. */
  function musicSeconds(): number {
    return (time.dancedMs + (time.runningSince === null ? 0 : now() - time.runningSince)) / 1000;
  }

  /** Recomputed once per second. */
  function caloriesOf({ samples }: { samples: readonly DanceSample[] }): number {
    if (calories.seconds !== samples.length)
      calories = { seconds: samples.length, kcal: danceResult(set, samples).caloriesBurned };
    return calories.kcal;
  }

  function callAt({ dancedSeconds }: DanceMoment): string {
    const called = Math.min(last, Math.floor((dancedSeconds + CALL_AHEAD_SECONDS) / MOVE_SECONDS));
    return callOf(moveAt(called), called > playedFrom);
  }

  function look(): DanceView {
    const moment = danceAt(time, now());
    const move = moveAt(moment.move);
    const fresh = seen && now() - seen.atMs < staleMs ? seen : null;
    const landmarks = fresh?.frame.landmarks ?? null;
    const led = Math.min(last, Math.floor((musicSeconds() + 60 / beatsPerMinute) / MOVE_SECONDS));
    return {
      moment,
      move,
      moveName: DANCE_MOVES[move].name,
      cue: DANCE_MOVES[move].cue,
      call: callAt(moment),
      coach: { move: moveAt(led), startBeat: led * beatsPerMove },
      nextName: moment.move === last ? null : DANCE_MOVES[moveAt(moment.move + 1)].name,
      accuracy: fresh && (landmarks ? accuracyOf(landmarks) : NO_ACCURACY),
      feedback: fresh ? feedbackLines(checkPose(landmarks), fresh.match) : [],
      caloriesKcal: caloriesOf(seconds),
      combo: combo.count(),
    };
  }

  /** Updates the view; called a few times a second. */
  function tick(): void {
    const moment = danceAt(time, now());
    seconds.closeUntil(Math.min(Math.floor(moment.dancedSeconds), setSeconds(set)));
    combo.reach(moment.moveCount);
    view = look();
    changes.tell();
  }

  return {
    beatsPerMinute,
    moves: danceSets[set].moves,
    tick,
    play() {
      time = resumeDance(time, now());
      playedFrom = danceAt(time, now()).move;
      tick();
    },
    pause() {
      time = pauseDance(time, now());
      tick();
    },
    /** Counts while the dance runs; in a pause it only shows. */
    takeFrame(frame: PoseFrame) {
      const moment = danceAt(time, now());
      const { landmarks } = frame;
      const isCounted = landmarks && moment.phase === 'dancing';
      const match = isCounted ? judge(landmarks, frame.aspect, moment.dancedSeconds) : null;
      seen = { frame, match, atMs: now() };
      if (moment.phase !== 'dancing') return;
      const accuracy = landmarks ? accuracyOf(landmarks).overall : null;
      seconds.add(Math.floor(moment.dancedSeconds), { accuracy, match });
      combo.add(moment.move, match);
    },
    /** The camera was switched off, so its last result is outdated. */
    forgetFrames() {
      seen = null;
      tick();
    },
    samples: () => seconds.samples,
    musicSeconds,
    /** For the coach and the visual beat. */
    beats: () => (musicSeconds() * beatsPerMinute) / 60,
    read: () => view,
    subscribe: changes.subscribe,
  };
}

export type DanceSession = ReturnType<typeof createDanceSession>;
