import { useQuery } from '@tanstack/react-query';
import { CookingPot, Zap } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LoggedItem } from '../../../../shared/contracts/nutrition';
import { Chip, ChipRow } from '../../../ui/chip';
import { recentFoodsQuery } from '../api/nutrition-queries';
import { draftOfLogged, type DraftItem } from '../draft-item';

const QuickAdd = lazy(async () => ({ default: (await import('./quick-add')).QuickAdd }));
const OwnFoodsDialog = lazy(async () => ({
  default: (await import('./own-foods-dialog')).OwnFoodsDialog,
}));

const mostShown = 8;

/** Frequent foods first, then recent ones, each once. */
function usualFoods(frequent: readonly LoggedItem[], recent: readonly LoggedItem[]): LoggedItem[] {
  const byName = new Map([...frequent, ...recent].map((item) => [item.name, item]));
  return [...byName.values()].slice(0, mostShown);
}

/** One-tap buttons for earlier foods, and quick add. */
export function Shortcuts({ onAdd }: { onAdd: (items: DraftItem[]) => void }) {
  const { data } = useQuery(recentFoodsQuery());
  const [isOpen, setIsOpen] = useState(false);
  const [isOwnOpen, setOwnOpen] = useState(false);
  const foods = data ? usualFoods(data.frequent, data.recent) : [];
  return (
    <>
      <ChipRow label="Add quickly" swipes>
        <Chip onClick={() => setIsOpen(true)}>
          <Zap aria-hidden="true" />
          Quick add
        </Chip>
        <Chip onClick={() => setOwnOpen(true)}>
          <CookingPot aria-hidden="true" />
          My foods
        </Chip>
        {foods.map((item) => (
          <Chip key={item.name} onClick={() => onAdd([draftOfLogged(item)])}>
            {item.name}
          </Chip>
        ))}
      </ChipRow>
      {isOpen && (
        <Suspense>
          <QuickAdd
            open
            onOpenChange={setIsOpen}
            onAdd={(item) => {
              setIsOpen(false);
              onAdd([item]);
            }}
          />
        </Suspense>
      )}
      {isOwnOpen && (
        <Suspense>
          <OwnFoodsDialog
            onClose={() => setOwnOpen(false)}
            onAdd={(items) => {
              setOwnOpen(false);
              onAdd(items);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
