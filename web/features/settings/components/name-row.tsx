import { useEffect, useRef, useState } from 'react';
import { nameSchema } from '../../../../shared/contracts/values';
import { readForm } from '../../../lib/read-form';
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
  const read = readForm(nameSchema, typed ?? name);
  const error = left && !read.ok ? read.first : null;
  const save = (text: string) => {
    clearTimeout(timer.current);
    const valid = readForm(nameSchema, text);
    if (!valid.ok) return;
    setTyped(null);
    if (valid.value !== name) onChange(valid.value);
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
