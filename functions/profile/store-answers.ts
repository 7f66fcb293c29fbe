import type { WeightEntry } from '../../shared/contracts/profile';
import { bodyMassIndex } from '../../shared/rules/bmi';
import { localDateOf, type LocalDate } from '../../shared/rules/local-date';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import type { TransactItem } from '../platform/storage/transact';
import type { ProfileDeps } from './profile-deps';
import type { ProfileRow } from './profile-repository';

type Deps = Pick<ProfileDeps, 'profiles' | 'weights' | 'storage'>;

/** The items that store `answers` with their body mass index; a changed weight is logged as the newest. */
export function storeAnswersItems(deps: Deps, row: ProfileRow, answers: ProfileAnswers): TransactItem[] {
  if (answers.weightKg === row.answers?.weightKg) {
    return [deps.profiles.changeAnswersItem(row, changesOf(answers))];
  }
  const now = deps.storage.clock.now();
  const date = latest(localDateOf(now, row.timeZone), row.weightDate);
  const { weightKg } = answers;
  return storeWeightItems(deps, row, answers, {
    id: deps.storage.newId(),
    date,
    weightKg,
    loggedAt: now.toISOString(),
  });
}

/** The items that log `entry` as the newest weight and copy it to the answers. */
export function storeWeightItems(
  { profiles, weights }: Deps,
  row: ProfileRow,
  answers: ProfileAnswers,
  entry: WeightEntry,
): TransactItem[] {
  const changes = changesOf({ ...answers, weightKg: entry.weightKg });
  return [
    profiles.changeAnswersItem(row, { ...changes, weightDate: entry.date }),
    ...weights.createItems(row.userId, entry),
  ];
}

const changesOf = (answers: ProfileAnswers) => ({
  answers,
  bmi: bodyMassIndex(answers.weightKg, answers.heightCm),
  onboardingCompleted: true,
});

// After a move west the date of the last entry may still be ahead.
const latest = (today: LocalDate, known: LocalDate | null) =>
  known !== null && known > today ? known : today;
