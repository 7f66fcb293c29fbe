import { createReadActivityDays } from '../activity/public';
import { createReadPeople, createReadPerson } from '../people/public';
import type { Storage } from '../platform/storage/storage';
import { createReadAccount, createReadSettings } from '../profile/public';
import { createReadWeekMinutes } from '../training/public';
import { createLeagueMembersRepository } from './league-members-repository';
import { createMomentsRepository } from './moments-repository';
import { createReadEffort } from './read-effort';

/** What people's requests and the events both work with. */
export function createLeaguesDeps(storage: Storage) {
  const members = createLeagueMembersRepository(storage);
  const readActivityDays = createReadActivityDays(storage);
  const readSettings = createReadSettings(storage);
  return {
    clock: storage.clock,
    members,
    readActivityDays,
    readSettings,
    moments: createMomentsRepository(storage),
    readEffort: createReadEffort({
      members,
      readActivityDays,
      readSettings,
      readAccount: createReadAccount(storage),
      readWeekMinutes: createReadWeekMinutes(storage),
    }),
    readPeople: createReadPeople(storage),
    readPerson: createReadPerson(storage),
  };
}
