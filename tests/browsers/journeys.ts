import type { Journey } from './journey';
import { activityFile } from './journeys/activity-file';
import { back } from './journeys/back';
import { chat } from './journeys/chat';
import { dance } from './journeys/dance';
import { friendRequest } from './journeys/friend-request';
import { meals } from './journeys/meals';
import { offlineReload } from './journeys/offline-reload';
import { onboardingChat } from './journeys/onboarding-chat';
import { secondTab } from './journeys/second-tab';
import { settings } from './journeys/settings';
import { signUpAndForm } from './journeys/sign-up-and-form';
import { todaysSession } from './journeys/todays-session';

export const journeys: Journey[] = [
  signUpAndForm,
  onboardingChat,
  todaysSession,
  meals,
  chat,
  friendRequest,
  dance,
  offlineReload,
  secondTab,
  settings,
  back,
  activityFile,
];
