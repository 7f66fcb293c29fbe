import { gather, type Gathered } from './gather';
import { basisOf, type PlanBasis } from './plan-basis';
import { readTrainee } from './read-trainee';
import type { Trainee } from './trainee';
import type { TrainingDeps } from './training-deps';

/** The first step of every request about someone's training. */
export interface ReadBasis {
  trainee: Trainee & { isActive: boolean };
  gathered: Gathered;
  basis: PlanBasis;
}

export async function readBasis(deps: TrainingDeps, userId: string): Promise<ReadBasis> {
  const [trainee, gathered] = await Promise.all([readTrainee(deps, userId), gather(deps, userId)]);
  return { trainee, gathered, basis: basisOf(gathered, trainee) };
}
