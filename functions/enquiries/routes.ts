import { enquiriesContract } from '../../shared/contracts/enquiries';
import { routes } from '../platform/http/routes';
import { receiveEnquiry, type EnquiriesDeps } from './receive-enquiry';

export const enquiriesRoutes = (deps: EnquiriesDeps) =>
  routes(enquiriesContract, {
    sendEnquiry: ({ body }, context) => receiveEnquiry(deps, body, context),
  });
