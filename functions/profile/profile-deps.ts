import type { TrainingOverview } from '../../shared/contracts/training';
import type { LocalDate } from '../../shared/rules/local-date';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import type { UnitSystem } from '../../shared/rules/units';
import type { ReadActivityDays } from '../activity/public';
import type { ReadPerson } from '../people/public';
import type { Storage } from '../platform/storage/storage';
import type { DraftsRepository } from './drafts-repository';
import type { ProfileRepository } from './profile-repository';
import type { WeightsRepository } from './weights-repository';

/** Whom to plan for. */
interface Trainee {
  today: LocalDate;
  timeZone: string;
  units: UnitSystem;
  answers: ProfileAnswers;
  bmi: number | null;
  workoutsCompleted: number;
  goalSeconds?: number | null | undefined;
}

/** Reads what a person's training is planned from; the result derives today and the week. */
type ReadTraining = (userId: string) => Promise<(trainee: Trainee) => TrainingOverview>;

export interface ProfileDeps {
  storage: Storage;
  profiles: ProfileRepository;
  readPerson: ReadPerson;
  drafts: DraftsRepository;
  weights: WeightsRepository;
  readActivityDays: ReadActivityDays;
  readTraining: ReadTraining;
}

/** Who sent a request, and the request's ID. */
export interface Requester {
  userId: string;
  correlationId: string;
}
