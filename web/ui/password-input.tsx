import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { IconButton } from './icon-button';
import { TextInput } from './text-input';
import './password-input.css';

export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="password-input">
      <TextInput {...props} type={shown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} />
      <IconButton label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Icon aria-hidden="true" />
      </IconButton>
    </span>
  );
}
