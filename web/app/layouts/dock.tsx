import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { SlotOutlet } from '../../ui/shell-slots';
import { AudioButton } from './audio-button';
import { ChatButton } from './chat-button';
import { slotsFor } from './slot-rules';
import './dock.css';

/** Below 64 rem: chat left, the page's one action, extras right, all in reach of the thumb. */
export function Dock() {
  const { chat, audio } = slotsFor(useLocation().pathname);
  const signedIn = useSession().status === 'signed-in';
  return (
    <section className="dock" aria-label="Quick access">
      {chat && <ChatButton />}
      <SlotOutlet name="dock" className="dock-action" />
      <SlotOutlet name="dock-end" className="dock-end" />
      {audio && signedIn && <AudioButton variant="solid" />}
    </section>
  );
}
