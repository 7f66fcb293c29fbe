import type { Keys } from './keys';
import type { CognitoOptions } from './options';
import { emailRowSchema, rowKey, type User, userSchema } from './rows';
import type { Store } from './store';

export interface Pool {
  options: CognitoOptions;
  /** The pool's ID without its region, as SRP mixes it into every hash. */
  name: string;
  store: Store;
  keys: Keys;
  /** Serializes checks of passwords and codes, by sub. */
  queues: Map<string, Promise<unknown>>;
}

export const nowSeconds = (pool: Pool) => Math.floor(pool.options.now().getTime() / 1000);

/**
 * Finds a user by email address or sub. For an unknown name the sub is made up, and always the same, so that every
 * later step can treat it like a user's.
 */
export async function resolveUser(
  pool: Pool,
  username: string,
): Promise<{ sub: string; email: string; user?: User }> {
  const pointer = await pool.store.read(emailRowSchema, rowKey.email(username));
  const sub = pointer?.sub ?? (isUuid(username) ? username : decoySub(pool, username));
  const user = await pool.store.read(userSchema, rowKey.user(sub));
  return { sub, email: user?.email ?? username, user };
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

function decoySub(pool: Pool, username: string): string {
  const hex = pool.keys.mac('sub', username.toLowerCase());
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return [...groups, hex.slice(20, 32)].join('-');
}
