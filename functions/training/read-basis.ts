import { gather, type Gathered } from './gather';
import { basisOf, type PlanBasis } from './plan-basis';
import { readTrainee } from './read-trainee';
import type { Trainee } from './trainee';
import type { TrainingDeps } from './training-deps';

/** What a request on someone's training begins with. */
export interface ReadBasis {
  trainee: Trainee & { isActive: boolean };
  gathered: Gathered;
  basis: PlanBasis;
}

export async function readBasis(deps: TrainingDeps, userId: string): Promise<ReadBasis> {
  const [trainee, gathered] = await Promise.all([readTrainee(deps, userId), gather(deps, userId)]);
  return { trainee, gathered, basis: basisOf(gathered, trainee) };
}
