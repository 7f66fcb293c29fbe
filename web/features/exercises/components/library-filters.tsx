import { Ban, Heart } from 'lucide-react';
import { Chip, ChipRow } from '../../../ui/chip';
import type { MarkKind } from '../marks';
import { muscleGroups } from '../muscle-groups';
import type { Equipment, LibraryFilter } from '../search-exercises';
import { equipmentName } from '../wording';
import './library-filters.css';

const equipments: readonly Equipment[] = ['none', 'mat', 'chair', 'wall', 'dumbbells', 'resistance_band'];

function toggled<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}

interface LibraryFiltersProps {
  filter: LibraryFilter;
  onChange: (filter: LibraryFilter) => void;
  /** How many exercises carry which mark; undefined for visitors and until it is known. */
  marked: Record<MarkKind, number> | undefined;
}

/** Chips to choose parts of the body and what is at hand; rows to swipe on a phone. */
export function LibraryFilters({ filter, onChange, marked }: LibraryFiltersProps) {
  const { groups, equipment, mark } = filter;
  const toggleMark = (kind: MarkKind) => onChange({ ...filter, mark: mark === kind ? null : kind });
  return (
    <div className="library-filters">
      <ChipRow label="Muscle groups">
        {muscleGroups.map((group) => (
          <Chip
            key={group}
            pressed={groups.includes(group)}
            onClick={() => onChange({ ...filter, groups: toggled(groups, group) })}
          >
            {group}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label="Equipment and your marks">
        {marked && (
          <Chip pressed={mark === 'favorite'} onClick={() => toggleMark('favorite')}>
            <Heart aria-hidden="true" fill={mark === 'favorite' ? 'currentColor' : 'none'} />
            Favorites
          </Chip>
        )}
        {equipments.map((each) => (
          <Chip
            key={each}
            pressed={equipment.includes(each)}
            onClick={() => onChange({ ...filter, equipment: toggled(equipment, each) })}
          >
            {equipmentName(each)}
          </Chip>
        ))}
        {marked && (marked.exclusion > 0 || mark === 'exclusion') && (
          <Chip pressed={mark === 'exclusion'} onClick={() => toggleMark('exclusion')}>
            <Ban aria-hidden="true" />
            Not for me
          </Chip>
        )}
      </ChipRow>
    </div>
  );
}
