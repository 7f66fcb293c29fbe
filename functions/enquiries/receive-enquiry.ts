import type { EnquiryRequest } from '../../shared/contracts/enquiries';
import type { Clock } from '../platform/clock';
import { AppError } from '../platform/errors';
import type { EnquiriesRepository, Enquiry } from './enquiries-repository';
import { limitsFor } from './enquiry-limits';

export interface EnquiriesDeps {
  enquiries: EnquiriesRepository;
  clock: Clock;
  /** Key of the hashes under which senders are counted. */
  readKey: () => Promise<string>;
}

interface Origin {
  address: string | null;
  correlationId: string;
}

function enquiryOf(request: EnquiryRequest): Enquiry {
  const { id: enquiryId, website: _, ...written } = request;
  return { name: '', subject: '', message: '', ...written, enquiryId };
}

/** Stores an enquiry and has it emailed; a repeat of the ID returns what is stored. */
export async function receiveEnquiry(
  { enquiries, clock, readKey }: EnquiriesDeps,
  request: EnquiryRequest,
  { address, correlationId }: Origin,
): Promise<{ id: string; receivedAt: string }> {
  const { id, email } = request;
  const now = clock.now();
  const received = { id, receivedAt: now.toISOString() };
  // A bot filled in the hidden field: it gets the usual answer, and nothing is stored.
  if (request.website) return received;
  const limits = limitsFor({ address, email }, now, await readKey());
  const outcome = await enquiries.store(enquiryOf(request), now, limits, { correlationId, depth: 0 });
  if (outcome === 'limited') throw new AppError('too_many_enquiries');
  if (outcome === 'stored') return received;
  return { id, receivedAt: (await enquiries.readReceivedAt(id)) ?? received.receivedAt };
}
