import type { PreSignUpTriggerEvent } from 'aws-lambda';
import * as z from 'zod';
import { apiErrors } from '../../../shared/contracts/errors';
import { nameSchema } from '../../../shared/contracts/values';
import { sayIssue } from '../../../shared/rules/say-issue';
import { isTakenName } from '../../people/rules/taken-names';
import { Refused } from './report-failures';

const attributesSchema = z.object({
  name: nameSchema,
  'custom:consent': z.string().regex(/^\d{4}-\d{2}$/, 'Please agree to the terms and the privacy policy.'),
});

/**
 * Refuses a sign-up without name or consent, whatever the client. A time zone it doesn't know is no reason. Where the
 * environment does not verify addresses, confirms the account right away.
 */
export const preSignUp =
  ({ autoConfirm }: { autoConfirm: boolean }) =>
  async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
    const parsed = attributesSchema.safeParse(event.request.userAttributes, { error: sayIssue });
    if (!parsed.success) throw new Refused(parsed.error.issues[0]?.message ?? 'Please complete the form.');
    if (isTakenName(parsed.data.name)) throw new Refused(apiErrors.name_taken.message);
    const response = { ...event.response, autoConfirmUser: autoConfirm, autoVerifyEmail: autoConfirm };
    return { ...event, response };
  };
