import type { Profile } from '../../shared/contracts/profile';
import type { TrainingChoice } from '../../shared/contracts/training';
import { localDateOf } from '../../shared/rules/local-date';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import { isTakenName } from '../people/rules/taken-names';
import { changeStandingItem } from '../people/public';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import { chosenTrainingItems } from '../training/public';
import type { ProfileDeps, Requester } from './profile-deps';
import { readWholeProfile } from './read-whole-profile';
import { storeAnswersItems } from './store-answers';

interface Choices {
  training?: TrainingChoice | undefined;
  name?: string | undefined;
}

/** The item that changes the name; none if it stays. */
async function renamingItems(
  { storage, readPerson }: ProfileDeps,
  userId: string,
  name: string,
): Promise<TransactItem[]> {
  const person = await readPerson(userId);
  if (!person) throw new AppError('profile_not_found');
  if (person.name === name) return [];
  if (isTakenName(name)) throw new AppError('name_taken');
  return [changeStandingItem(storage, person, { name })];
}

/** Stores the answers, which marks onboarding as done, with the choices made along the way, and drops the draft. */
export async function completeOnboarding(
  deps: ProfileDeps,
  requester: Requester,
  answers: ProfileAnswers,
  { training, name }: Choices = {},
): Promise<Profile> {
  const { profiles, drafts, storage } = deps;
  const { userId, correlationId } = requester;
  await decideAgain(async () => {
    const before = await profiles.read(userId);
    if (!before) throw new AppError('profile_not_found');
    const today = localDateOf(storage.clock.now(), before.timeZone);
    await transact(storage.documents, [
      ...storeAnswersItems(deps, before, answers),
      ...(training ? await chosenTrainingItems(storage, requester, training, today) : []),
      ...(name ? await renamingItems(deps, userId, name) : []),
      drafts.removeItem(userId),
      outboxItem(storage, 'OnboardingCompleted', {
        userId,
        cause: { correlationId, depth: 0 },
        data: { goalType: answers.goalType, redone: before.onboardingCompleted },
      }),
    ]);
  });
  return readWholeProfile(deps, userId);
}
