import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reportNoteMost, type Friend } from '../../../../shared/contracts/friends';
import type { ReportReason } from '../../../../shared/rules/friend-words';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import { reportPerson } from '../api/friend-actions';
import { isolated } from '../../../../shared/rules/isolated';

const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'name', label: 'Their name is offensive' },
  { value: 'harassment', label: 'They harass me' },
  { value: 'cheating', label: "Their points can't be real" },
  { value: 'other', label: 'Something else' },
];

export function ReportDialog({ friend, onClose }: { friend: Friend; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('name');
  const [note, setNote] = useState('');
  const fits = note.trim().length <= reportNoteMost;
  const { mutate, isPending } = useMutation({
    mutationFn: () => reportPerson(friend.id, reason, note),
    onSuccess: () => {
      toast.success('Thank you', 'We look at every report.');
      onClose();
    },
    onError: (error) => toast.error('Error', messageOf(error, "Your report wasn't sent.")),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Report ${isolated(friend.name)}`}
      description="We won't tell them who reported it."
    >
      <div className="mt-4 grid gap-4">
        <Field label="What's wrong?">
          <Select options={reasons} value={reason} onChange={setReason} />
        </Field>
        <Field
          label="What happened? (optional)"
          aside={<LengthLeft length={note.trim().length} limit={reportNoteMost} />}
        >
          <TextArea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" busy={isPending} aria-disabled={!fits} onClick={() => fits && mutate()}>
          Send report
        </Button>
      </DialogActions>
    </Dialog>
  );
}
