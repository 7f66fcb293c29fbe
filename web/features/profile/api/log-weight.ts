import { profileContract } from '../../../../shared/contracts/profile';
import type { LocalDate } from '../../../../shared/domain/local-date';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export interface WeightRequest {
  /** Made by the client, so that a repeat of the same request answers the same entry. */
  id: string;
  weightKg: number;
  date: LocalDate;
}

export function logWeight(body: WeightRequest) {
  return callEndpoint(profileContract.logWeight, { body });
}
