import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { TextInput } from '../../../ui/text-input';

interface LibrarySearchProps {
  text: string;
  onChange: (text: string) => void;
}

export function LibrarySearch({ text, onChange }: LibrarySearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <form className="relative max-w-xl text-fg" role="search" onSubmit={(event) => event.preventDefault()}>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-icon flex-none -translate-y-1/2 text-fg-2 md:left-4"
        aria-hidden="true"
      />
      <TextInput
        ref={input}
        className={`pl-10 text-ellipsis placeholder:text-micro placeholder:text-ellipsis md:pl-12 lg:placeholder:text-small xl:placeholder:text-body ${text ? 'pr-input-tool' : 'pr-3'}`}
        type="search"
        aria-label="Search exercises"
        placeholder="Search exercises by name or muscle group..."
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {text !== '' && (
        <IconButton
          label="Clear search"
          className="absolute top-1/2 right-1 -translate-y-1/2"
          onClick={clear}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </form>
  );
}
