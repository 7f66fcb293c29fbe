import { useState } from 'react';
import { addDays, type LocalDate } from '../../../../shared/rules/local-date';
import { Button } from '../../../ui/button';
import { MultiChoiceCards } from '../../../ui/choice-cards';
import { DialogActions } from '../../../ui/dialog';
import { SegmentedControl } from '../../../ui/segmented-control';
import type { Wanted } from '../reading/read-file';
import { StageHeading } from './stage-heading';
import type { ImportFlow } from './use-import';

type Kind = keyof Wanted;

const kinds: { value: Kind; label: string }[] = [
  { value: 'activities', label: 'Workouts' },
  { value: 'steps', label: 'Steps' },
  { value: 'weights', label: 'Weight' },
  { value: 'restingHeartRates', label: 'Resting heart rate' },
];

const ages = [
  { value: '92', label: '3 months' },
  { value: '366', label: '1 year' },
  { value: 'all', label: 'Everything' },
] as const;
type Age = (typeof ages)[number]['value'];

interface ChooseKeptProps {
  flow: ImportFlow;
  files: readonly File[];
  today: LocalDate;
}

/** An export holds years of everything: what of it is wanted. */
export function ChooseKept({ flow, files, today }: ChooseKeptProps) {
  const [chosen, setChosen] = useState<Kind[]>(kinds.map(({ value }) => value));
  const [age, setAge] = useState<Age>('366');
  const since = age === 'all' ? null : addDays(today, -Number(age));
  const wanted: Wanted = {
    activities: chosen.includes('activities'),
    steps: chosen.includes('steps'),
    weights: chosen.includes('weights'),
    restingHeartRates: chosen.includes('restingHeartRates'),
  };
  return (
    <div className="grid gap-5">
      <StageHeading>What would you like to bring?</StageHeading>
      <MultiChoiceCards
        legend="Keep"
        hint="Nothing else in the file leaves this device."
        options={kinds}
        values={chosen}
        onChange={setChosen}
        minCardWidth="8rem"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="font-strong" aria-hidden="true">
          From the last
        </span>
        <SegmentedControl label="From the last" options={ages} value={age} onChange={setAge} />
      </div>
      <DialogActions>
        <Button variant="line" size="lg" onClick={flow.restart}>
          Back
        </Button>
        <Button
          variant="go"
          size="lg"
          disabled={chosen.length === 0}
          onClick={() => void flow.read(files, { wanted, since })}
        >
          {files.length === 1 ? 'Read the file' : 'Read the files'}
        </Button>
      </DialogActions>
    </div>
  );
}
