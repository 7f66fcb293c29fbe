import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { useUnreadCount } from '../../lib/unread-count';
import { UnreadBadge } from '../../ui/unread-badge';
import { isCurrent, memberRail, visitorRail, type Destination } from '../navigation';
import { AudioButton } from './audio-button';
import { ChatButton } from './chat-button';
import { GlobalMenuButton } from './global-menu-button';
import { paths } from '../paths';
import { slotsFor } from './slot-rules';

const linkClass =
  'relative grid justify-items-center gap-1 self-stretch mx-2 rounded-md pt-2 pb-2 text-micro leading-snug font-semibold no-underline transition-colors hover:bg-surface-1 hover:text-fg focus-visible:-outline-offset-3';
const currentClass =
  'bg-surface-1 text-fg before:absolute before:inset-y-4 before:-left-2 before:w-1 before:rounded-r-xs before:bg-go-mark';

function RailLink({ destination, current }: { destination: Destination; current: boolean }) {
  const unread = useUnreadCount();
  return (
    <Link
      className={`${linkClass} ${current ? currentClass : 'text-fg-2'}`}
      to={destination.path}
      aria-current={current ? 'page' : undefined}
    >
      <destination.icon className="icon-lg" aria-hidden="true" />
      {destination.label}
      {destination.path === paths.community && (
        <UnreadBadge count={unread} className="absolute top-1 right-2" />
      )}
    </Link>
  );
}

export function Rail() {
  const { pathname } = useLocation();
  const visitor = useSession().status === 'signed-out';
  const rail = visitor ? visitorRail : memberRail;
  return (
    <nav
      className="rail sticky top-0 z-rail hidden h-dvh flex-col items-center gap-1 overflow-y-auto border-r border-line bg-page pt-3 pb-5 lg:flex"
      aria-label="Main"
    >
      <GlobalMenuButton />
      {rail.map((destination) => (
        <RailLink
          key={destination.path}
          destination={destination}
          current={isCurrent(destination, pathname, rail)}
        />
      ))}
      <span className="min-h-2 flex-1" />
      {!visitor && <AudioButton />}
      {slotsFor(pathname).chat && <ChatButton className="mt-2" />}
    </nav>
  );
}
