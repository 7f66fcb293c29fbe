import { profileContract } from '../../shared/contracts/profile';
import { routes, type CallContext } from '../platform/http/routes';
import { completeOnboarding } from './complete-onboarding';
import { listWeights } from './list-weights';
import { logWeight } from './log-weight';
import type { AccountDeps } from './account-deps';
import { createDeviceToken } from './create-device-token';
import { deleteDeviceToken } from './delete-device-token';
import { deleteProfile } from './delete-profile';
import { exportProfile } from './export-profile';
import type { Asked } from './profile-deps';
import { readProfile } from './read-profile';
import { signOutEverywhere } from './sign-out-everywhere';
import { updateAnswers } from './update-answers';
import { updateProfile } from './update-profile';

const askedBy = ({ caller, correlationId }: CallContext): Asked => ({ userId: caller.userId, correlationId });

export const profileRoutes = (account: AccountDeps) => {
  const deps = { ...account, clock: account.storage.clock };
  return routes(profileContract, {
    deleteProfile: (_, context) => deleteProfile(deps, askedBy(context), context.caller.authTime),
    exportProfile: (_, { caller }) => exportProfile(deps, caller.userId),
    signOutEverywhere: (_, { caller }) => signOutEverywhere(deps, caller.userId),
    listDeviceTokens: async (_, { caller }) => ({
      deviceTokens: await deps.deviceTokens.list(caller.userId),
    }),
    createDeviceToken: ({ body }, { caller }) => createDeviceToken(deps, caller.userId, body),
    deleteDeviceToken: ({ params }, { caller }) =>
      deleteDeviceToken(deps.deviceTokens, caller.userId, params.id),
    readProfile: (_, { caller }) => readProfile(deps, caller.userId),
    updateProfile: ({ body }, context) => updateProfile(deps, askedBy(context), body),
    updateAnswers: ({ body }, context) => updateAnswers(deps, askedBy(context), body),
    listWeights: ({ query }, { caller }) => listWeights(deps, caller.userId, query),
    logWeight: ({ body }, context) => logWeight(deps, askedBy(context), body),
    completeOnboarding: ({ body }, context) => completeOnboarding(deps, askedBy(context), body),
    readOnboardingDraft: async (_, { caller }) => ({ answers: await deps.drafts.read(caller.userId) }),
    saveOnboardingDraft: async ({ body }, { caller }) => ({
      answers: await deps.drafts.save(caller.userId, body),
    }),
  });
};
