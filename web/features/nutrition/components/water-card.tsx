import { Undo2 } from 'lucide-react';
import type { NutritionDay } from '../../../../shared/contracts/nutrition';
import { Card } from '../../../ui/card';
import { Chip, ChipRow } from '../../../ui/chip';
import { IconButton } from '../../../ui/icon-button';
import { Meter } from '../../../ui/meter';
import type { LogDay } from '../log-day';
import { waterText } from '../nutrient-text';
import { useWater } from '../use-water';

const amounts = [150, 250, 500];

interface WaterCardProps {
  day: NutritionDay;
  unsentIds: Set<string>;
  /** The day to log a drink to, evaluated on tap. */
  dayNow: () => LogDay;
}

/** Water so far, and one tap for the next glass. */
export function WaterCard({ day, unsentIds, dayNow }: WaterCardProps) {
  const { waterMillilitres, waterTargetMillilitres } = day;
  const { add, undo } = useWater(day, unsentIds, dayNow);
  return (
    <Card aria-labelledby="water">
      <div className="flex items-center justify-between gap-3">
        <h2 id="water" className="text-body">
          Water
        </h2>
        <div className="flex items-center gap-1">
          <span className="text-fg-2 tabular-nums" aria-live="polite">
            <strong className="font-strong text-fg">{waterText(waterMillilitres)}</strong> of{' '}
            {waterText(waterTargetMillilitres)}
          </span>
          {undo && (
            <IconButton label="Undo last drink" onClick={undo}>
              <Undo2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      <div className="mt-2 grid gap-3">
        <Meter
          label="Water"
          value={waterMillilitres}
          max={waterTargetMillilitres}
          tone="cool"
          valueText={`${waterText(waterMillilitres)} of ${waterText(waterTargetMillilitres)}`}
        />
        <ChipRow label="Add water">
          {amounts.map((amount) => (
            <Chip
              key={amount}
              className="flex-auto justify-center tabular-nums"
              narrow
              onClick={() => add(amount)}
            >
              + {amount} ml
            </Chip>
          ))}
        </ChipRow>
      </div>
    </Card>
  );
}
