import { Dialog } from '../../../ui/dialog';
import type { NewGroup } from '../api/change-groups';
import { GroupForm } from './group-form';

interface CreateGroupDialogProps {
  saving: boolean;
  onCreate: (group: NewGroup) => void;
  onClose: () => void;
}

export function CreateGroupDialog({ saving, onCreate, onClose }: CreateGroupDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="sm" title="Create a group">
      <GroupForm saving={saving} onSave={onCreate} onCancel={onClose} />
    </Dialog>
  );
}
