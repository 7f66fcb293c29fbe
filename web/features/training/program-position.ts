import {
  programById,
  type Milestone,
  type Program,
  type ProgramProgress,
} from '../../../shared/rules/training/programs';
import type { FollowedProgram } from '../../../shared/contracts/training';

export interface ProgramPosition {
  programme: Program;
  sessionsDone: number;
  sessions: number;
  /** Counted from 1; the last week when the program is finished. */
  week: number;
  /** Sessions done this week. */
  doneThisWeek: number;
  reached: readonly Milestone[];
  next: Milestone | null;
  isFinished: boolean;
}

/**
 * Where someone is in a program. Weeks advance by sessions done, not by the calendar, so a pause costs nothing. Null
 * for a program that no longer exists.
 */
export function positionIn({ id, sessionsDone }: ProgramProgress): ProgramPosition | null {
  const programme = programById(id);
  if (programme === undefined) return null;
  const sessions = programme.weeks * programme.sessionsPerWeek;
  const done = Math.min(sessions, Math.max(0, sessionsDone));
  const isFinished = done === sessions;
  const week = Math.min(programme.weeks, Math.floor(done / programme.sessionsPerWeek) + 1);
  return {
    programme,
    sessionsDone: done,
    sessions,
    week,
    doneThisWeek: done - (week - 1) * programme.sessionsPerWeek,
    reached: programme.milestones.filter((milestone) => milestone.sessions <= done),
    next: programme.milestones.find((milestone) => milestone.sessions > done) ?? null,
    isFinished,
  };
}

/** 'Stronger at home, session 4 of 24': the place of the next session. Null if it does not belong to the program. */
export function programText(running: FollowedProgram): string | null {
  const position = positionIn(running);
  if (!position || position.isFinished || running.isPaused) return null;
  return `${position.programme.name}, session ${position.sessionsDone + 1} of ${position.sessions}`;
}
