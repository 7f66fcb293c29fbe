import type { NotificationPreferences, PreferenceChanges } from '../../shared/contracts/notifications';
import { outboxItem } from '../platform/outbox/outbox-item';
import type { Storage } from '../platform/storage/storage';
import { transact } from '../platform/storage/transact';
import type { PreferencesRepository } from './preferences-repository';

interface ChangePreferencesDeps {
  storage: Storage;
  preferences: PreferencesRepository;
}

/** Changes the given preferences and tells the reminders, which depend on them; returns all of them. */
export async function changePreferences(
  { storage, preferences }: ChangePreferencesDeps,
  { userId, correlationId }: { userId: string; correlationId: string },
  changes: PreferenceChanges,
): Promise<NotificationPreferences> {
  const cause = { correlationId, depth: 0 };
  await transact(storage.documents, [
    preferences.changeItem(userId, changes),
    outboxItem(storage, 'NotificationPreferencesChanged', { userId, cause, data: {} }),
  ]);
  return preferences.read(userId);
}
