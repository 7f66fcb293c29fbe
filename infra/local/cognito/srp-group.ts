import { createDiffieHellman, createHash, createHmac, getDiffieHellman } from 'node:crypto';

// SRP-6a in Cognito's variant: the 3072-bit group of RFC 3526 with g = 2 instead of that group's SRP generator.
export const modulus = toBigInt(getDiffieHellman('modp15').getPrime('hex'));
export const generator = 2n;
const group = createDiffieHellman(bytesOf(modulus), bytesOf(generator));
export const multiplier = toBigInt(sha256(paddedBytes(modulus), paddedBytes(generator)));

/** x, the exponent that stands for a password: H(salt | H(pool sub ":" password)). */
export function passwordExponent(input: {
  poolName: string;
  sub: string;
  /** Hex. */
  salt: string;
  password: string;
}): bigint {
  const identity = sha256(Buffer.from(`${input.poolName}${input.sub}:${input.password}`));
  return toBigInt(sha256(paddedBytes(toBigInt(input.salt)), Buffer.from(identity, 'hex')));
}

/** u, which both sides derive from both public numbers. */
export const scramblerOf = (clientPublic: bigint, serverPublic: bigint) =>
  toBigInt(sha256(paddedBytes(clientPublic), paddedBytes(serverPublic)));

/** The 16-byte key that both sides derive from their shared secret (RFC 5869). */
export function deriveKey(shared: bigint, scrambler: bigint): Buffer {
  const extracted = createHmac('sha256', paddedBytes(scrambler)).update(paddedBytes(shared)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}

/** What the client signs with that key to prove that it knows the password. */
export function claimSignature(
  key: Buffer,
  claim: { poolName: string; sub: string; /** Base64. */ secretBlock: string; timestamp: string },
): Buffer {
  return createHmac('sha256', key)
    .update(claim.poolName + claim.sub)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
}

/** `base` to the power of `exponent` in the group, by OpenSSL: seven times faster than with BigInt. Neither may be 0. */
export function power(base: bigint, exponent: bigint): bigint {
  group.setPrivateKey(bytesOf(exponent));
  return toBigInt(group.computeSecret(bytesOf(base % modulus)).toString('hex'));
}

export function toBigInt(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

function bytesOf(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

// The bytes of a positive two's-complement number, with a leading zero if the top bit would read as a sign.
function paddedBytes(value: bigint): Buffer {
  const bytes = bytesOf(value);
  return (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes;
}

function sha256(...parts: Buffer[]): string {
  return createHash('sha256').update(Buffer.concat(parts)).digest('hex');
}
