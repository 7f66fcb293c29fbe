import { useQuery } from '@tanstack/react-query';
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

/** Opens and closes the photo of the meal. */
export interface PhotoChip {
  isOpen: boolean;
  toggle: () => void;
}

interface ShortcutsProps {
  photo: PhotoChip | null;
  onAdd: (items: DraftItem[]) => void;
}

/** Frequent foods first, then recent ones, each once. */
function usualFoods(frequent: readonly LoggedItem[], recent: readonly LoggedItem[]): LoggedItem[] {
  const byName = new Map([...frequent, ...recent].map((item) => [item.name, item]));
  return [...byName.values()].slice(0, mostShown);
}

/** Other ways to add a food than to write it. */
export function Shortcuts({ photo, onAdd }: ShortcutsProps) {
  const { data } = useQuery(recentFoodsQuery());
  const [open, setOpen] = useState<'quick' | 'own' | 'recent' | null>(null);
  const foods = data ? usualFoods(data.frequent, data.recent) : [];
  const close = () => setOpen(null);
  const add = (items: DraftItem[]) => {
    close();
    onAdd(items);
  };
  return (
    <>
      <ChipRow label="Add quickly" swipes>
        {photo && (
          <Chip narrow pressed={photo.isOpen} onClick={photo.toggle}>
            Photo
          </Chip>
        )}
        <Chip narrow onClick={() => setOpen('quick')}>
          Quick add
        </Chip>
        <Chip narrow onClick={() => setOpen('own')}>
          My foods
        </Chip>
        {foods.length > 0 && (
          <Chip
            narrow

            pressed={open === 'recent'}
            onClick={() => setOpen(open === 'recent' ? null : 'recent')}
          >
            Recent
          </Chip>
        )}
      </ChipRow>
      {open === 'recent' && (
        <ChipRow label="Recent foods">
          {foods.map((item) => (
            <Chip key={item.name} onClick={() => onAdd([draftOfLogged(item)])}>
              <bdi>{item.name}</bdi>
            </Chip>
          ))}
        </ChipRow>
      )}
      <Suspense>
        {open === 'quick' && <QuickAdd open onOpenChange={close} onAdd={(item) => add([item])} />}
        {open === 'own' && <OwnFoodsDialog onClose={close} onAdd={add} />}
      </Suspense>
    </>
  );
}
