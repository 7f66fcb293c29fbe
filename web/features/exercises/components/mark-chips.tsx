import { Ban, Heart } from 'lucide-react';
import type { ExerciseMark } from '../../../../shared/contracts/exercises';
import { Chip, ChipRow } from '../../../ui/chip';
import type { MarkChange } from '../marks';

interface MarkChipsProps {
  exerciseId: string;
  mark: ExerciseMark;
  onMark: (change: MarkChange) => void;
}

/** What the person thinks of an exercise: one of the two, or neither. */
export function MarkChips({ exerciseId, mark, onMark }: MarkChipsProps) {
  const toggle = (kind: MarkChange['kind']) => onMark({ exerciseId, kind, marked: !mark[kind] });
  return (
    <ChipRow label="Your choice">
      <Chip pressed={mark.favorite} onClick={() => toggle('favorite')}>
        <Heart aria-hidden="true" fill={mark.favorite ? 'currentColor' : 'none'} />
        Favorite
      </Chip>
      <Chip pressed={mark.exclusion} onClick={() => toggle('exclusion')}>
        <Ban aria-hidden="true" />
        Not for me
      </Chip>
    </ChipRow>
  );
}
