import type { ReceivedEnquiry } from '../../functions/enquiries/enquiries-repository';
import { plainText } from './plain-text';

/** One enquiry as text: who and when on the first line, the message below it. */
export function formatEnquiry(enquiry: Omit<ReceivedEnquiry, 'enquiryId'>): string {
  const { receivedAt, kind, name, email, subject, message } = enquiry;
  const at = receivedAt.slice(0, 16).replace('T', ' ');
  const who = name ? `${name} <${email}>` : email;
  const written = [subject, message].filter(Boolean).join('\n');
  const lines = written ? written.split('\n').map((line) => `    ${line}`) : [];
  return plainText([`${at}  ${kind.padEnd(8)}  ${who}`, ...lines].join('\n'));
}
