import * as z from 'zod';
import { enquiryKinds } from '../contracts/enquiries';
import { defineEvent } from './envelope';

export const enquiryEvents = {
  /**
   * Contains the text itself, because the rule that emails it cannot look anything up. Empty if a kind has no such
   * field.
   */
  EnquiryReceived: defineEvent({
    version: 1,
    data: z.object({
      enquiryId: z.string(),
      kind: z.enum(enquiryKinds),
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
    }),
  }),
};
