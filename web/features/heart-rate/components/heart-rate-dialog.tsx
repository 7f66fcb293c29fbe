import type { HeartRateGuide } from '../../../../shared/contracts/training';
import { zoneOf } from '../../../../shared/rules/heart-rate';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { limitText, statusTexts, zoneName } from '../heart-rate-text';
import type { Reading } from '../monitor';

interface HeartRateDialogProps {
  reading: Reading;
  guide: HeartRateGuide | null;
  keeps: boolean;
  onDisconnect: () => void;
  onClose: () => void;
}

function Zones({ zones, now }: { zones: readonly number[]; now: number | null }) {
  return (
    <ol className="grid gap-1 tabular-nums">
      {[1, 2, 3, 4, 5].map((zone) => {
        const from = zones[zone - 2];
        const below = zones[zone - 1];
        const isNow = zone === now;
        return (
          <li
            key={zone}
            className={isNow ? 'flex justify-between font-heavy' : 'flex justify-between text-fg-2'}
            aria-current={isNow || undefined}
          >
            <span>
              Zone {zone} · {zoneName(zone)}
              {isNow && ' · now'}
            </span>
            <span>
              {from === undefined
                ? `below ${below}`
                : below === undefined
                  ? `from ${from}`
                  : `${from}–${below - 1}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What the number means: zones, the limit and why, and whether it is kept. */
export function HeartRateDialog({ reading, guide, keeps, onDisconnect, onClose }: HeartRateDialogProps) {
  const { beats, status } = reading;
  const zones = guide?.zones ?? null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Heart rate"
      description="Your workout is paused until you resume it."
      size="sm"
      focusTitle
    >
      <div className="grid gap-4 leading-text">
        <p className="text-num leading-none font-black tracking-display tabular-nums">
          {beats ?? statusTexts[status]}
        </p>
        {zones && <Zones zones={zones} now={beats === null ? null : zoneOf(beats, zones)} />}
        {guide && <p>{limitText(guide)}</p>}
        <p className="text-small text-fg-2">
          {keeps ? "It's kept with this workout. Only you see it." : "It's only shown, and not kept."} It's
          for pacing, not a medical device.
        </p>
      </div>
      <DialogActions>
        <Button variant="go" onClick={onClose}>
          Got it
        </Button>
        <Button variant="line" onClick={onDisconnect}>
          Disconnect
        </Button>
      </DialogActions>
    </Dialog>
  );
}
