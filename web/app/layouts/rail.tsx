import { cx } from 'class-variance-authority';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { useUnreadCount } from '../../lib/unread-count';
import { useChatAction } from '../../ui/shell-slots';
import { UnreadBadge } from '../../ui/unread-badge';
import { isCurrent, memberRail, visitorRail, type Destination } from '../navigation';
import { AudioButton } from './audio-button';
import { ChatButton } from './chat-button';
import { GlobalMenuButton } from './global-menu-button';
import { paths } from '../paths';
import { slotsFor } from './slot-rules';

const linkClass =
  'relative grid h-tabs min-w-11 flex-auto content-center justify-items-center gap-1 rounded-md text-tab leading-snug font-semibold tracking-title lg:tracking-normal no-underline transition-colors hover:text-fg focus-visible:-outline-offset-3 lg:mx-2 lg:h-auto lg:flex-none lg:self-stretch lg:py-2 lg:text-micro lg:hover:bg-surface-1';
const currentClass =
  'text-go-text lg:bg-surface-1 lg:text-fg lg:before:absolute lg:before:inset-y-4 lg:before:-left-2 lg:before:w-1 lg:before:rounded-r-xs lg:before:bg-go-mark';

function RailLink({ destination, current }: { destination: Destination; current: boolean }) {
  const { wideOnly } = destination;
  const unread = useUnreadCount();
  return (
    <Link
      className={cx(linkClass, current ? currentClass : 'text-fg-2', wideOnly && 'max-lg:hidden')}
      to={destination.path}
      aria-current={current ? 'page' : undefined}
    >
      <destination.icon className="size-6 lg:icon-lg" aria-hidden="true" />
      <span>{destination.label}</span>
      {destination.path === paths.community && (
        <UnreadBadge count={unread} className="absolute top-1 right-2" />
      )}
    </Link>
  );
}

/** The five places and the coach: beside the page from 64 rem on, below it on narrower windows. */
export function Rail() {
  const { pathname } = useLocation();
  const visitor = useSession().status === 'signed-out';
  const rail = visitor ? visitorRail : memberRail;
  const { chat } = slotsFor(pathname);
  const hasChatInPlace = !!useChatAction();
  return (
    <nav
      className="rail sticky bottom-0 z-rail order-last items-center border-t border-line bg-page px-2 pb-tab-safe tiny:px-1 max-lg:group-data-immersive/frame:hidden lg:top-0 lg:order-none lg:flex lg:h-dvh lg:flex-col lg:gap-1 lg:overflow-y-auto lg:border-t-0 lg:border-r lg:px-0 lg:pt-3 lg:pb-5"
      aria-label="Main"
    >
      <GlobalMenuButton className="max-lg:hidden" />
      {(chat || hasChatInPlace) && (
        <ChatButton className={cx('lg:order-last lg:mt-2 lg:size-16', !chat && 'lg:hidden')} />
      )}
      {rail.map((destination) => (
        <RailLink
          key={destination.path}
          destination={destination}
          current={isCurrent(destination, pathname, rail)}
        />
      ))}
      <span className="min-h-2 flex-1 max-lg:hidden" />
      {!visitor && <AudioButton className="max-lg:hidden" />}
    </nav>
  );
}
