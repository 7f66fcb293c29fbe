import { profileContract } from '../../../../shared/contracts/profile';
import type { DraftAnswers } from '../../../../shared/domain/questionnaire';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Adds answers to those the server keeps. */
export async function saveDraft(answers: DraftAnswers): Promise<void> {
  await callEndpoint(profileContract.saveOnboardingDraft, { body: answers });
}
