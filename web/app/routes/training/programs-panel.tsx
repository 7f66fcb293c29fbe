import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { ProgramsSection } from '../../../features/training/components/programs-section';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { useShowPlan } from './use-show-plan';

/** Programs change the plan, so there are none before it. */
export function ProgramsPanel() {
  const { data: profile } = useQuery(profileQuery());
  const showPlan = useShowPlan();
  if (profile && !profile.training) {
    return (
      <Card aria-label="Programs">
        <EmptyState title="No plan yet">
          Tell me about you first. Programs shape the plan I make for you.
        </EmptyState>
      </Card>
    );
  }
  return <ProgramsSection onPlan={showPlan} />;
}
