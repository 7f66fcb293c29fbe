import * as z from 'zod';
import { nameSchema } from '../../../shared/contracts/values';
import { isCommonPassword } from './common-passwords';

const email = z.string().trim().pipe(z.email('Please enter a valid email address'));
const password = z.string().min(6, 'Password must be at least 6 characters');
const newPassword = password
  .refine((text) => text === text.trim(), 'Password can’t begin or end with a space')
  .refine((text) => !isCommonPassword(text), 'That password is easy to guess. Please choose another.');
const code = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the 6-digit code'));

export const signInSchema = z.object({ email, password });

/** In the order of the form's fields: only the first message is announced. */
export const signUpSchema = z.object({
  name: nameSchema,
  email,
  password: newPassword,
  consent: z.literal(true, 'Please agree to the terms and the privacy policy'),
});
export type NewAccount = Omit<z.output<typeof signUpSchema>, 'consent'>;

export const emailSchema = z.object({ email });
export const codeSchema = z.object({ code });
export const knownPasswordSchema = z.object({ password: z.string().min(1, 'Please enter your password') });
export const changePasswordSchema = z
  .object({ oldPassword: z.string().min(1, 'Please enter your old password'), password: newPassword })
  .refine(({ oldPassword, password: next }) => next !== oldPassword, {
    path: ['password'],
    message: 'That’s your current password. Please choose another.',
  });
export const newPasswordSchema = z.object({ code, password: newPassword });
