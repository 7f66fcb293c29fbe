import type { TrainingArea } from './person';

export type ProgramId = 'start-moving' | 'stronger-at-home' | 'lean-and-quick' | 'easy-on-joints';

/** A program being followed, unless it is paused. */
export interface ProgramProgress {
  id: ProgramId;
  /** Sessions completed since it began, not counting pauses. */
  sessionsDone: number;
}

export interface Milestone {
  /** Reached after this many sessions. */
  sessions: number;
  text: string;
}

export interface Program {
  id: ProgramId;
  name: string;
  description: string;
  weeks: number;
  sessionsPerWeek: number;
  /** No jumps, whoever follows it. */
  isLowImpact: boolean;
  /** Seconds added to each rest (negative: removed). */
  restShift: number;
  /** The focus of its sessions, in rotation. */
  focuses: readonly (readonly TrainingArea[])[];
  milestones: readonly Milestone[];
}

/** Exercises and loads come from the planner and the person; a program gives them a direction. */
export const programs: readonly Program[] = [
  {
    id: 'start-moving',
    name: 'Start moving',
    description: 'Four weeks from the couch to a habit: short sessions, simple moves, three days a week.',
    weeks: 4,
    sessionsPerWeek: 3,
    isLowImpact: true,
    restShift: 5,
    focuses: [
      ['legs', 'core'],
      ['push', 'cardio'],
      ['legs', 'cardio'],
    ],
    milestones: [
      { sessions: 1, text: 'The first one' },
      { sessions: 3, text: 'A whole week' },
      { sessions: 6, text: 'Halfway there' },
      { sessions: 12, text: "Four weeks: it's a habit now" },
    ],
  },
  {
    id: 'stronger-at-home',
    name: 'Stronger at home',
    description:
      'Eight weeks of legs, upper body, and core: a little more each week, with a lighter week now and then.',
    weeks: 8,
    sessionsPerWeek: 3,
    isLowImpact: false,
    restShift: 5,
    focuses: [
      ['push', 'core'],
      ['legs', 'push'],
      ['legs', 'core'],
    ],
    milestones: [
      { sessions: 3, text: 'The first week' },
      { sessions: 9, text: 'Three weeks in: time for a harder variant' },
      { sessions: 12, text: 'Halfway' },
      { sessions: 18, text: 'Six weeks: compare with your first push-ups' },
      { sessions: 24, text: 'Eight weeks stronger' },
    ],
  },
  {
    id: 'lean-and-quick',
    name: 'Lean and quick',
    description: 'Six weeks of brisk sessions, four days a week, with short rests and your heart at work.',
    weeks: 6,
    sessionsPerWeek: 4,
    isLowImpact: false,
    restShift: -5,
    focuses: [
      ['cardio', 'legs'],
      ['push', 'core'],
      ['cardio', 'core'],
      ['legs', 'cardio'],
    ],
    milestones: [
      { sessions: 4, text: 'The first week' },
      { sessions: 8, text: 'Two weeks: breathing gets easier about now' },
      { sessions: 12, text: 'Halfway' },
      { sessions: 24, text: 'Six weeks lean and quick' },
    ],
  },
  {
    id: 'easy-on-joints',
    name: 'Easy on joints',
    description: 'Six weeks without a single jump: steady strength around your joints, and longer stretches.',
    weeks: 6,
    sessionsPerWeek: 3,
    isLowImpact: true,
    restShift: 0,
    focuses: [
      ['core', 'legs'],
      ['push', 'core'],
      ['legs', 'push'],
    ],
    milestones: [
      { sessions: 3, text: 'The first week' },
      { sessions: 9, text: 'Halfway, and not one jump' },
      { sessions: 18, text: 'Six weeks: strong around every joint' },
    ],
  },
];

/** The program with this id, or undefined. */
export function programById(id: string | undefined): Program | undefined {
  return programs.find((each) => each.id === id);
}

export function programFocus({ id, sessionsDone }: ProgramProgress): readonly TrainingArea[] {
  const focuses = programById(id)?.focuses ?? [];
  return focuses[Math.max(0, sessionsDone) % Math.max(1, focuses.length)] ?? [];
}
