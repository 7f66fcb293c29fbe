import { createActivityRepository } from '../../../functions/activity/activity-repository';
import { createImportsRepository } from '../../../functions/activity/imports-repository';
import { createOutsideActivitiesRepository } from '../../../functions/activity/outside-activities-repository';
import { createToldDaysRepository } from '../../../functions/activity/told-days-repository';
import { createParticipantsRepository } from '../../../functions/challenges/participants-repository';
import { createFriendListsRepository } from '../../../functions/friends/friend-lists-repository';
import { createFriendsRepository } from '../../../functions/friends/friends-repository';
import { createRecentSessionsRepository } from '../../../functions/friends/recent-sessions-repository';
import { createDanceSessionsRepository } from '../../../functions/dance/dance-sessions-repository';
import { createGroupsRepository } from '../../../functions/groups/groups-repository';
import { createMembersRepository } from '../../../functions/groups/members-repository';
import { createNamesRepository } from '../../../functions/friends/names-repository';
import { createSuggestionsRepository } from '../../../functions/friends/suggestions-repository';
import { createNotificationsRepository } from '../../../functions/notifications/notifications-repository';
import { createFoodLogsRepository } from '../../../functions/nutrition/food-logs-repository';
import { createPeopleRepository } from '../../../functions/people/people-repository';
import type { Storage } from '../../../functions/platform/storage/storage';
import { createLedgerRepository } from '../../../functions/points/ledger-repository';
import { createProfileRepository } from '../../../functions/profile/profile-repository';
import { createWeightsRepository } from '../../../functions/profile/weights-repository';
import { createTrainingPlansRepository } from '../../../functions/training/training-plans-repository';
import { createWorkoutSessionsRepository } from '../../../functions/workouts/workout-sessions-repository';
import { createWorkoutSummariesRepository } from '../../../functions/workouts/workout-summaries-repository';

export type Areas = ReturnType<typeof createAreas>;

/** The repositories that the seed writes through. */
export function createAreas(storage: Storage) {
  return {
    storage,
    people: createPeopleRepository(storage),
    profiles: createProfileRepository(storage),
    weights: createWeightsRepository(storage),
    sessions: createWorkoutSessionsRepository(storage),
    summaries: createWorkoutSummariesRepository(storage),
    dances: createDanceSessionsRepository(storage),
    ledger: createLedgerRepository(storage),
    activity: createActivityRepository(storage),
    imports: createImportsRepository(storage),
    outsideActivities: createOutsideActivitiesRepository(storage),
    toldDays: createToldDaysRepository(storage),
    groups: createGroupsRepository(storage),
    members: createMembersRepository(storage),
    participants: createParticipantsRepository(storage),
    friends: createFriendsRepository(storage),
    friendLists: createFriendListsRepository(storage),
    suggestions: createSuggestionsRepository(storage),
    names: createNamesRepository(storage),
    recentSessions: createRecentSessionsRepository(storage),
    notifications: createNotificationsRepository(storage),
    foodLogs: createFoodLogsRepository(storage),
    trainingPlans: createTrainingPlansRepository(storage),
  };
}
