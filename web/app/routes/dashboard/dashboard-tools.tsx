import { LogOut, RotateCcw, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/avatar';
import { IconButton, iconButtonClass } from '../../../ui/icon-button';
import { TextSizeSelect, ThemeToggle } from '../../appearance-controls';
import { paths } from '../../paths';
import { useSignOut } from '../../use-sign-out';

/** The dashboard's own controls, for the top bar. */
export function DashboardTools({ id, name }: { id: string; name: string }) {
  const signOut = useSignOut();
  return (
    <>
      <TextSizeSelect />
      <ThemeToggle />
      <Link className={iconButtonClass()} to={paths.onboarding} aria-label="Redo onboarding">
        <RotateCcw aria-hidden="true" />
      </Link>
      <Link className={`${iconButtonClass()} max-md:hidden`} to={paths.settings} aria-label="Settings">
        <Settings aria-hidden="true" />
      </Link>
      <IconButton label="Sign out" onClick={() => void signOut()}>
        <LogOut aria-hidden="true" />
      </IconButton>
      <Link
        className="grid size-tap flex-none place-items-center rounded-full no-underline first-view:invisible"
        to={paths.profileSummary}
        aria-label={`${name}, profile summary`}
      >
        <Avatar id={id} name={name} />
      </Link>
    </>
  );
}
