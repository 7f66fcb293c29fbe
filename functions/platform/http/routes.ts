import type { DeviceScope } from '../../../shared/contracts/device-scopes';
import type { Contract, RequestOf, ResponseOf } from '../../../shared/contracts/endpoint';

/** The caller: the token's subject, and when they last entered their password (epoch seconds). */
export interface Caller {
  userId: string;
  authTime: number;
  /** The device that used its own token, and what that may add; absent for people. */
  device?: { name: string; scopes: readonly DeviceScope[] };
}

export interface CallContext {
  /** Absent only on public endpoints. */
  caller: Caller;
  correlationId: string;
  /** The request's IP address according to the CDN; null if it did not come through it. */
  address: string | null;
}

/** One handler per endpoint; input is parsed, and output is parsed again so that nothing unlisted leaves. */
export type Handlers<C extends Contract> = {
  [Name in keyof C]: (request: RequestOf<C[Name]>, context: CallContext) => Promise<ResponseOf<C[Name]>>;
};

export interface Routes<C extends Contract = Contract> {
  contract: C;
  handlers: Handlers<C>;
}

export function routes<C extends Contract>(contract: C, handlers: Handlers<C>): Routes<C> {
  return { contract, handlers };
}
