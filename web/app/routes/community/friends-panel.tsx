import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';

export function FriendsPanel() {
  return (
    <Card>
      <EmptyState title="On its way">I'm still setting this corner up.</EmptyState>
    </Card>
  );
}
