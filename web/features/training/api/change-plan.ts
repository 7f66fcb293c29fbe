import {
  trainingContract,
  type TrainingPlan,
  type TrainingSettings,
} from '../../../../shared/contracts/training';
import type { ProgramId } from '../../../../shared/rules/training/programs';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Saves training days, minutes, and equipment if the plan is still at `version`; returns the plan. */
export function choosePlan(body: TrainingSettings & { version: number }): Promise<TrainingPlan> {
  return callEndpoint(trainingContract.choosePlan, { body });
}

export interface ProgramChoice {
  /** Null leaves the current program. */
  id: ProgramId | null;
  isPaused?: boolean;
}

/** Begins, pauses, resumes, or leaves a program; returns the plan. */
export function chooseProgram(body: ProgramChoice): Promise<TrainingPlan> {
  return callEndpoint(trainingContract.chooseProgramme, { body });
}
