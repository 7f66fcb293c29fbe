import type { CloseSockets } from '../platform/sockets/close-sockets';
import type { UserPool } from '../platform/user-pool';
import type { DeviceTokensRepository } from './device-tokens-repository';
import type { ExportDeps } from './export-profile';
import type { ProfileDeps } from './profile-deps';

/** What the endpoints of the account itself need besides those of the profile. */
export interface AccountDeps extends ProfileDeps, Pick<ExportDeps, 'rows' | 'tables'> {
  users: UserPool;
  closeSockets: CloseSockets;
  deviceTokens: DeviceTokensRepository;
}
