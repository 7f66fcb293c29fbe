import { Ban, Heart } from 'lucide-react';
import { Chip, ChipRow } from '../../../ui/chip';
import type { MarkKind } from '../marks';
import { muscleGroups } from '../muscle-groups';
import type { Equipment, LibraryFilter } from '../search-exercises';
import { equipmentName } from '../wording';

const equipments: readonly Equipment[] = ['none', 'mat', 'chair', 'wall', 'dumbbells', 'resistance_band'];

function toggled<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}

interface LibraryFiltersProps {
  filter: LibraryFilter;
  onChange: (filter: LibraryFilter) => void;
  /** Visitors have no marks; for others they arrive a little later. */
  marks: 'none' | 'loading' | 'known';
}

/** Chips for body parts and equipment; on a phone, one row to swipe. */
export function LibraryFilters({ filter, onChange, marks }: LibraryFiltersProps) {
  const { groups, equipment, mark } = filter;
  const markChip = (kind: MarkKind) => ({
    pressed: mark === kind,
    disabled: marks === 'loading',
    onClick: () => onChange({ ...filter, mark: mark === kind ? null : kind }),
  });
  return (
    <ChipRow label="Filters" swipes>
      {marks !== 'none' && (
        <Chip {...markChip('favorite')}>
          <Heart aria-hidden="true" fill={mark === 'favorite' ? 'currentColor' : 'none'} />
          Favorites
        </Chip>
      )}
      {muscleGroups.map((group) => (
        <Chip
          key={group}
          pressed={groups.includes(group)}
          onClick={() => onChange({ ...filter, groups: toggled(groups, group) })}
        >
          {group}
        </Chip>
      ))}
      {equipments.map((each) => (
        <Chip
          key={each}
          pressed={equipment.includes(each)}
          onClick={() => onChange({ ...filter, equipment: toggled(equipment, each) })}
        >
          {equipmentName(each)}
        </Chip>
      ))}
      {marks !== 'none' && (
        <Chip {...markChip('exclusion')}>
          <Ban aria-hidden="true" />
          Not for me
        </Chip>
      )}
    </ChipRow>
  );
}
