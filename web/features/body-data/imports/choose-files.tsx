import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/button';
import { FileHelp } from './file-help';
import type { ImportFlow } from './use-import';

interface ChooseFilesProps {
  flow: ImportFlow;
  problem: string | null;
}

/** No list of endings: phones gray out files whose endings they don't know, and what a file is, its first bytes say. */
export function ChooseFiles({ flow, problem }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <div className="grid gap-4">
      <p className="text-fg-2">
        A workout from your watch or app (FIT, GPX, or TCX), or the export of your phone's health app. It's
        read on this device, and you'll see what's inside before anything is added.
      </p>
      <div
        className="grid justify-items-center gap-3 rounded-lg border-1.5 border-dashed border-line-strong px-4 py-6 data-over:border-go-mark data-over:bg-go-tint"
        data-over={isOver || undefined}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          flow.choose([...event.dataTransfer.files]);
        }}
      >
        <Button variant="go" size="lg" onClick={() => input.current?.click()}>
          <FileUp className="icon-sm" aria-hidden="true" />
          Choose files
        </Button>
        <p className="hidden text-small text-fg-2 window-md:block">Or drop them here.</p>
      </div>
      <input
        ref={input}
        className="hidden"
        type="file"
        multiple
        aria-label="Files from a watch or phone"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the same file be chosen again.
          target.value = '';
          flow.choose(files);
        }}
      />
      <p className="text-small font-semibold text-danger-text empty:hidden" role="alert">
        {problem && `${problem} Nothing was added.`}
      </p>
      <FileHelp />
    </div>
  );
}
