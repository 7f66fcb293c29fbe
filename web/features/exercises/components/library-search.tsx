import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { TextInput } from '../../../ui/text-input';
import './library-search.css';

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
    <form className="library-search" role="search" onSubmit={(event) => event.preventDefault()}>
      <Search className="icon library-search-icon" aria-hidden="true" />
      <TextInput
        ref={input}
        type="search"
        aria-label="Search exercises"
        placeholder="Search exercises by name or muscle group..."
        value={text}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {text !== '' && (
        <IconButton label="Clear search" className="library-search-clear" onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </form>
  );
}
