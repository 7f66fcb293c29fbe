import { Check, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { allTimeZones, searchTimeZones, zoneName } from '../time-zones';
import './zone-picker.css';

interface ZonePickerProps {
  zone: string;
  /** Where this device is: the likeliest choice. */
  device: string;
  onChoose: (zone: string) => void;
}

/** The likeliest stand first; Enter takes the first one found. */
export function ZonePicker({ zone, device, onChoose }: ZonePickerProps) {
  const zones = useMemo(() => [...new Set([zone, device, ...allTimeZones(zone)])], [zone, device]);
  const [text, setText] = useState('');
  const found = searchTimeZones(zones, text);
  const [first] = found;
  return (
    <form
      className="zone-picker"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && first) onChoose(first);
      }}
    >
      <Field label="City or region">
        <TextInput
          type="search"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <VisuallyHidden live="polite">{text.trim() && `${found.length} found`}</VisuallyHidden>
      {found.length === 0 && (
        <p className="zone-picker-none">
          <Search className="icon-sm" aria-hidden="true" />
          No such place. Try the largest city near you.
        </p>
      )}
      <ul className="zone-picker-list" aria-label="Time zones">
        {found.map((each) => {
          const { city, region } = zoneName(each);
          return (
            <li key={each}>
              <button
                type="button"
                aria-current={each === zone ? 'true' : undefined}
                onClick={() => onChoose(each)}
              >
                <span>
                  {city} <small>{region}</small>
                </span>
                {each === zone && <Check className="icon-sm" aria-hidden="true" strokeWidth={3} />}
              </button>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
