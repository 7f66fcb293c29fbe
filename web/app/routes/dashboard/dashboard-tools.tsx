import { LogOut, RotateCcw, Settings } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/avatar';
import { IconButton, iconButtonClass } from '../../../ui/icon-button';
import { TextSizeSelect, ThemeToggle } from '../../appearance-controls';
import { paths } from '../../paths';

const SignOutQuestion = lazy(async () => ({
  default: (await import('./sign-out-question')).SignOutQuestion,
}));

/** The dashboard's own controls, for the top bar. On a phone they are in the menu, in Settings, and on the profile page. */
export function DashboardTools({ id, name }: { id: string; name: string }) {
  const [asksToSignOut, setAsksToSignOut] = useState(false);
  return (
    <>
      <div className="contents max-md:hidden">
        <TextSizeSelect />
        <ThemeToggle />
        <Link className={iconButtonClass()} to={paths.onboarding} aria-label="Redo onboarding">
          <RotateCcw aria-hidden="true" />
        </Link>
        <Link className={iconButtonClass()} to={paths.settings} aria-label="Settings">
          <Settings aria-hidden="true" />
        </Link>
        <IconButton label="Sign out" onClick={() => setAsksToSignOut(true)}>
          <LogOut aria-hidden="true" />
        </IconButton>
      </div>
      <Link
        className="grid size-tap flex-none place-items-center rounded-full no-underline first-view:invisible"
        to={paths.profileSummary}
        aria-label={`${name}, profile summary`}
      >
        <Avatar id={id} name={name} />
      </Link>
      {asksToSignOut && (
        <Suspense>
          <SignOutQuestion onClose={() => setAsksToSignOut(false)} />
        </Suspense>
      )}
    </>
  );
}
