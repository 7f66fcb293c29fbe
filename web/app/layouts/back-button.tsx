import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { IconButton } from '../../ui/icon-button';
import { paths } from '../paths';
import { slotsFor } from './slot-rules';

/** The router numbers its history entries; 0 is where the visit began. */
function isFirstEntry() {
  const state: unknown = window.history.state;
  return !(state && typeof state === 'object' && 'idx' in state && Number(state.idx) > 0);
}

export function BackButton() {
  const navigate = useNavigate();
  const { backTo } = slotsFor(useLocation().pathname);
  const signedIn = useSession().status === 'signed-in';
  const goBack = () => {
    if (backTo && signedIn) void navigate(backTo);
    else if (isFirstEntry()) void navigate(signedIn ? paths.dashboard : paths.auth);
    else void navigate(-1);
  };
  return (
    <IconButton label="Back" variant="inherit" onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
    </IconButton>
  );
}
