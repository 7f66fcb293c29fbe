import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Import } from '../../../../shared/contracts/body-data';
import { messageOf } from '../../../lib/api/api-error';
import { dateText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { ListRow } from '../../../ui/list-row';
import { SkeletonRows } from '../../../ui/skeleton';
import { importsQuery } from '../api/imports';
import { countsText } from './import-words';

const UndoImportDialog = lazy(async () => ({
  default: (await import('./undo-import-dialog')).UndoImportDialog,
}));

/** Files that were brought in, each of which can be undone whole. */
export function PastImports() {
  const { data, error, refetch, isFetching } = useQuery(importsQuery());
  const [undoing, setUndoing] = useState<Import | null>(null);
  const imports = data?.imports.filter((each) => each.isUndoing || countsText(each.added) !== '');
  // Who never brought in a file has no use for an empty card.
  if (imports?.length === 0) return null;
  return (
    <Card aria-labelledby="past-imports">
      <CardHeader id="past-imports" title="Files you brought in" />
      {!data && error && (
        <ErrorState
          title="Your files didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      )}
      {!data && !error && <SkeletonRows count={2} label="Loading your files" />}
      <ul className="tabular-nums">
        {imports?.map((each) => (
          <ListRow
            key={each.id}
            name={<bdi className="wrap-anywhere">{each.fileName}</bdi>}
            note={noteOf(each)}
            after={
              <Button
                size="sm"
                variant="text"
                aria-label={`${undoLabel(each)} ${each.fileName}`}
                aria-haspopup="dialog"
                onClick={() => setUndoing(each)}
              >
                {undoLabel(each)}
              </Button>
            }
          />
        ))}
      </ul>
      {undoing && (
        <Suspense>
          <UndoImportDialog undoing={undoing} onClose={() => setUndoing(null)} />
        </Suspense>
      )}
    </Card>
  );
}

const undoLabel = ({ isUndoing }: Import) => (isUndoing ? 'Finish undo' : 'Undo');

function noteOf({ added, importedAt, isUndoing }: Import): string {
  if (isUndoing) return 'Not completely undone yet.';
  return `${dateText(importedAt)} · ${countsText(added)}`;
}
