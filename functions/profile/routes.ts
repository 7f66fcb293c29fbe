import { profileContract } from '../../shared/contracts/profile';
import { withRangeOfAge } from '../../shared/rules/questionnaire/contradictions';
import { routes, type CallContext } from '../platform/http/routes';
import { completeOnboarding } from './complete-onboarding';
import type { DraftRow } from './drafts-repository';
import { listWeights } from './list-weights';
import { logWeight } from './log-weight';
import type { ProfileDeps, Requester } from './profile-deps';
import { readWholeProfile } from './read-whole-profile';
import { updateAnswers } from './update-answers';
import { updateProfile } from './update-profile';

const requesterOf = ({ caller, correlationId }: CallContext): Requester => {
  return { userId: caller.userId, correlationId };
};

const draftOf = ({ training, name, units, ...answers }: DraftRow) => {
  return { answers: withRangeOfAge(answers), training, name, units };
};

export const profileRoutes = (deps: ProfileDeps) =>
  routes(profileContract, {
    readProfile: (_, { caller }) => readWholeProfile(deps, caller.userId),
    updateProfile: ({ body }, context) => updateProfile(deps, requesterOf(context), body),
    updateAnswers: ({ body }, context) => updateAnswers(deps, requesterOf(context), body),
    listWeights: ({ query }, { caller }) => listWeights(deps, caller.userId, query),
    logWeight: ({ body }, context) => logWeight(deps, requesterOf(context), body),
    completeOnboarding: ({ body: { training, name, ...answers } }, context) =>
      completeOnboarding(deps, requesterOf(context), answers, { training, name }),
    readOnboardingDraft: async (_, { caller }) => draftOf(await deps.drafts.read(caller.userId)),
    saveOnboardingDraft: async ({ body }, { caller }) => draftOf(await deps.drafts.save(caller.userId, body)),
  });
