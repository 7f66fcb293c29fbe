import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/logger';
import type { PoolUser, PoolUsersRepository } from './pool-users-repository';
import type { UserExportsRepository } from './user-exports-repository';

export interface ExportUsersDeps {
  users: PoolUsersRepository;
  exports: UserExportsRepository;
  clock: Clock;
  log: Log;
}

/** Few enough to hold in memory, many enough for few files. */
const usersPerFile = 6000;

const linesOf = (users: readonly PoolUser[]) => users.map((user) => `${JSON.stringify(user)}\n`).join('');

/**
 * Copies all accounts of the user pool to a folder of their bucket, as lines of JSON: nothing else backs a pool up. Its
 * last file says that it is whole.
 */
export async function exportUsers({ users, exports, clock, log }: ExportUsersDeps): Promise<void> {
  const folder = clock.now().toISOString().replaceAll(':', '-');
  let [count, files] = [0, 0];
  let waiting: PoolUser[] = [];
  async function write(): Promise<void> {
    files += 1;
    count += waiting.length;
    await exports.put(`${folder}/${String(files).padStart(4, '0')}.jsonl`, linesOf(waiting));
    waiting = [];
  }
  for await (const page of users.pages()) {
    waiting.push(...page);
    if (waiting.length >= usersPerFile) await write();
  }
  if (waiting.length > 0) await write();
  await exports.put(`${folder}/complete.json`, JSON.stringify({ users: count, files }));
  log.info('users exported', { users: count, files });
}
