import * as z from 'zod';
import type { Contract } from './endpoint';
import { freeText } from './free-text';
import { idSchema, instantSchema, senderNameSchema } from './values';

/** Longest message in characters. */
export const maximumMessage = 2000;

const email = freeText().pipe(
  z.email('Please enter a valid email address').max(254, 'Please enter a valid email address'),
);

export const maximumSubject = 120;

/** 1 to 120 characters on one line, because it may be used in an email's subject. */
const subject = freeText()
  .min(1, 'Please enter a subject')
  .max(maximumSubject, `The subject can have up to ${maximumSubject} characters`)
  .regex(/^[^\p{Cc}\u2028\u2029]+$/u, 'The subject has to fit on one line');

/** Text of several lines with normalized line ends and no other control characters. */
const message = freeText()
  .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
  .min(1, 'Please enter a message')
  .max(maximumMessage, `The message can have up to ${maximumMessage} characters`)
  .regex(/^(?:[^\p{Cc}]|[\n\t])+$/u, 'The message contains characters we can’t read. Please type them anew.');

/** What a person fills in, by kind. */
export const enquiryForms = {
  contact: z.object({ name: senderNameSchema, email, subject, message }),
  enquiry: z.object({ name: senderNameSchema, email, message }),
  demo: z.object({ name: senderNameSchema, email, message }),
  preorder: z.object({ email }),
} as const;

export const enquiryKinds = ['contact', 'enquiry', 'demo', 'preorder'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** `website` is a trap: people never see the field, so only bots fill it in. */
const sending = { id: idSchema, website: z.string().max(maximumMessage).optional() };

const enquiryRequestSchema = z.discriminatedUnion('kind', [
  enquiryForms.contact.extend({ kind: z.literal('contact'), ...sending }),
  enquiryForms.enquiry.extend({ kind: z.literal('enquiry'), ...sending }),
  enquiryForms.demo.extend({ kind: z.literal('demo'), ...sending }),
  enquiryForms.preorder.extend({ kind: z.literal('preorder'), ...sending }),
]);
export type EnquiryRequest = z.output<typeof enquiryRequestSchema>;

export const enquiriesContract = {
  /** A repeat of the ID returns the stored result. */
  sendEnquiry: {
    method: 'POST',
    path: '/enquiries',
    access: 'public',
    body: enquiryRequestSchema,
    response: z.object({ id: idSchema, receivedAt: instantSchema }),
    status: 201,
    errors: ['too_many_enquiries'],
  },
} as const satisfies Contract;
