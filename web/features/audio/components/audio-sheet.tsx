import { Sheet } from '../../../ui/sheet';
import { AudioControls } from './audio-controls';

export function AudioSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Audio settings">
      <div>
        <AudioControls />
      </div>
    </Sheet>
  );
}
