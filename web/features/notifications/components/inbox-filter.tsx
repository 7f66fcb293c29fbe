import { Chip, ChipRow } from '../../../ui/chip';
import { groupLabels, type InboxGroup } from '../inbox-groups';

interface InboxFilterProps {
  groups: readonly InboxGroup[];
  /** Null for all. */
  group: InboxGroup | null;
  onChange: (group: InboxGroup | null) => void;
}

/** Which notifications are listed; nothing to choose from with a single group. */
export function InboxFilter({ groups, group, onChange }: InboxFilterProps) {
  if (groups.length < 2) return null;
  return (
    <ChipRow label="Show">
      <Chip narrow pressed={group === null} onClick={() => onChange(null)}>
        All
      </Chip>
      {groups.map((each) => (
        <Chip key={each} narrow pressed={group === each} onClick={() => onChange(each)}>
          {groupLabels[each]}
        </Chip>
      ))}
    </ChipRow>
  );
}
