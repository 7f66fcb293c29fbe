import { Secret, TOTP } from 'otpauth';

/** 160 random bits in base32, as authenticator apps read them. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step of the code, allowing one step of clock drift either way, or undefined. */
export function matchTotp(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, timestamp, window: 1 });
  return drift === null ? undefined : totp.counter({ timestamp }) + drift;
}
