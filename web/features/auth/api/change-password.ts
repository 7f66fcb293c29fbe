import { loadAuth } from './load-auth';

export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const auth = await loadAuth();
  await auth.updatePassword({ oldPassword, newPassword });
}
