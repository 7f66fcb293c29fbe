import type { CallOf, Endpoint, ResponseOf } from '../../shared/contracts/endpoint';
import type { TestUser } from '../support/sign-in';
import type { Scene } from './scene';

export type Ask = <E extends Endpoint>(
  endpoint: E,
  call?: CallOf<E>,
  user?: TestUser,
) => Promise<ResponseOf<E>>;

/** Reads a page that is not JSON. */
export type Fetch = (path: string, method?: string) => Promise<void>;

/** A leg of the journey: what someone does in one part of the product. */
export type Leg = (ask: Ask, scene: Scene, fetchPage: Fetch) => Promise<void>;
