import { Check, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { allTimeZones, searchTimeZones, zoneName } from '../time-zones';

interface ZonePickerProps {
  zone: string;
  /** This device's zone, the likeliest choice. */
  device: string;
  onChoose: (zone: string) => void;
}

/** The likeliest come first; Enter takes the first match. */
export function ZonePicker({ zone, device, onChoose }: ZonePickerProps) {
  const zones = useMemo(() => [...new Set([zone, device, ...allTimeZones(zone)])], [zone, device]);
  const [text, setText] = useState('');
  const found = searchTimeZones(zones, text);
  const [first] = found;
  return (
    <form
      className="grid gap-3"
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
        <p className="flex items-center gap-2 text-fg-2">
          <Search className="icon-sm" aria-hidden="true" />
          No match. Try the largest city near you.
        </p>
      )}
      <ul className="-mx-2 h-zones overflow-y-auto overscroll-contain" aria-label="Time zones">
        {found.map((each) => {
          const { city, region } = zoneName(each);
          return (
            <li key={each}>
              <button
                type="button"
                className={`flex min-h-tap w-full items-center justify-between gap-3 rounded-sm p-2 font-semibold focus-visible:-outline-offset-3 ${
                  each === zone ? 'bg-go-tint' : 'hover:bg-surface-2'
                }`}
                aria-current={each === zone ? 'true' : undefined}
                onClick={() => onChoose(each)}
              >
                <span>
                  {city} <small className="text-small font-medium text-fg-2">{region}</small>
                </span>
                {each === zone && (
                  <Check className="icon-sm text-go-text" aria-hidden="true" strokeWidth={3} />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
