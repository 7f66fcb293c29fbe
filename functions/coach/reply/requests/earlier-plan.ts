import type { PlannedSession } from '../../../../shared/rules/training/session';
import type { PlanRequest } from './plan-request';

/** A workout that was discussed. */
export interface EarlierPlan {
  title: string;
  minutes: number;
  exerciseIds: readonly string[];
  /** What was asked for, including all changes. */
  request: PlanRequest;
  trainingId: string | null;
  /** The planner's session, if it is one of today's. */
  session: PlannedSession | null;
}
