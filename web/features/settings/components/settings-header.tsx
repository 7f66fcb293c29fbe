import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/avatar';

interface SettingsHeaderProps {
  id: string;
  name: string;
  email: string;
  profilePath: string;
}

/** Whose settings these are, with a link to their answers. */
export function SettingsHeader({ id, name, email, profilePath }: SettingsHeaderProps) {
  return (
    <header className="grid gap-4 lg:col-span-full lg:grid-cols-nav-main lg:items-center lg:gap-12">
      <h1 className="text-display tracking-display">Settings</h1>
      <Link
        className="flex min-w-0 items-center gap-4 rounded-lg border border-line bg-surface-1 px-pad py-4 no-underline shadow-card hover:bg-surface-2"
        to={profilePath}
        aria-label={`${name}, profile summary`}
      >
        <Avatar id={id} name={name} size="lg" />
        <span className="grid min-w-0 flex-1 leading-text wrap-anywhere">
          <b className="text-lead">{name}</b>
          <small className="text-small text-fg-2">{email}</small>
        </span>
        <ChevronRight className="icon text-fg-3" aria-hidden="true" />
      </Link>
    </header>
  );
}
