import { useEffect, useRef, useState } from 'react';
import { nameSchema } from '../../../../shared/contracts/values';
import { longestName, nameLength } from '../../../../shared/rules/text-length';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { TextInput } from '../../../ui/text-input';

const pauseMs = 1_000;

interface NameRowProps {
  name: string;
  onChange: (name: string) => void;
}

/** Saves a valid name automatically when typing pauses or the field loses focus. */
export function NameRow({ name, onChange }: NameRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const parsed = nameSchema.safeParse(typed ?? name);
  const error = left && !parsed.success ? parsed.error.issues[0]?.message : null;
  const save = (text: string) => {
    clearTimeout(timer.current);
    const valid = nameSchema.safeParse(text);
    if (!valid.success) return;
    setTyped(null);
    if (valid.data !== name) onChange(valid.data);
  };
  const leave = useRef(() => undefined as void);
  useEffect(() => {
    leave.current = () => save(typed ?? name);
  });
  // Leaving by Back causes no blur, so the latest text is saved here.
  useEffect(() => () => leave.current(), []);
  const edit = (text: string) => {
    setTyped(text);
    setLeft(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(text), pauseMs);
  };
  return (
    <form
      className="py-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setLeft(true);
        save(typed ?? name);
      }}
    >
      <Field
        label="Name"
        error={error}
        aside={<LengthLeft length={nameLength(typed ?? name)} limit={longestName} />}
      >
        <TextInput
          name="name"
          autoComplete="name"
          value={typed ?? name}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => {
            setLeft(true);
            save(typed ?? name);
          }}
        />
      </Field>
    </form>
  );
}
