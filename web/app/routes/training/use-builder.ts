import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { OwnRoutine } from '../../../../shared/contracts/routines';
import { emptyBuild, keepBuild, readBuild, type Build } from '../../../features/routines/kept-build';
import { announceOwnStep } from '../../../lib/own-step';
import { useSession } from '../../../lib/session/session-context';
import { paths } from '../../paths';
import { builderAddress } from './builder-address';

/** Marks that the chooser led here, so that Back returns to it. */
const fromChooser = { fromChooser: true };

/** The builder has its own address, so back, forward, and reload find it unchanged until its own button closes it. */
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
    /** Whether it has been open during this visit. */
    wasOpen,
    build: readBuild(userId),
    keep,
    /** Opens it, empty or with one of the person's own routines. */
    open(routine: OwnRoutine | null) {
      keep(routine ? { routine, exercises: routine.exercises } : emptyBuild);
      // Before its rows are measured: those above the window's edge would push the page down.
      window.scrollTo(0, 0);
      void navigate(builderAddress, { state: fromChooser });
    },
    leave() {
      keep(emptyBuild);
      if (state?.fromChooser) {
        announceOwnStep();
        void navigate(-1);
      } else void navigate(paths.workout, { replace: true });
    },
  };
}
