import type { DanceSession } from '../../../../shared/contracts/dance';
import { fullDateText } from '../../../lib/date-time-text';
import { Dialog } from '../../../ui/dialog';
import { RemoveQuestion } from '../../../ui/remove-question';
import { styleOf } from '../style-of';
import { useRemoveDance } from '../use-remove-dance';

/** Asks before a dance is removed. */
export function RemoveDance({ dance, onClose }: { dance: DanceSession; onClose: () => void }) {
  const { mutate: remove, isPending } = useRemoveDance(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={styleOf(dance.style).name}
      description={fullDateText(dance.completedAt ?? dance.startedAt)}
    >
      <RemoveQuestion what="dance" busy={isPending} onKeep={onClose} onRemove={() => remove(dance.id)} />
    </Dialog>
  );
}
