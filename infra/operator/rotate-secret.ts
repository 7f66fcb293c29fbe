import { randomBytes } from 'node:crypto';
import type { Secrets } from './secrets';

/**
 * How many days what was made with a secret must hold. A second rotation within them would lose what the generation
 * before the previous one made.
 */
export const heldDays = {
  /** A tombstone lives for 35, and a process notices a rotation within minutes. */
  tombstone: 36,
  /** Links in emails should work that long, and browsers subscribe anew when the app is opened. */
  notification: 180,
} as const;
export type RotatedSecret = keyof typeof heldDays;

const dayMs = 86_400_000;

interface Rotation {
  name: RotatedSecret;
  now: Date;
  /** Lets the generation before go, because it is known to others. */
  force: boolean;
}

/** Makes a new generation and keeps the one before; returns what to tell. Throws if it is too soon. */
export async function rotateSecret(secrets: Secrets, { name, now, force }: Rotation): Promise<string> {
  const id = await secrets.idOf(name);
  const [current, previous] = [await secrets.read(id), await secrets.read(id, 'AWSPREVIOUS')];
  if (!current) throw new Error(`There is no ${name} secret.`);
  const next = new Date(current.setAt.getTime() + heldDays[name] * dayMs);
  if (previous && now < next && !force)
    throw new Error(
      `Not before ${next.toISOString().slice(0, 10)}: what was made before the last rotation must hold until then. ` +
        'Only if the secret leaked: --force ends that now.',
    );
  await secrets.write(id, randomBytes(36).toString('base64url'));
  const again = new Date(now.getTime() + heldDays[name] * dayMs).toISOString().slice(0, 10);
  return `The ${name} secret has a new generation. What was made with the one before keeps working. Next: ${again}.`;
}
