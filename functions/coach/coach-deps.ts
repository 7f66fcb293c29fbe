import type { AskWithinBudget } from '../ai/ask-within-budget';
import type { Budget } from '../ai/budget';
import type { ReadGlobalRank } from '../leaderboards/public';
import type { ReadEatenDay, ReadOwnFoods } from '../nutrition/public';
import type { ReadPerson } from '../people/public';
import type { Log } from '../platform/logger';
import type { OpenChannel } from '../platform/sockets/push';
import type { Quotas } from '../platform/storage/quotas';
import type { Storage } from '../platform/storage/storage';
import type { ReadProfile, ReadSettings } from '../profile/public';
import type { KeepFactItem } from '../spared/public';
import type { OfferItem, ReadGathered } from '../training/public';
import type { ChatMessagesRepository } from './chat-messages-repository';
import type { MotivationRepository } from './motivation-repository';
import type { TurnsRepository } from './turns-repository';

export interface CoachDeps {
  storage: Storage;
  log: Log;
  openChannel: OpenChannel;
  quotas: Quotas;
  messages: ChatMessagesRepository;
  turns: TurnsRepository;
  motivations: MotivationRepository;
  budget: Pick<Budget, 'takeMinute' | 'remaining'>;
  /** Null in rules mode. */
  askModel: AskWithinBudget | null;
  readPerson: ReadPerson;
  readProfile: ReadProfile;
  readSettings: ReadSettings;
  readGlobalRank: ReadGlobalRank;
  readGathered: ReadGathered;
  readEatenDay: ReadEatenDay;
  readOwnFoods: ReadOwnFoods;
  offerItem: OfferItem;
  keepFactItem: KeepFactItem;
}
