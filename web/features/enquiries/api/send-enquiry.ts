import type * as z from 'zod';
import { enquiriesContract } from '../../../../shared/contracts/enquiries';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export type EnquiryBody = z.input<typeof enquiriesContract.sendEnquiry.body>;

export function sendEnquiry(body: EnquiryBody) {
  return callEndpoint(enquiriesContract.sendEnquiry, { body });
}
