import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '../../../lib/api/capabilities-query';
import { useConnection } from '../../../lib/offline/connection';

/** Whether a model certainly looks at photos now: not while that is unknown, offline, or known from an earlier visit only. */
export function useCanAnalyze(): boolean {
  const isConnected = useConnection();
  const { data, isSuccess } = useQuery(capabilitiesQuery());
  return isConnected && isSuccess && data.vision;
}
