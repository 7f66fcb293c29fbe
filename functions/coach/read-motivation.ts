import type { ReplySource } from '../../shared/contracts/coach';
import { localDateOf } from '../../shared/rules/local-date';
import { motivationByRules } from './reply/motivation-by-rules';
import { AppError } from '../platform/errors';
import type { CoachDeps } from './coach-deps';

/** Today's motivation, kept until the person's day ends or a number in it grows. */
export async function readMotivation(
  deps: CoachDeps,
  userId: string,
): Promise<{ message: string; source: ReplySource }> {
  const [settings, person, kept] = await Promise.all([
    deps.readSettings(userId),
    deps.readPerson(userId),
    deps.motivations.read(userId),
  ]);
  if (!settings || person?.state !== 'active') throw new AppError('profile_not_found');
  const today = localDateOf(deps.storage.clock.now(), settings.timeZone);
  const basis = `${today} ${person.workoutsCompleted} ${person.totalPoints}`;
  if (kept?.basis === basis) return kept;
  const { progress } = await deps.readProfile(userId);
  const message = motivationByRules({ today: progress.today, progress });
  const motivation = { message, source: 'rules' as const, basis };
  await deps.motivations.keep(userId, motivation);
  return motivation;
}
