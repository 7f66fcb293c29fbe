import { createHmac } from 'node:crypto';
import { networkOf } from '../platform/http/network-of';

const bounds = [
  { seconds: 600, perAddress: 5, perEmail: 3 },
  { seconds: 86_400, perAddress: 50, perEmail: 10 },
];

/** How often one sender may write within one window. */
export interface EnquiryLimit {
  /** Identifies sender and window without revealing the sender. */
  key: string;
  maximum: number;
  /** Epoch seconds after which the count is no longer needed. */
  expiresAt: number;
}

interface Sender {
  /** IP address, or null if it is not known for certain. */
  address: string | null;
  email: string;
}

/** The counts an enquiry adds to: per IP address and per email address, within ten minutes and within a day. */
export function limitsFor({ address, email }: Sender, at: Date, secret: string): EnquiryLimit[] {
  const senderOf = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`enquiries ${kind} ${value}`).digest('base64url');
  return bounds.flatMap(({ seconds, perAddress, perEmail }) => {
    const window = Math.floor(at.getTime() / 1000 / seconds);
    const limit = (kind: string, value: string, maximum: number): EnquiryLimit => ({
      key: `${kind}#${senderOf(kind, value)}#${seconds}#${window}`,
      maximum,
      expiresAt: (window + 2) * seconds,
    });
    const byEmail = limit('email', email.toLowerCase(), perEmail);
    return address === null ? [byEmail] : [limit('address', networkOf(address), perAddress), byEmail];
  });
}
