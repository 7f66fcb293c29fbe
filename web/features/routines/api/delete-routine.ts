import { routinesContract } from '../../../../shared/contracts/routines';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** If it is already gone, it counts as deleted. */
export async function deleteRoutine(id: string): Promise<void> {
  try {
    await callEndpoint(routinesContract.deleteRoutine, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'routine_not_found') throw error;
  }
}
