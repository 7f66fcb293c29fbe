import { useState, type KeyboardEvent } from 'react';

/**
 * Arrow keys through a combobox's options; the focus stays in its field. Past either end no option is active, and
 * Enter goes to the field again.
 */
export function useActiveOption(options: readonly unknown[], idOf: (index: number) => string) {
  const [chosen, setChosen] = useState<{ options: readonly unknown[]; index: number } | null>(null);
  // The options have changed meanwhile.
  const active = chosen && chosen.options === options ? chosen.index : null;
  const move = (index: number | null) => {
    const isOption = index !== null && index >= 0 && index < options.length;
    setChosen(isOption ? { options, index } : null);
    if (isOption) document.querySelector(`[id="${idOf(index)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (options.length === 0 || event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    if (event.key === 'ArrowDown') move(active === null ? 0 : active + 1);
    else if (event.key === 'ArrowUp') move(active === null ? last : active - 1);
    else if (event.key === 'Escape' && active !== null) move(null);
    else return;
    event.preventDefault();
  };
  return { active, onKeyDown };
}
