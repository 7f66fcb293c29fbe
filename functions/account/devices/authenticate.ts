import { AppError } from '../../platform/errors';
import type { Caller } from '../../platform/http/routes';
import { devicePrefix, hashOf } from './device-secret';
import type { DeviceTokensRepository } from './device-tokens-repository';

const bearer = /^Bearer ([\w.-]{20,4096})$/i;

const unknownToken =
  "No device has this token. It was removed, or the token isn't complete; add a new one in Settings.";

/** Who a bearer token speaks for: a device by its own token, a person by an access token. */
export function authenticate(
  deviceTokens: Pick<DeviceTokensRepository, 'recognize'>,
  verifyAccessToken: (token: string) => Promise<Caller>,
) {
  return async (authorization: string): Promise<Caller> => {
    const token = bearer.exec(authorization)?.[1];
    if (!token) throw new AppError('unauthorized');
    // A device's token contains no dot, an access token always two.
    if (token.includes('.')) return verifyAccessToken(token);
    const device = token.startsWith(devicePrefix) ? await deviceTokens.recognize(hashOf(token)) : null;
    if (!device) throw new AppError('unauthorized', unknownToken);
    const { userId, name, scopes } = device;
    return { userId, authTime: 0, device: { name, scopes } };
  };
}
