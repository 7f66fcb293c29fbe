import { queryOptions } from '@tanstack/react-query';
import { aiContract } from '../../../shared/contracts/ai';
import { callEndpoint } from './call-endpoint';

export const capabilitiesQuery = () =>
  queryOptions({
    queryKey: ['ai', 'capabilities'],
    queryFn: ({ signal }) => callEndpoint(aiContract.readCapabilities, {}, signal),
  });
