import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProposedWorkout } from '../../../../shared/contracts/coach';
import { customBounds } from '../../../../shared/domain/custom-plan';
import { customChoice, type WorkoutChoice } from '../../../features/workout/workout-choice';

function proposalIn(state: unknown): ProposedWorkout | null {
  const isProposal = typeof state === 'object' && state !== null && 'proposal' in state;
  return isProposal ? (state.proposal as ProposedWorkout) : null;
}

/** Starts a workout that the coach proposed and the person chose to start, once: going back finds it gone. */
export function useProposedWorkout(choose: (choice: WorkoutChoice) => void) {
  const proposal = proposalIn(useLocation().state);
  const navigate = useNavigate();
  const taken = useRef(false);
  useEffect(() => {
    if (!proposal || taken.current) return;
    taken.current = true;
    void navigate('.', { replace: true, state: null });
    const workSeconds = customBounds.work.default;
    const exercises = proposal.exercises.map(({ exerciseId }) => ({ exerciseId, workSeconds }));
    choose(customChoice('coach', proposal.title, exercises));
  }, [proposal, choose, navigate]);
}
