import { useState } from 'react';
import { reportNoteMost } from '../../../../shared/contracts/friends';
import type { ReportReason } from '../../../../shared/rules/friend-words';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import { useGroupChanges } from '../use-group-changes';

const reasons: readonly { value: ReportReason; label: string }[] = [
  { value: 'name', label: 'Its name or description is offensive' },
  { value: 'harassment', label: 'Someone is being harassed here' },
  { value: 'cheating', label: 'Points here can’t be real' },
  { value: 'other', label: 'Something else' },
];

/** Reports a group to the operator. */
export function ReportGroup({ groupId: id, onDone }: { groupId: string; onDone: () => void }) {
  const { report } = useGroupChanges();
  const [reason, setReason] = useState<ReportReason>('name');
  const [note, setNote] = useState('');
  const fits = note.trim().length <= reportNoteMost;
  const send = () =>
    report.mutate(
      { id, report: { reason, note } },
      {
        onSuccess: () => {
          toast.success('Thank you', 'We look at every report.');
          onDone();
        },
      },
    );
  return (
    <div className="grid gap-4" role="group" aria-label="Report this group">
      <p className="text-fg-2">We won’t tell anyone in the group who reported it.</p>
      <Field label="What’s wrong?">
        <Select options={reasons} value={reason} onChange={setReason} />
      </Field>
      <Field
        label="What happened? (optional)"
        aside={<LengthLeft length={note.trim().length} limit={reportNoteMost} />}
      >
        <TextArea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <DialogActions>
        <Button variant="line" onClick={onDone}>
          Cancel
        </Button>
        <Button variant="danger" busy={report.isPending} aria-disabled={!fits} onClick={() => fits && send()}>
          Send report
        </Button>
      </DialogActions>
    </div>
  );
}
