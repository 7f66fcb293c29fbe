import { useMutation } from '@tanstack/react-query';
import { ChevronRight, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { ApiError, messageOf } from '../../../lib/api/api-error';
import { Button, buttonClass } from '../../../ui/button';
import { SettingsGroup, SettingsRow } from '../../../ui/settings-group';
import { toast } from '../../../ui/toast';
import { deleteAccount, exportAccount } from '../api/account';
import { saveFile } from '../../../lib/save-file';

interface DataSectionProps {
  today: LocalDate;
  /** Where workouts are exported as files. */
  historyPath: string;
  /** Explains what is deleted and asks for the password; false if the person cancels. */
  confirmDeletion: () => Promise<boolean>;
  onDeleted: () => Promise<void>;
}

/** Export and deletion. */
export function DataSection({ today, historyPath, confirmDeletion, onDeleted }: DataSectionProps) {
  return (
    <SettingsGroup id="data">
      <ExportRow today={today} />
      <SettingsRow
        label="Take your workouts elsewhere"
        description="As FIT, TCX, and tables, from your history."
      >
        <Link className={buttonClass({ size: 'sm', variant: 'line' })} to={historyPath}>
          Open history
          <ChevronRight className="icon-sm" aria-hidden="true" />
        </Link>
      </SettingsRow>
      <DeleteRow confirmDeletion={confirmDeletion} onDeleted={onDeleted} />
    </SettingsGroup>
  );
}

function ExportRow({ today }: { today: LocalDate }) {
  const name = `vita-export-${today}.json`;
  const {
    mutate,
    isPending,
    data: bytes,
  } = useMutation({
    mutationFn: async () =>
      saveFile(name, JSON.stringify(await exportAccount(), null, 2), 'application/json'),
    onError: (error) => toast.error('Error', messageOf(error, "The export didn't work.")),
  });
  return (
    <SettingsRow
      label="Export everything"
      description={
        <span role="status">
          {isPending && 'Gathering your data. This takes a few seconds.'}
          {!isPending && bytes !== undefined && `Saved as ${name}, ${Math.ceil(bytes / 1_000)} kB.`}
          {!isPending && bytes === undefined && 'All your data in one JSON file.'}
        </span>
      }
    >
      <Button size="sm" variant="line" busy={isPending} busyLabel="Exporting" onClick={() => mutate()}>
        <Download className="icon-sm" aria-hidden="true" />
        Export
      </Button>
    </SettingsRow>
  );
}

function DeleteRow({ confirmDeletion, onDeleted }: Omit<DataSectionProps, 'today' | 'historyPath'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await confirmDeletion())) return;
      await deleteAccount();
      await onDeleted();
    },
    onError: (error) =>
      toast.error(
        'Error',
        error instanceof ApiError && error.code === 'fresh_sign_in_required'
          ? 'That took too long. Please enter your password again.'
          : messageOf(error, "Your account couldn't be deleted."),
      ),
  });
  return (
    <SettingsRow
      label="Delete account"
      description="This erases your account and everything in it. It can’t be undone."
    >
      <Button size="sm" variant="danger" busy={isPending} onClick={() => mutate()}>
        Delete account
      </Button>
    </SettingsRow>
  );
}
