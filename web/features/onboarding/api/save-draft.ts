import { profileContract } from '../../../../shared/contracts/profile';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { DraftChanges } from '../draft-saver';

/** Adds answers to those stored on the server. */
export async function saveDraft(answers: DraftChanges): Promise<void> {
  await callEndpoint(profileContract.saveOnboardingDraft, { body: answers });
}
