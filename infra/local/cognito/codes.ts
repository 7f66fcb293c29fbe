import { randomInt } from 'node:crypto';
import { brand } from '../../../shared/brand';
import { equals } from './compare';
import { attemptLimitExceeded, codeMismatch, CognitoError, expiredCode } from './errors';
import { nowSeconds, type Pool } from './pool';
import { codeRowSchema, type Row, rowKey } from './rows';

const attemptsPerCode = 5;
const codesPerHour = 5;
const hourSeconds = 3600;

const validSeconds = { 'sign-up': 24 * hourSeconds, password: hourSeconds, email: 24 * hourSeconds };
type Purpose = keyof typeof validSeconds;

/** The account, and the address that the code proves. */
interface Subject {
  sub: string;
  email: string;
}

/**
 * Replaces the code for this purpose, in one write with `changed`, and emails it. If `mailed` is false, everything
 * except the email happens, so that limits and responses do not reveal which addresses have an account.
 */
export async function sendCode(
  pool: Pool,
  purpose: Purpose,
  to: Subject,
  mailed: boolean,
  changed: Row[] = [],
) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = nowSeconds(pool);
  const pk = rowKey.code(purpose, to.sub);
  const last = await pool.store.read(codeRowSchema, pk);
  const window = last && last.windowEndsAt > now ? last : { sends: 0, windowEndsAt: now + hourSeconds };
  if (window.sends >= codesPerHour) throw attemptLimitExceeded();
  const row = {
    pk,
    revision: last?.revision ?? 0,
    digest: digestOf(pool, purpose, to, code),
    attempts: 0,
    validUntil: now + validSeconds[purpose],
    sends: window.sends + 1,
    windowEndsAt: window.windowEndsAt,
    expiresAt: now + validSeconds[purpose],
  };
  await pool.store.save([row, ...changed]);
  if (mailed) await deliver(pool, to.email, code);
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: mask(to.email) };
}

/**
 * Checks a code, which can be tried five times. The returned row is the spent code: save it together with what the
 * code allows, so that it works once.
 */
export async function redeemCode(pool: Pool, purpose: Purpose, from: Subject, code: string): Promise<Row> {
  const row = await pool.store.read(codeRowSchema, rowKey.code(purpose, from.sub));
  if (row?.digest === undefined || row.validUntil <= nowSeconds(pool)) throw expiredCode();
  if (row.attempts >= attemptsPerCode) throw attemptLimitExceeded();
  const tried = { ...row, attempts: row.attempts + 1 };
  // Counted before it is compared: of parallel guesses all but one have to start again.
  await pool.store.save([tried]);
  if (!equals(row.digest, digestOf(pool, purpose, from, code))) throw codeMismatch();
  return { ...tried, revision: row.revision + 1, digest: undefined };
}

async function deliver(pool: Pool, to: string, code: string): Promise<void> {
  const subject = `Your ${brand.product} code`;
  const text = `${subject} is ${code}. If you did not ask for it, ignore this email.`;
  try {
    await pool.options.sendMail({ to, subject, text });
  } catch (error) {
    throw new CognitoError('CodeDeliveryFailureException', `The email could not be sent: ${String(error)}`);
  }
}

const digestOf = (pool: Pool, purpose: Purpose, { sub, email }: Subject, code: string) =>
  pool.keys.mac('code', [purpose, sub, email.toLowerCase(), code].join('\n'));

function mask(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.charAt(0)}***@${domain.charAt(0)}***`;
}
