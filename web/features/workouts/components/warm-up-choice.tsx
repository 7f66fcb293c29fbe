import { routines } from '../../../../shared/rules/routines';
import { Card } from '../../../ui/card';
import { Switch } from '../../../ui/switch';
import { movesSeconds } from '../player/timed-moves';

const minutes = routines.map(({ warmUp }) => movesSeconds(warmUp) / 60);
const range = `${Math.floor(Math.min(...minutes))} to ${Math.ceil(Math.max(...minutes))} minutes`;

interface WarmUpChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Offered once for all routines, because the choice is about the person. */
export function WarmUpChoice({ checked, onChange }: WarmUpChoiceProps) {
  return (
    <Card className="py-1" aria-label="Warm-up">
      <Switch
        label="Warm up first"
        description={`${range} of easy moves before a routine. These minutes count.`}
        checked={checked}
        onChange={onChange}
      />
    </Card>
  );
}
