import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { OwnRoutine } from '../../../../shared/contracts/routines';
import { emptyBuild, keepBuild, readBuild, type Build } from '../../../features/routines/kept-build';
import { useSession } from '../../../lib/session/session-context';
import { paths } from '../../paths';
import { builderAddress } from './builder-address';

/** Of an address that the chooser led to: the step back is the chooser. */
const fromChooser = { fromChooser: true };

/** The builder has an address: back, forward and reload find it as it was, until somebody leaves it by its own button. */
export function useBuilder() {
  const userId = useSession().userId ?? '';
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof fromChooser> | null };
  const isOpen = useSearchParams()[0].get('view') === 'builder';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const keep = (build: Build) => keepBuild(userId, build);
  return {
    isOpen,
    /** At least once on this visit of the page. */
    wasOpen,
    build: readBuild(userId),
    keep,
    /** Opens it, empty or with a routine of one's own. */
    open(routine: OwnRoutine | null) {
      keep(routine ? { routine, exercises: routine.exercises } : emptyBuild);
      void navigate(builderAddress, { state: fromChooser });
    },
    leave() {
      keep(emptyBuild);
      if (state?.fromChooser) void navigate(-1);
      else void navigate(paths.workout, { replace: true });
    },
  };
}
