import type { AskModel } from '../ai/ask-model';
import type { Budget } from '../ai/budget';
import type { ListLibrary, ReadMarks } from '../exercises/public';
import type { ReadGlobalRank } from '../leaderboard/public';
import type { ReadPerson } from '../people/public';
import type { Log } from '../platform/logger';
import type { Push } from '../platform/sockets/push';
import type { Storage } from '../platform/storage/storage';
import type { ReadProfile, ReadSettings } from '../profile/public';
import type { ReadRecentSessions } from '../workouts/public';
import type { ChatMessagesRepository } from './chat-messages-repository';
import type { MotivationRepository } from './motivation-repository';
import type { TurnsRepository } from './turns-repository';

/** A model with what is needed to ask it about one person. */
export interface CoachModel {
  ask: AskModel;
  safetyIdentifierOf: (userId: string) => string;
}

export interface CoachDeps {
  storage: Storage;
  log: Log;
  push: Push;
  messages: ChatMessagesRepository;
  turns: TurnsRepository;
  motivations: MotivationRepository;
  budget: Budget;
  /** Null in rules mode. */
  model: CoachModel | null;
  readPerson: ReadPerson;
  readProfile: ReadProfile;
  readSettings: ReadSettings;
  readRecentSessions: ReadRecentSessions;
  readGlobalRank: ReadGlobalRank;
  listLibrary: ListLibrary;
  readMarks: ReadMarks;
}
