import { findEnvironment } from '../../../infra/environments';
import type { EventType } from '../../../shared/events/catalogue';

/** A thing that members do: the requests it takes, and the events that it leads to, each with how many. */
export interface Path {
  name: string;
  /** How often an active member does it in a day. */
  perDay: number;
  /** Requests and socket events by their name in the budgets. */
  asks: Readonly<Record<string, number>>;
  events?: Readonly<Partial<Record<EventType, number>>>;
}

/** Every page asks for these once when it is opened. */
const opened = {
  'profile readProfile': 1,
  'community listMoments': 1,
  'notifications listNotifications': 1,
  'core createTicket': 1,
  'realtime-authorizer': 1,
  // It opens and closes, and a ping comes every eight minutes.
  'realtime-sockets': 3,
};

/** A day of a member who is there that day; the requests of a page are those that its browser sends. */
export const day: readonly Path[] = [
  {
    name: 'opens the app',
    perDay: 3,
    asks: {
      ...opened,
      'training readPlan': 1,
      'coach readMotivation': 1,
      'community readGlobalLeaderboard': 1,
      'workouts listPersonalRecords': 1,
    },
  },
  {
    name: 'trains',
    perDay: 0.6,
    asks: {
      'core listRoutines': 1,
      'spared listSpared': 1,
      'core listExercises': 0.1,
      'workouts listWorkoutSessions': 1,
      'training readToday': 1,
      'workouts startWorkout': 1,
      'workouts saveWorkoutProgress': 12,
      'workouts completeWorkout': 1,
      'workouts shareWorkout': 0.1,
      'core readPoints': 1,
    },
    events: { WorkoutCompleted: 1, PointsAwarded: 1, TierReached: 0.02, WorkoutShared: 0.1 },
  },
  {
    name: 'eats',
    perDay: 2.5,
    asks: { 'nutrition readSentence': 1, 'nutrition logMeal': 1, 'nutrition readDay': 1 },
    events: { MealLogged: 1, PointsAwarded: 1 },
  },
  {
    name: 'looks at meals',
    perDay: 1,
    asks: {
      'nutrition readDay': 1,
      'nutrition listDays': 1,
      'nutrition readGoals': 1,
      'nutrition listRecentFoods': 1,
      'coach listMessages': 1,
      'core readCapabilities': 1,
      'nutrition logWater': 2,
    },
  },
  {
    name: 'talks with Ana',
    perDay: 0.5,
    asks: { 'core readCapabilities': 1, 'coach listMessages': 1, 'coach sendMessage': 3 },
  },
  {
    name: 'meets others',
    perDay: 0.5,
    asks: {
      'community listFriends': 1,
      'community listSuggestions': 1,
      'community readLeague': 0.5,
      'community readFriendsLeaderboard': 0.3,
      'community listGroups': 0.3,
      'community readGroup': 0.3,
      'community addFriend': 0.05,
      'community acceptFriend': 0.04,
    },
    events: { FriendRequested: 0.05, FriendAccepted: 0.04 },
  },
  {
    name: 'dances',
    perDay: 0.1,
    asks: { 'dance listDanceSessions': 1, 'dance startDance': 1, 'dance completeDance': 1 },
    events: { DanceSessionCompleted: 1, PointsAwarded: 1 },
  },
  {
    name: 'is new',
    perDay: 0.01,
    asks: {
      'account-post-confirmation': 1,
      'profile saveOnboardingDraft': 8,
      'profile completeOnboarding': 1,
    },
    events: { OnboardingCompleted: 1 },
  },
];

/** A day of every member, whether there or not. */
export const everyDay: readonly Path[] = [
  {
    name: 'is reminded',
    perDay: 0.5,
    asks: { 'reminders on RemindersListed': 1 },
    events: { ReminderSent: 0.6 },
  },
];

/** Shares of members, and of a day. In a month, every member is there once. */
export const people = {
  /** Are there on a given day. */
  activeADay: 0.2,
  activeAWeek: 0.45,
  /** Of the reminders, those in the time zones of the busiest hour. */
  inTheBusiestZone: 0.3,
  /** Of a day's requests, those in the busiest hour; and of that hour, its busiest second against its average. */
  busiestHour: 0.12,
  busiestSecond: 1.5,
  /** Minutes with an open socket. */
  socketMinutes: 20,
  /** Megabytes and requests of pages and clips that the CDN delivers to one of them in a day. */
  megabytes: 5,
  files: 60,
  /** The pages and clips of a few versions. */
  siteGb: 0.3,
  /** What is stored of a member in a year, in kilobytes. */
  storedKb: 400,
};

/** Days of the month that is billed. */
export const daysAMonth = 30;

/** How long things take in a region of AWS, in milliseconds. */
export const durations = {
  /** Starting the handler, parsing, and presenting. */
  ofAHandler: 12,
  /** A call of the database; many run side by side. */
  ofACall: 2.5,
  /** A transaction of the rank tree, with about forty people. */
  ofAStandingsTransaction: 20,
};

/** How many people one transaction of the rank tree holds on average. */
export const standingsATransaction = 40;

/** Units that requests and events take of a partition that everybody shares. */
export interface SharedPartition {
  name: string;
  reads: Readonly<Record<string, number>>;
  /** Each time that someone gets points. */
  writesAnAward: number;
}

export const sharedPartitions: readonly SharedPartition[] = [
  {
    name: "the rank tree's root",
    reads: {
      'community readGlobalLeaderboard': 1,
      'coach readMotivation': 1,
      'coach sendMessage': 1,
    },
    // Its row is below a kilobyte; a transaction writes it twice.
    writesAnAward: 2 / standingsATransaction,
  },
  {
    name: "a part of the board's top list",
    reads: { 'community readGlobalLeaderboard': 0.5 },
    // The old entry goes, and a new one comes.
    writesAnAward: 2 / findEnvironment('prod').leaderboardShards,
  },
];

/** Kilobytes of logs: a start's own line and the service's about start and end; and the API's line about a request. */
export const logKb = { aStart: 0.7, aRequest: 0.4, stored: 0.2 };
/** X-Ray keeps the first run of a function in each second, and of the others this share. */
export const traced = 0.05;
/** Each queue is asked by five pollers, every twenty seconds. */
export const pollsAMonth = 5 * 3 * 60 * 24 * daysAMonth;
/** Of the starts of functions, those that start a new one, and how long that takes. */
export const coldStarts = { share: 0.01, milliseconds: 500 };
/** How long a function keeps a secret, and DynamoDB the key of a table for a function. */
export const keptMinutes = 5;

/** Emails in a month, and what visitors write. */
export const mails = {
  /** Codes for one who is new: for the address, and now and then for a new password. */
  codes: 1.2,
  /** Of the reminders, those that also go out by email, which people have to turn on. */
  reminders: 0.05,
  /** Enquiries for each member, and emails about alarms. */
  enquiries: 0.002,
  alarms: 50,
};

/** Photos of meals, which need a model. */
export const photos = { aMonth: 4, kb: 250, shown: 3 };

/** Tokens of a question to a model, in and out. */
export const tokensAQuestion = 3000;

/** What AWS allows at most before someone asks for more; all of them are raised on request, except partitions. */
export const quotas = {
  functionsAtOnce: 1000,
  newSocketsASecond: 500,
  refreshesASecond: 120,
  eventsASecond: 10_000,
  /** Of one partition, which no one can raise. */
  partitionWrites: 1000,
  partitionReads: 3000,
};

/** What comes all at once: the reminders of an evening, and the league results of a Monday. */
export const waves = {
  /** Nobody should wait longer. */
  longestSeconds: 3600,
  /** Thirty messages at once, each of fifty people in a second and a half. */
  remindersASecond: 1000,
  /** Of a board's places, those that are taken. */
  boardsFull: 0.8,
  boardsAtOnce: 16,
  /** A transaction of thirty rows, and what is read before it. */
  secondsABoard: 0.08,
  /** Runs of 38 seconds, every two minutes. */
  shareOfTimeClosing: 38 / 120,
};
