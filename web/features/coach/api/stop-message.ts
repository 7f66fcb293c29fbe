import { coachContract } from '../../../../shared/contracts/coach';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Asks the coach to stop the reply to this message. */
export const stopMessage = (id: string) => callEndpoint(coachContract.stopMessage, { params: { id } });
