import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { isCurrent, memberRail, visitorRail } from '../navigation';
import { AudioButton } from './audio-button';
import { ChatButton } from './chat-button';
import { GlobalMenuButton } from './global-menu-button';
import { slotsFor } from './slot-rules';
import './rail.css';

export function Rail() {
  const { pathname } = useLocation();
  const visitor = useSession().status === 'signed-out';
  const rail = visitor ? visitorRail : memberRail;
  return (
    <nav className="rail" aria-label="Main">
      <GlobalMenuButton />
      {rail.map((destination) => (
        <Link
          key={destination.path}
          className="rail-link"
          to={destination.path}
          aria-current={isCurrent(destination, pathname, rail) ? 'page' : undefined}
        >
          <destination.icon className="icon-lg" aria-hidden="true" />
          {destination.label}
        </Link>
      ))}
      <span className="rail-gap" />
      {!visitor && <AudioButton />}
      {slotsFor(pathname).chat && <ChatButton />}
    </nav>
  );
}
