import { useEffect, useRef, type ReactNode } from 'react';
import { useConnection } from '../../../lib/offline/connection';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { SegmentedControl } from '../../../ui/segmented-control';
import type { Basis } from './columns';
import { countOf, foodsText, tooMuchIn, type ImportPlan, type SameNames } from './import-plan';
import { ImportTable } from './import-table';
import type { LeftOut } from './read-foods';
import type { Import } from './use-import';

interface PreviewProps {
  read: Import;
  chosen: NonNullable<Import['chosen']>;
}

const bases: { value: Basis; label: string }[] = [
  { value: '100 g', label: '100 g' },
  { value: 'portion', label: 'A portion' },
];
const sameNameChoices: { value: SameNames; label: string }[] = [
  { value: 'skip', label: 'Skip them' },
  { value: 'replace', label: 'Replace them' },
];

/** What was read, before anything is stored. */
export function ImportPreview({ read, chosen }: PreviewProps) {
  const { plan, note, basis } = chosen;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOnline = useConnection();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const sameCount = plan.foods.filter(({ same }) => same?.kind === 'food').length;
  // After a request without an answer only the same one may follow.
  const isOpen = !read.isUncertain && !read.isStoring;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h3 className="text-body outline-none" ref={heading} tabIndex={-1}>
          {headline(plan)}
        </h3>
        {note && <p className="text-small text-fg-2">{note}</p>}
      </div>
      {isOpen && plan.asksBasis && (
        <Choice label="The numbers are for">
          <SegmentedControl
            label="The numbers are for"
            options={bases}
            value={basis}
            onChange={read.chooseBasis}
          />
        </Choice>
      )}
      {isOpen && sameCount > 0 && (
        <Choice label={`${foodsText(sameCount)} with a name you already have`}>
          <SegmentedControl
            label="Foods with a name you already have"
            options={sameNameChoices}
            value={read.sameNames}
            onChange={read.chooseSameNames}
          />
        </Choice>
      )}
      {plan.foods.length > 0 && <ImportTable plan={plan} sameNames={read.sameNames} />}
      {plan.leftOut.length > 0 && <LeftOutLines lines={plan.leftOut} />}
      <PreviewActions read={read} plan={plan} isOnline={isOnline} />
    </div>
  );
}

function headline({ foods, leftOut }: ImportPlan): string {
  if (foods.length === 0) return "I couldn't use any of these lines";
  const lines = `${leftOut.length} ${leftOut.length === 1 ? 'line' : 'lines'}`;
  const read = `I read ${foodsText(foods.length)}`;
  return leftOut.length === 0 ? read : `${read} and left out ${lines}`;
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="text-body font-strong" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

const mostLines = 30;

function LeftOutLines({ lines }: { lines: readonly LeftOut[] }) {
  const more = lines.length - mostLines;
  return (
    <section className="grid gap-2 rounded-md bg-surface-2 p-4" aria-labelledby="left-out">
      <h3 id="left-out" className="text-body">
        Left out
      </h3>
      <ul className="grid gap-1.5 text-small leading-text">
        {lines.slice(0, mostLines).map(({ line, reason }) => (
          <li key={line} className="wrap-anywhere text-fg-2">
            <b className="font-strong text-fg">Line {line}:</b> {reason.endsWith('?') ? reason : `${reason}.`}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-small text-fg-2">And {more} more.</p>}
    </section>
  );
}

interface ActionsProps {
  read: Import;
  plan: ImportPlan;
  isOnline: boolean;
}

function PreviewActions({ read, plan, isOnline }: ActionsProps) {
  const added = countOf(plan, read.sameNames, 'add');
  const replaced = countOf(plan, read.sameNames, 'replace');
  const tooMuch = tooMuchIn(plan, read.sameNames);
  const problem = tooMuch ?? read.refusal;
  const canStore = added + replaced > 0 && !tooMuch;
  return (
    <>
      <p className="text-small font-semibold text-danger-text empty:hidden" role="alert">
        {problem}
      </p>
      <p className="text-small text-fg-2 empty:hidden" role="status">
        {statusText(read, plan, isOnline)}
      </p>
      <DialogActions>
        <Button variant="line" size="lg" disabled={read.isStoring} onClick={read.restart}>
          Choose another
        </Button>
        {canStore && (
          <Button
            variant="go"
            size="lg"
            aria-disabled={!isOnline || undefined}
            busy={read.isStoring}
            busyLabel="Adding"
            onClick={() => isOnline && read.store()}
          >
            {read.isUncertain ? 'Try again' : storeText(added, replaced)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function statusText({ isUncertain, sameNames }: Import, { foods }: ImportPlan, isOnline: boolean): string {
  if (!isOnline) return "You're offline, and nothing is added yet. I'll need a connection for that.";
  if (isUncertain)
    return "I didn't hear back, so I don't know if that worked. Try again: nothing is added twice.";
  const isAllThere = foods.length > 0 && foods.every(({ same }) => same);
  return isAllThere && sameNames === 'skip' ? 'You already have all of these, so nothing is added.' : '';
}

function storeText(added: number, replaced: number): string {
  if (replaced === 0) return `Add ${foodsText(added)}`;
  return added === 0 ? `Replace ${foodsText(replaced)}` : `Add ${added} and replace ${replaced}`;
}
