import { AppError } from '../../platform/errors';
import type { DeviceTokensRepository } from './device-tokens-repository';

/** Revokes the token; steps it sent stay. */
export async function deleteDeviceToken(deviceTokens: DeviceTokensRepository, userId: string, id: string) {
  if (!(await deviceTokens.remove(userId, id))) throw new AppError('device_token_not_found');
  return { id };
}
