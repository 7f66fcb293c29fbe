import type { ReactNode } from 'react';

interface SettingsGroupProps {
  /** The target of links within the page. */
  id: string;
  /** Without it, the page shows the title as the element `<id>-title`. */
  title?: string;
  /** The state of the last change. */
  note?: ReactNode;
  /** Explanatory text below the rows. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A group of related rows on one surface, under a heading. */
export function SettingsGroup({ id, title, note, footer, children }: SettingsGroupProps) {
  return (
    <section className="grid min-w-0 gap-1.5" id={id} aria-labelledby={`${id}-title`}>
      <div className="flex min-h-icon-lg flex-wrap items-center justify-between gap-x-3 px-1">
        {title && (
          <h2 id={`${id}-title`} className="text-lead">
            {title}
          </h2>
        )}
        {note}
      </div>
      <div className="rounded-lg border border-line bg-surface-1 shadow-card *:mx-pad *:border-t *:border-line *:first:border-t-0">
        {children}
      </div>
      {footer && <div className="px-1 text-small leading-body text-fg-2">{footer}</div>}
    </section>
  );
}

interface SettingsRowProps {
  label: ReactNode;
  description?: ReactNode;
  /** The control; without it, the row only shows a value. */
  children?: ReactNode;
}

/** One setting: its name and value on the left, its control on the right, or below when space is tight. */
export function SettingsRow({ label, description, children }: SettingsRowProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3">
      <div className="min-w-0 flex-fit leading-text wrap-anywhere">
        <span className="font-semibold">{label}</span>
        {description && <div className="text-small text-fg-2">{description}</div>}
      </div>
      {children && (
        // A segmented control and its state need the whole row on a phone.
        <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-fg-2 max-sm:has-[.segmented-control,.whole-row]:grid max-sm:has-[.segmented-control,.whole-row]:basis-full">
          {children}
        </div>
      )}
    </div>
  );
}
