import type { Contract, RequestOf, ResponseOf } from '../../../shared/contracts/endpoint';

/** Who calls: the token's subject, and when they last proved their password (epoch seconds). */
export interface Caller {
  userId: string;
  authTime: number;
  /** The device whose own token it was; absent for people. */
  device?: { name: string };
}

export interface CallContext {
  /** Absent on public endpoints only. */
  caller: Caller;
  correlationId: string;
  /** Where the request came from, as the CDN says; null when it did not come through it. */
  address: string | null;
}

/** One handler an endpoint; input is parsed, output is parsed again so that nothing unlisted leaves. */
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
