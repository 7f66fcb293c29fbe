import { profileContract, type Profile } from '../../../../shared/contracts/profile';
import type { TrainingChoice } from '../../../../shared/contracts/training';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { unanswered } from '../unanswered';

/** Stores the whole profile and returns it; throws if a required answer is missing or refused. */
export async function completeOnboarding(
  answers: DraftAnswers,
  choices: { training: TrainingChoice | undefined; name: string | undefined },
): Promise<Profile> {
  const endpoint = profileContract.completeOnboarding;
  return callEndpoint(endpoint, { body: endpoint.body.parse({ ...unanswered, ...answers, ...choices }) });
}
