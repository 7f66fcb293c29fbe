import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { SlotOutlet } from '../../ui/shell-slots';
import { AudioButton } from './audio-button';
import { ChatButton } from './chat-button';
import { slotsFor } from './slot-rules';

/**
 * Below 64 rem: chat left, the page's main action in the middle, extras right, all in reach of the thumb. The page
 * fades out beneath it.
 */
export function Dock() {
  const { chat, audio } = slotsFor(useLocation().pathname);
  const signedIn = useSession().status === 'signed-in';
  return (
    <section
      className="dock pointer-events-none sticky bottom-0 z-dock items-center gap-3 px-gutter pt-5 pb-safe *:pointer-events-auto before:absolute before:inset-0 before:-z-1 before:bg-dock tiny:gap-2 max-lg:group-data-immersive/frame:gap-2 max-lg:group-data-immersive/frame:px-3 max-lg:group-data-immersive/frame:pt-3 lg:hidden on-side:group-data-immersive/frame:py-2"
      aria-label="Quick access"
    >
      {chat && <ChatButton />}
      <SlotOutlet name="dock" className="grid min-w-0 flex-1 empty:pointer-events-none" />
      <SlotOutlet name="dock-end" className="empty:hidden" />
      {audio && signedIn && <AudioButton variant="solid" />}
    </section>
  );
}
