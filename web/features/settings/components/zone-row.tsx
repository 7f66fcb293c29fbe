import { useEffect, useState } from 'react';
import { timeText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SettingsRow } from '../../../ui/settings-group';
import { textLinkClass } from '../../../ui/text-link';
import { deviceTimeZone, presentName, zoneName } from '../time-zones';
import { ZonePicker } from './zone-picker';

const tickMs = 10_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface ZoneRowProps {
  zone: string;
  onChange: (zone: string) => void;
}

/** Decides when a person's day begins: streak, steps, and meals depend on it. */
export function ZoneRow({ zone: stored, onChange }: ZoneRowProps) {
  const [open, setOpen] = useState(false);
  const now = useNow();
  const zone = presentName(stored);
  const device = deviceTimeZone();
  const { city, region } = zoneName(zone);
  const choose = (chosen: string) => {
    setOpen(false);
    if (chosen !== zone) onChange(chosen);
  };
  return (
    <SettingsRow
      label="Time zone"
      description={
        <>
          {region ? `${city}, ${region}` : city}. It’s {timeText(now, zone)} there, and your day ends at
          midnight.
          {device !== zone && (
            <div>
              <button type="button" className={textLinkClass} onClick={() => choose(device)}>
                Use this device's zone
              </button>
            </div>
          )}
        </>
      }
    >
      <Button
        size="sm"
        variant="line"
        aria-label="Change time zone"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Time zone">
        <ZonePicker zone={zone} device={device} onChoose={choose} />
      </Dialog>
    </SettingsRow>
  );
}
