import { profileContract } from '../../shared/contracts/profile';
import { routes, type CallContext } from '../platform/http/routes';
import { completeOnboarding } from './complete-onboarding';
import { listWeights } from './list-weights';
import { logWeight } from './log-weight';
import type { Asked, ProfileDeps } from './profile-deps';
import { readProfile } from './read-profile';
import { updateAnswers } from './update-answers';
import { updateProfile } from './update-profile';

const askedBy = ({ caller, correlationId }: CallContext): Asked => ({ userId: caller.userId, correlationId });

export const profileRoutes = (deps: ProfileDeps) =>
  routes(profileContract, {
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
