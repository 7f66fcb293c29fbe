import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button';
import { useUnsent } from '../use-unsent';

const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog')).UnsentDialog }));

const noteClass =
  'flex basis-full items-center justify-center gap-2 rounded-sm bg-danger-tint px-3 py-1 text-small font-semibold text-danger-text';

/** Tells the person that something could not be saved or kept, and lets them view, retry, or discard it. */
export function UnsentNote() {
  const { setAside, isUnkept, retry } = useUnsent();
  const [isOpen, setOpen] = useState(false);
  const count = setAside.length;
  return (
    <>
      {isUnkept && (
        <p className={noteClass} role="alert">
          This browser can&apos;t keep your entries. Leave this page open until everything is sent.
        </p>
      )}
      {count > 0 && (
        <div className={noteClass} role="alert">
          {count === 1 ? "1 entry couldn't be saved." : `${count} entries couldn't be saved.`}
          <Button size="sm" variant="text" onClick={() => setOpen(true)}>
            View
          </Button>
        </div>
      )}
      {isOpen && count > 0 && (
        <Suspense>
          <UnsentDialog setAside={setAside} onRetry={retry} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
