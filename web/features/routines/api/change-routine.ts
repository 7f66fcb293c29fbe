import { routinesContract, type OwnRoutine } from '../../../../shared/contracts/routines';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export interface RoutineChange extends Partial<Pick<OwnRoutine, 'name' | 'exercises'>> {
  id: string;
}

export function changeRoutine({ id, ...body }: RoutineChange) {
  return callEndpoint(routinesContract.changeRoutine, { params: { id }, body });
}
