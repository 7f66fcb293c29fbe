import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/button';
import { workoutHistoryQuery } from '../../api/workout-history-query';

const ExportAllDialog = lazy(async () => ({
  default: (await import('./export-all-dialog')).ExportAllDialog,
}));

/** Offers the whole history as files, as soon as there is one. */
export function ExportAll({ timeZone }: { timeZone: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useInfiniteQuery(workoutHistoryQuery());
  const hasEnded = data?.pages.some(({ sessions }) => sessions.some(({ completedAt }) => completedAt));
  if (!hasEnded) return null;
  return (
    <>
      <Button variant="text" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Download className="icon-sm" aria-hidden="true" />
        Export all
      </Button>
      {isOpen && (
        <Suspense>
          <ExportAllDialog timeZone={timeZone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
