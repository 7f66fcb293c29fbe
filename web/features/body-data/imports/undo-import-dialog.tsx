import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Import } from '../../../../shared/contracts/body-data';
import { isolated } from '../../../../shared/rules/isolated';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { undoImport } from '../api/imports';
import { totalOf } from './found-data';
import { countsText } from './import-words';

/** Removing all that a file added cannot be taken back, except by the file. */
export function UndoImportDialog({ undoing, onClose }: { undoing: Import; onClose: () => void }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => undoImport(undoing.id),
    onSuccess: () => {
      toast.success('Import undone', 'Nothing of it is left.');
      onClose();
    },
    onError: (error) => toast.error('Error', messageOf(error, "I couldn't undo that. Try again.")),
    onSettled: () => queries.invalidateQueries(),
  });
  const what =
    totalOf(undoing.added) === 0 ? 'Nothing of it is left' : `This removes ${countsText(undoing.added)}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Undo ${isolated(undoing.fileName)}?`}
      description={`${what}. Your file stays where it is, so you can bring it in again.`}
    >
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" busy={isPending} busyLabel="Undoing" onClick={() => mutate()}>
          {undoing.isUndoing ? 'Finish undo' : 'Undo'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
