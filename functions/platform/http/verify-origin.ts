import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors';
import type { Secret } from '../secret';

/** Throws unless the request came through the CDN, which adds the secret; without one, all pass. */
export async function verifyOrigin(
  headers: Record<string, string | undefined>,
  origin: Secret | null,
): Promise<void> {
  if (!origin) return;
  const given = Buffer.from(headers['x-origin-verify'] ?? '');
  const isProven = await origin.find((generation) => {
    const wanted = Buffer.from(generation);
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? true : null;
  });
  if (!isProven) throw new AppError('forbidden');
}
