import { createRequire } from 'node:module';
import { modulus, power, toBigInt } from '../../infra/local/cognito/srp-group';

interface BigInteger {
  toString(radix: number): string;
}
type Callback = (error: Error | null, result: BigInteger) => void;
interface BigIntegerClass {
  new (value: string, radix: number): BigInteger;
  prototype: { modPow(exponent: BigInteger, modulus: BigInteger, callback: Callback): void };
}

const amplify = createRequire(import.meta.url).resolve('aws-amplify/auth');
const auth = createRequire(amplify).resolve('@aws-amplify/auth');
const srp = auth.replace(/cjs[/\\]index\.js$/, 'esm/providers/cognito/utils/srp/');
const { default: BigInteger } = (await import(/* @vite-ignore */ `${srp}BigInteger/BigInteger.mjs`)) as {
  default: BigIntegerClass;
};
const own = BigInteger.prototype.modPow;

function numberOf(value: BigInteger): bigint {
  const [, minus, digits = ''] = /^(-?)(.*)$/.exec(value.toString(16)) ?? [];
  return minus ? -toBigInt(digits) : toBigInt(digits);
}

/**
 * Lets Amplify compute powers natively, like it does on phones: its own arithmetic takes half a second per sign-in,
 * most of the time of the user pool's suites.
 */
export function useNativeArithmetic(): void {
  BigInteger.prototype.modPow = function modPow(this: BigInteger, exponent, _modulus, callback) {
    const base = ((numberOf(this) % modulus) + modulus) % modulus;
    callback(null, new BigInteger(power(base, numberOf(exponent)).toString(16), 16));
  };
}

/** Runs a test of the arithmetic itself, like in browsers. */
export async function withOwnArithmetic(work: () => Promise<void>): Promise<void> {
  const native = BigInteger.prototype.modPow;
  BigInteger.prototype.modPow = own;
  await work();
  BigInteger.prototype.modPow = native;
}
