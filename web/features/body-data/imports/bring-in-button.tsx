import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LocalDate } from '../../../../shared/rules/local-date';
import type { UnitSystem } from '../../../../shared/rules/units';
import { Button } from '../../../ui/button';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));

interface BringInButtonProps {
  today: LocalDate;
  timeZone: string;
  units: UnitSystem;
}

/** Opens the way from a file to the page. */
export function BringInButton(person: BringInButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="go" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileUp className="icon-sm" aria-hidden="true" />
        Bring in a file
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog {...person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
