import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/avatar';
import './settings-header.css';

interface SettingsHeaderProps {
  id: string;
  name: string;
  email: string;
  profilePath: string;
}

/** Whose settings these are, and the way to the answers they gave. */
export function SettingsHeader({ id, name, email, profilePath }: SettingsHeaderProps) {
  return (
    <header className="settings-header">
      <h1>Settings</h1>
      <Link className="settings-person" to={profilePath} aria-label={`${name}, profile summary`}>
        <Avatar id={id} name={name} size="lg" />
        <span>
          <b>{name}</b>
          <small>{email}</small>
        </span>
        <ChevronRight className="icon" aria-hidden="true" />
      </Link>
    </header>
  );
}
