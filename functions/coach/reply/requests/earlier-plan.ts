import type { PlannedSession } from '../../../../shared/rules/training/session';
import type { PlanRequest } from './plan-request';

/** A workout that was talked about. */
export interface EarlierPlan {
  title: string;
  minutes: number;
  exerciseIds: readonly string[];
  /** What was asked for, over all changes. */
  request: PlanRequest;
  trainingId: string | null;
  /** The planner's session, where it is one of today. */
  session: PlannedSession | null;
}
