import { runPostAuthentication } from './triggers';
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { clientOperation } from './access';
import { clearAttempts, limitAttempts } from './attempts';
import { equals } from './compare';
import { codeMismatch, CognitoError, expiredCode, invalidParameter, notAuthorized } from './errors';
import { username } from './fields';
import { nowSeconds, type Pool, resolveUser } from './pool';
import { type Row, rowKey, srpChallengeSchema, totpChallengeSchema, type User, userSchema } from './rows';
import { claimKey, isValidClientPublic, serverKeys } from './srp';
import { claimSignature } from './srp-group';
import { openSession } from './tokens';
import { matchTotp } from './totp';
import { parseRequest } from './validation';

const challengeSeconds = 180;
const lockedOut = () => notAuthorized('Password attempts exceeded');
const parameters = z.record(z.string(), z.string()).default({});

const srpParametersSchema = z.object({
  USERNAME: username,
  SRP_A: z
    .string()
    .max(1024)
    .regex(/^[0-9a-fA-F]+$/),
});
const passwordClaimSchema = z.object({
  PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
  PASSWORD_CLAIM_SIGNATURE: z.string(),
  TIMESTAMP: z.string(),
});
const totpAnswerSchema = z.object({ USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: z.string() });

const initiateShape = { AuthFlow: z.string(), AuthParameters: parameters };

export const initiateAuth = clientOperation(initiateShape, async (pool, request) => {
  if (request.AuthFlow !== 'USER_SRP_AUTH') {
    throw invalidParameter(`${request.AuthFlow} flow not enabled for this client`);
  }
  const { USERNAME, SRP_A } = parseRequest(srpParametersSchema, request.AuthParameters);
  if (!isValidClientPublic(SRP_A)) throw notAuthorized();
  const { sub, user } = await resolveUser(pool, USERNAME);
  const keys = serverKeys(user?.verifier ?? pool.keys.decoyVerifier);
  const secretBlock = randomBytes(256).toString('base64');
  const pk = rowKey.challenge('srp', digestOf(secretBlock));
  const expiresAt = nowSeconds(pool) + challengeSeconds;
  await pool.store.save([{ pk, revision: 0, sub, clientPublic: SRP_A, ...keys, expiresAt }]);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: user?.salt ?? pool.keys.mac('salt', sub).slice(0, 32),
      SECRET_BLOCK: secretBlock,
      SRP_B: keys.serverPublic,
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  };
});

const respondShape = {
  ChallengeName: z.string(),
  Session: z.string().default(''),
  ChallengeResponses: parameters,
};

export const respondToAuthChallenge = clientOperation(respondShape, async (pool, request) => {
  const { ChallengeName, ChallengeResponses, Session } = request;
  if (ChallengeName === 'PASSWORD_VERIFIER') return verifyPassword(pool, ChallengeResponses);
  if (ChallengeName === 'SOFTWARE_TOKEN_MFA') return verifyTotp(pool, Session, ChallengeResponses);
  throw invalidParameter(`${ChallengeName} is not a challenge of this user pool.`);
});

async function verifyPassword(pool: Pool, responses: Record<string, string>) {
  const claim = parseRequest(passwordClaimSchema, responses);
  if (!/^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/.test(claim.TIMESTAMP)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  const pk = rowKey.challenge('srp', digestOf(claim.PASSWORD_CLAIM_SECRET_BLOCK));
  const challenge = await pool.store.read(srpChallengeSchema, pk);
  if (!challenge || challenge.expiresAt <= nowSeconds(pool)) throw notAuthorized();
  await pool.store.save([], [challenge]);

  const user = await limitAttempts(pool, challenge.sub, lockedOut(), async () => {
    const candidate = await pool.store.read(userSchema, rowKey.user(challenge.sub));
    const verifier = candidate?.verifier ?? pool.keys.decoyVerifier;
    const expected = claimSignature(claimKey(verifier, challenge), {
      poolName: pool.name,
      sub: challenge.sub,
      secretBlock: claim.PASSWORD_CLAIM_SECRET_BLOCK,
      timestamp: claim.TIMESTAMP,
    });
    return equals(Buffer.from(claim.PASSWORD_CLAIM_SIGNATURE, 'base64'), expected) ? candidate : undefined;
  });
  if (user === undefined) throw notAuthorized();
  if (!user.confirmed) throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  return user.totpEnabled ? askForTotp(pool, user) : complete(pool, user);
}

async function askForTotp(pool: Pool, { sub, sessionEpoch }: User) {
  const Session = randomBytes(128).toString('base64url');
  const pk = rowKey.challenge('totp', digestOf(Session));
  const expiresAt = nowSeconds(pool) + challengeSeconds;
  await pool.store.save([{ pk, revision: 0, sub, sessionEpoch, expiresAt }]);
  return { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeParameters: { USER_ID_FOR_SRP: sub } };
}

async function verifyTotp(pool: Pool, session: string, responses: Record<string, string>) {
  const answer = parseRequest(totpAnswerSchema, responses);
  const pk = rowKey.challenge('totp', digestOf(session));
  const challenge = await pool.store.read(totpChallengeSchema, pk);
  const { sub, user } = await resolveUser(pool, answer.USERNAME);
  if (challenge?.sub !== sub || challenge.sessionEpoch !== user?.sessionEpoch || !user.totpSecret) {
    throw notAuthorized('Invalid session for the user.');
  }
  if (challenge.expiresAt <= nowSeconds(pool)) {
    throw notAuthorized('Invalid session for the user, session is expired.');
  }
  const secret = user.totpSecret;
  const step = await limitAttempts(pool, sub, lockedOut(), async () =>
    matchTotp(secret, answer.SOFTWARE_TOKEN_MFA_CODE, pool.options.now()),
  );
  if (step === undefined) throw codeMismatch('Invalid code received for user');
  if (step <= user.totpLastStep) throw expiredCode('Your software token has already been used once.');
  return complete(pool, user, [{ ...user, totpLastStep: step }], [challenge]);
}

async function complete(pool: Pool, user: User, changed: Row[] = [], spent: Row[] = []) {
  await runPostAuthentication(pool, user);
  const AuthenticationResult = await openSession(pool, user, changed, spent);
  // Only here: a correct password alone must not grant new guesses at the second factor.
  await clearAttempts(pool, user.sub);
  return { ChallengeParameters: {}, AuthenticationResult };
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
