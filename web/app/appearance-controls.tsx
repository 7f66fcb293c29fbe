import { ChevronDown, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { textSizes, type TextSize } from '../lib/theme/appearance';
import { useTextSize } from '../lib/theme/text-size';
import { useTheme } from '../lib/theme/theme';
import { IconButton } from '../ui/icon-button';
import { VisuallyHidden } from '../ui/visually-hidden';
import './appearance-controls.css';

const names: Record<TextSize, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  xlarge: 'X-Large',
  xxlarge: 'XX-Large',
};

/** A native select under a small face: the phone's own picker, and no code to load. */
export function TextSizeSelect() {
  const id = useId();
  const { size, setSize } = useTextSize();
  return (
    <span className="text-size-select">
      <span className="text-size-select-face" aria-hidden="true">
        <b>Aa</b>
        <span>{names[size]}</span>
        <ChevronDown className="icon-sm" />
      </span>
      <label htmlFor={id}>
        <VisuallyHidden>Text size</VisuallyHidden>
      </label>
      <select
        id={id}
        value={size}
        onChange={(event) => setSize(textSizes.find((each) => each === event.target.value) ?? 'medium')}
      >
        {textSizes.map((each) => (
          <option key={each} value={each}>
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

/** Both together, for pages without a header of their own. */
export function AppearanceControls() {
  return (
    <div className="appearance-controls">
      <TextSizeSelect />
      <ThemeToggle />
    </div>
  );
}
