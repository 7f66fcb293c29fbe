import * as z from 'zod';

/** `expiresAt` is in epoch seconds; sweeping is only housekeeping, readers compare the time themselves. */
export const rowKey = {
  keys: () => 'keys',
  user: (sub: string) => `user#${sub}`,
  email: (email: string) => `email#${email.toLowerCase()}`,
  attempts: (sub: string) => `attempts#${sub}`,
  code: (purpose: string, sub: string) => `code#${purpose}#${sub}`,
  challenge: (kind: 'srp' | 'totp', digest: string) => `challenge#${kind}#${digest}`,
  session: (originJti: string) => `session#${originJti}`,
};

const rowSchema = z.object({ pk: z.string(), revision: z.number() });

export const keysRowSchema = rowSchema.extend({
  privateKey: z.string(),
  /** Signs refresh tokens, hashes codes, and keeps responses for unknown addresses stable. */
  secret: z.string(),
  decoyVerifier: z.string(),
});

export const userSchema = rowSchema.extend({
  sub: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** All but the email address, which only changes by code. */
  attributes: z.record(z.string(), z.string()),
  salt: z.string(),
  verifier: z.string(),
  confirmed: z.boolean(),
  /** Raised by a global sign-out: sessions of an older epoch are over. */
  sessionEpoch: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
  pendingEmail: z.string().optional(),
  pendingTotpSecret: z.string().optional(),
  totpSecret: z.string().optional(),
  totpEnabled: z.boolean(),
  totpPreferred: z.boolean(),
  totpLastStep: z.number(),
});
export type User = z.infer<typeof userSchema>;

export const emailRowSchema = rowSchema.extend({ sub: z.string() });

const expiring = rowSchema.extend({ expiresAt: z.number() });

export const attemptsRowSchema = expiring.extend({ failures: z.number(), lockedUntil: z.number() });

export const codeRowSchema = expiring.extend({
  digest: z.string().optional(),
  attempts: z.number(),
  validUntil: z.number(),
  sends: z.number(),
  windowEndsAt: z.number(),
});

export const srpChallengeSchema = expiring.extend({
  sub: z.string(),
  clientPublic: z.string(),
  serverPrivate: z.string(),
  serverPublic: z.string(),
});

export const totpChallengeSchema = expiring.extend({ sub: z.string(), sessionEpoch: z.number() });

export const sessionSchema = expiring.extend({
  originJti: z.string(),
  sub: z.string(),
  sessionEpoch: z.number(),
  eventId: z.string(),
  authTime: z.number(),
  /** The number of the newest refresh token; the previous one stays valid for the grace period. */
  rotation: z.number(),
  rotatedAt: z.number(),
  revoked: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export type Row =
  | User
  | Session
  | z.infer<typeof keysRowSchema>
  | z.infer<typeof emailRowSchema>
  | z.infer<typeof attemptsRowSchema>
  | z.infer<typeof codeRowSchema>
  | z.infer<typeof srpChallengeSchema>
  | z.infer<typeof totpChallengeSchema>;
