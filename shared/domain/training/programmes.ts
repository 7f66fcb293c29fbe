import type { TrainingArea } from './person';

export type ProgrammeId = 'start-moving' | 'stronger-at-home' | 'lean-and-quick' | 'easy-on-joints';

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
  /** Areas of the sessions of a week in their turn. */
  focuses: readonly (readonly TrainingArea[])[];
  milestones: readonly Milestone[];
}
