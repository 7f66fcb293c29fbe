import { profileContract } from '../../../../shared/contracts/profile';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Replaces the given answers and returns the whole profile. */
export function updateAnswers(body: DraftAnswers) {
  return callEndpoint(profileContract.updateAnswers, { body });
}
