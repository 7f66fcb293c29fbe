import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { SlotOutlet, useIsImmersive } from '../../ui/shell-slots';
import { AudioButton } from './audio-button';
import { ChatButton } from './chat-button';
import { slotsFor } from './slot-rules';

/** Below 64 rem: the page's main action with its extras, above the tabs and in reach of the thumb. */
export function Dock() {
  const { chat, audio } = slotsFor(useLocation().pathname);
  const signedIn = useSession().status === 'signed-in';
  const immersive = useIsImmersive();
  return (
    <section
      className="dock sticky bottom-above-tabs z-dock items-center gap-3 bg-page px-gutter py-2 group-data-immersive/frame:gap-2 group-data-immersive/frame:bg-transparent group-data-immersive/frame:bg-dock group-data-immersive/frame:px-3 group-data-immersive/frame:pt-3 group-data-immersive/frame:pb-safe tiny:gap-2 lg:hidden on-side:group-data-immersive/frame:py-2"
      aria-label="Quick access"
    >
      {chat && immersive && <ChatButton />}
      <SlotOutlet name="dock" className="grid min-w-0 flex-1 empty:hidden" />
      <SlotOutlet name="dock-end" className="empty:hidden" />
      {audio && signedIn && <AudioButton variant="solid" />}
    </section>
  );
}
