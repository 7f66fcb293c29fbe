import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readInvitationCode, shownCode } from '../../../../shared/rules/invitation-code';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';

const example = shownCode('BCDFGHJK');

/** For a code that was read aloud. */
export function CodeForm() {
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const code = readInvitationCode(typed);
    if (code === null) setWrong(true);
    else setSearch({ code });
  };
  return (
    <form
      className="grid max-w-md gap-3 rounded-lg border border-line bg-surface-1 p-pad text-fg"
      onSubmit={open}
    >
      <Field
        label="Invitation code"
        error={isWrong ? `A code has eight letters, like ${example}.` : undefined}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={example}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
      </Field>
      <Button type="submit" variant="go" size="lg" wide>
        Open invitation
      </Button>
    </form>
  );
}
