import type { UserPoolConfig } from '../platform/config';
import { createVerifyAccessToken } from '../platform/http/access-token';
import type { Caller } from '../platform/http/routes';
import type { Storage } from '../platform/storage/storage';
import { authenticate } from './devices/authenticate';
import { createDeviceTokensRepository } from './devices/device-tokens-repository';

/** Who the `Authorization` header of a 'device' endpoint speaks for: a device or a person. Throws unauthorized. */
export function createAuthenticate(
  storage: Storage,
  userPool: UserPoolConfig,
): (authorization: string) => Promise<Caller> {
  return authenticate(createDeviceTokensRepository(storage), createVerifyAccessToken(userPool));
}
