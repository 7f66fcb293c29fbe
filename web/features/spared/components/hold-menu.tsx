import { ChevronDown } from 'lucide-react';
import type { SparedFact } from '../../../../shared/contracts/spared';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { Button } from '../../../ui/button';
import { Menu, MenuItem } from '../../../ui/menu';
import { holdChoices, shortly, untilText } from '../fact-words';
import { useHoldSpared } from '../use-spared-changes';

/** Shows how long a fact holds, and lets the person change it. */
export function HoldMenu({ fact, today }: { fact: SparedFact; today: LocalDate }) {
  const { mutate, isPending } = useHoldSpared();
  const name = `How long: ${shortly(fact.label)}`;
  const now = untilText(fact, today) ?? 'Until I say otherwise';
  const trigger = (
    <Button
      className="-ml-2"
      size="sm"
      variant="text"
      aria-label={`${name}. ${now}`}
      busy={isPending}
      busyLabel="Saving"
    >
      {now}
      <ChevronDown className="size-icon-sm flex-none" aria-hidden="true" />
    </Button>
  );
  return (
    <Menu label={name} trigger={trigger}>
      {holdChoices.map(({ days, text }) => (
        <MenuItem key={text} onSelect={() => mutate({ id: fact.id, days })}>
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
}
