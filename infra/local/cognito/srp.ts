import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';

// SRP-6a as Cognito speaks it: the 3072-bit group of RFC 3526 with g = 2 instead of that group's SRP generator.
const modulus = toBigInt(getDiffieHellman('modp15').getPrime('hex'));
const generator = 2n;
const multiplier = toBigInt(sha256(paddedBytes(modulus), paddedBytes(generator)));

/** A random salt (hex) and the password verifier g^x (hex): all that is ever kept of a password. */
export function enrol(poolName: string, sub: string, password: string): { salt: string; verifier: string } {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: computeVerifier({ poolName, sub, salt, password }) };
}

export function computeVerifier(input: {
  poolName: string;
  sub: string;
  salt: string;
  password: string;
}): string {
  const identity = sha256(Buffer.from(`${input.poolName}${input.sub}:${input.password}`));
  const x = toBigInt(sha256(paddedBytes(toBigInt(input.salt)), Buffer.from(identity, 'hex')));
  return toFixedHex(power(generator, x));
}

/** A verifier that belongs to no password, for the sign-ins of addresses that have no account. */
export const decoyVerifier = () => toFixedHex(power(generator, randomExponent()));

export const isValidClientPublic = (clientPublic: string) => toBigInt(clientPublic) % modulus !== 0n;

/** The private b and the public B = k·v + g^b (hex). */
export function serverKeys(verifier: string): { serverPrivate: string; serverPublic: string } {
  const secret = randomExponent();
  const serverPublic = (multiplier * toBigInt(verifier) + power(generator, secret)) % modulus;
  return { serverPrivate: secret.toString(16), serverPublic: serverPublic.toString(16) };
}

/** The 16-byte key both sides derive, with which the client signs its claim. */
export function claimKey(
  verifier: string,
  exchange: { clientPublic: string; serverPrivate: string; serverPublic: string },
): Buffer {
  const clientPublic = toBigInt(exchange.clientPublic);
  const publics = [clientPublic, toBigInt(exchange.serverPublic)].map(paddedBytes);
  const scrambler = toBigInt(sha256(...publics));
  const base = clientPublic * power(toBigInt(verifier), scrambler);
  const shared = power(base, toBigInt(exchange.serverPrivate));
  const extracted = createHmac('sha256', paddedBytes(scrambler)).update(paddedBytes(shared)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}

// 256 bits are what RFC 5054 asks for, and four times faster than the client's 1024.
const randomExponent = () => toBigInt(randomBytes(32).toString('hex'));

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function toBigInt(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

const toFixedHex = (value: bigint) => value.toString(16).padStart(768, '0');

// The bytes of a positive two's-complement number: a leading zero where the top bit would read as a sign.
function paddedBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function sha256(...parts: Buffer[]): string {
  return createHash('sha256').update(Buffer.concat(parts)).digest('hex');
}
