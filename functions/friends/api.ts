import type { Platform } from '../platform/platform';
import { createFriendsDeps } from './create-friends-deps';
import { friendsRoutes } from './routes';

export const friendsApi = (platform: Platform) => friendsRoutes(createFriendsDeps(platform));
