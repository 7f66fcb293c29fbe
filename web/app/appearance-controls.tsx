import { ChevronDown, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { textSizes, type TextSize } from '../lib/theme/appearance';
import { useTextSize } from '../lib/theme/text-size';
import { useTheme } from '../lib/theme/theme';
import { IconButton } from '../ui/icon-button';
import { VisuallyHidden } from '../ui/visually-hidden';

const names: Record<TextSize, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  xlarge: 'X-Large',
  xxlarge: 'XX-Large',
};

/** A native select under a small face: it opens the phone's own picker and needs no extra code. */
export function TextSizeSelect() {
  const id = useId();
  const { size, setSize } = useTextSize();
  return (
    <span className="relative inline-flex min-h-tap rounded-md text-small font-semibold text-fg-2 hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-go-mark">
      <span className="inline-flex items-center gap-1 px-2" aria-hidden="true">
        <b className="text-body tracking-display text-fg">Aa</b>
        <span className="hidden md:inline">{names[size]}</span>
        <ChevronDown className="size-icon-sm flex-none" />
      </span>
      <label htmlFor={id}>
        <VisuallyHidden>Text size</VisuallyHidden>
      </label>
      <select
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        id={id}
        value={size}
        onChange={(event) => setSize(textSizes.find((each) => each === event.target.value) ?? 'medium')}
      >
        {textSizes.map((each) => (
          <option key={each} className="bg-surface-2 text-fg" value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </span>
  );
}

export function ThemeToggle() {
  const { theme, setChoice } = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton label={`Use the ${next} theme`} onClick={() => setChoice(next)}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

/** Both controls together, for pages without a header of their own. */
export function AppearanceControls() {
  return (
    <div className="inline-flex justify-self-start rounded-md border border-glass-line bg-surface-1">
      <TextSizeSelect />
      <ThemeToggle />
    </div>
  );
}
