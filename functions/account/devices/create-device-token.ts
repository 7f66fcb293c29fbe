import { maximumDeviceTokens, type DeviceToken } from '../../../shared/contracts/account';
import { deviceScopes } from '../../../shared/contracts/device-scopes';
import type { Clock } from '../../platform/clock';
import { AppError } from '../../platform/errors';
import { hashOf, newDeviceSecret } from './device-secret';
import type { DeviceTokensRepository } from './device-tokens-repository';

/** Makes a device's token, which is shown only once: a repeat with the same ID replaces it. */
export async function createDeviceToken(
  { deviceTokens, clock }: { deviceTokens: DeviceTokensRepository; clock: Clock },
  userId: string,
  { scopes: asked, ...request }: Pick<DeviceToken, 'id' | 'name' | 'scopes'>,
): Promise<DeviceToken & { token: string }> {
  const token = newDeviceSecret();
  const scopes = deviceScopes.filter((scope) => asked.includes(scope));
  const device = { ...request, scopes, createdAt: clock.now().toISOString(), lastUsedAt: null };
  const stored = await deviceTokens.store(userId, device, hashOf(token), maximumDeviceTokens);
  if (!stored) throw new AppError('too_many_device_tokens');
  return { ...stored, token };
}
