import { useState } from 'react';
import { Card, CardHeader } from '../../../ui/card';
import { Checkbox } from '../../../ui/checkbox';
import { ChoiceCards, MultiChoiceCards } from '../../../ui/choice-cards';
import { Field } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';
import { PasswordInput } from '../../../ui/password-input';
import { Select } from '../../../ui/select';
import { Switch } from '../../../ui/switch';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';

const goals = [
  { value: 'strong', label: 'Get stronger', description: 'Lift, carry, stand tall' },
  { value: 'light', label: 'Lose weight' },
] as const;
const zones = [
  { value: 'core', label: 'Core' },
  { value: 'legs', label: 'Legs' },
  { value: 'arms', label: 'Arms' },
] as const;

export function FieldSamples() {
  return (
    <>
      <InputSamples />
      <ChoiceSamples />
    </>
  );
}

function InputSamples() {
  const [height, setHeight] = useState('170');
  const [unit, setUnit] = useState<'metric' | 'imperial'>();
  return (
    <Card className="grid gap-4">
      <CardHeader title="Inputs" />
      <Field label="Full Name" hint="As your friends know you">
        <TextInput placeholder="Maya Lind" />
      </Field>
      <Field label="Password" error="Password must be at least 6 characters">
        <PasswordInput defaultValue="run" />
      </Field>
      <Field label="Height">
        <NumberInput value={height} onChange={setHeight} unit="cm" />
      </Field>
      <Field label="Units">
        <Select
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'metric', label: 'Metric' },
            { value: 'imperial', label: 'Imperial' },
          ]}
        />
      </Field>
      <Field label="Body pains">
        <TextArea placeholder="Anything I should go easy on?" />
      </Field>
    </Card>
  );
}

function ChoiceSamples() {
  const [goal, setGoal] = useState<'strong' | 'light'>('strong');
  const [chosen, setChosen] = useState<('core' | 'legs' | 'arms')[]>(['core']);
  const [agreed, setAgreed] = useState(false);
  const [voice, setVoice] = useState(true);
  return (
    <Card className="grid gap-4">
      <CardHeader title="Choices" />
      <ChoiceCards legend="Most exciting result" options={goals} value={goal} onChange={setGoal} />
      <MultiChoiceCards
        legend="Target zones"
        options={zones}
        values={chosen}
        onChange={setChosen}
        minCardWidth="7rem"
        error={chosen.length ? null : 'Choose at least one zone'}
      />
      <Checkbox label="I agree to the terms" checked={agreed} onChange={setAgreed} />
      <Switch label="Coach voice" description="Spoken cues" checked={voice} onChange={setVoice} />
    </Card>
  );
}
