import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { maximumImported } from '../../../../shared/contracts/food-import';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import { templateCsv } from './foods-csv';
import { ImportPreview } from './import-preview';
import { useImport, type Import } from './use-import';

/** Foods from a spreadsheet: choose or paste, look, then add all at once. */
export function ImportFoods({ onDone }: { onDone: () => void }) {
  const read = useImport(onDone);
  return read.chosen ? <ImportPreview read={read} chosen={read.chosen} /> : <ChooseTable read={read} />;
}

const templateName = 'vita-foods-template.csv';

function ChooseTable({ read }: { read: Import }) {
  const file = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  return (
    <div className="grid gap-4">
      <p className="text-fg-2">
        Bring a table with a name, calories, protein, carbs, and fat for each food, up to {maximumImported} at
        a time. You'll see what I read before anything is added.
      </p>
      <div className="flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap">
        <Button
          variant="go"
          size="lg"
          busy={read.isReading}
          busyLabel="Reading"
          onClick={() => file.current?.click()}
        >
          Choose a CSV file
        </Button>
        <Button
          variant="line"
          size="lg"
          onClick={() => {
            saveFile(templateName, templateCsv(), 'text/csv');
            toast.success('Download ready', templateName);
          }}
        >
          <Download className="icon-sm" aria-hidden="true" />
          Get a template
        </Button>
      </div>
      <input
        ref={file}
        className="hidden"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label="CSV file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Lets the same file be chosen again after it was changed.
          target.value = '';
          if (chosen) void read.chooseFile(chosen);
        }}
      />
      <Field label="Or paste a table">
        <TextArea
          value={pasted}
          rows={4}
          placeholder="name, kcal, protein, carbs, fat"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setPasted(event.target.value)}
        />
      </Field>
      <p className="text-small font-semibold text-danger-text empty:hidden" role="alert">
        {read.problem}
      </p>
      <Button variant="line" busy={read.isReading} onClick={() => void read.choosePasted(pasted)}>
        Read what I pasted
      </Button>
    </div>
  );
}
