import type { TrainingArea } from './person';

export type ProgrammeId = 'start-moving' | 'stronger-at-home' | 'lean-and-quick' | 'easy-on-joints';

/** A programme that is being followed; a paused one is left out. */
export interface ProgrammeProgress {
  id: ProgrammeId;
  /** Sessions completed since it was begun, those during pauses left out. */
  sessionsDone: number;
}

export interface Milestone {
  /** Sessions done at which it is reached. */
  sessions: number;
  text: string;
}

export interface Programme {
  id: ProgrammeId;
  name: string;
  description: string;
  weeks: number;
  sessionsPerWeek: number;
  /** What its sessions are about, in turn. */
  focuses: readonly (readonly TrainingArea[])[];
  milestones: readonly Milestone[];
}

/** The four programmes. Exercises and loads come from the planner and the person; a programme gives them a direction. */
export const programmes: readonly Programme[] = [
  {
    id: 'start-moving',
    name: 'Start moving',
    description: 'Four weeks from the sofa to a habit: short sessions, simple moves, three days a week.',
    weeks: 4,
    sessionsPerWeek: 3,
    focuses: [
      ['legs', 'core'],
      ['push', 'cardio'],
      ['legs', 'cardio'],
    ],
    milestones: [
      { sessions: 1, text: 'The first one is behind you' },
      { sessions: 3, text: 'A whole week' },
      { sessions: 6, text: 'Half way: most people who get here stay' },
      { sessions: 12, text: 'Four weeks: it is a habit now' },
    ],
  },
  {
    id: 'stronger-at-home',
    name: 'Stronger at home',
    description:
      'Eight weeks of legs, upper body and core, a little more each week, a lighter week in between.',
    weeks: 8,
    sessionsPerWeek: 3,
    focuses: [
      ['push', 'core'],
      ['legs', 'push'],
      ['legs', 'core'],
    ],
    milestones: [
      { sessions: 3, text: 'The first week' },
      { sessions: 9, text: 'Three weeks in: time for a harder variant' },
      { sessions: 12, text: 'Half way' },
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
    focuses: [
      ['cardio', 'legs'],
      ['push', 'core'],
      ['cardio', 'core'],
      ['legs', 'cardio'],
    ],
    milestones: [
      { sessions: 4, text: 'The first week' },
      { sessions: 8, text: 'Two weeks: breathing gets easier about now' },
      { sessions: 12, text: 'Half way' },
      { sessions: 24, text: 'Six weeks lean and quick' },
    ],
  },
  {
    id: 'easy-on-joints',
    name: 'Easy on joints',
    description: 'Six weeks without a single jump: steady strength around your joints, and longer stretches.',
    weeks: 6,
    sessionsPerWeek: 3,
    focuses: [
      ['core', 'legs'],
      ['push', 'core'],
      ['legs', 'push'],
    ],
    milestones: [
      { sessions: 3, text: 'The first week' },
      { sessions: 9, text: 'Half way, and not one jump' },
      { sessions: 18, text: 'Six weeks: strong around every joint' },
    ],
  },
];

/** The programme with this id. Throws RangeError for an unknown one. */
function programmeOf(id: ProgrammeId): Programme {
  const programme = programmes.find((each) => each.id === id);
  if (programme === undefined) throw new RangeError(`There is no programme ${id}.`);
  return programme;
}

/** The areas whose turn it is. */
export function programmeFocus({ id, sessionsDone }: ProgrammeProgress): readonly TrainingArea[] {
  const { focuses } = programmeOf(id);
  return focuses[Math.max(0, sessionsDone) % focuses.length] ?? [];
}
