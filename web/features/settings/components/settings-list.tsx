import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SettingsSection, SettingsSectionId } from '../sections';
import { usePresentChoices } from '../use-present-choices';

/** By which the focus finds the section's row. */
export const rowIdOf = (id: SettingsSectionId) => `${id}-row`;

interface SettingsListProps {
  sections: readonly SettingsSection[];
  pathOf: (id: SettingsSectionId) => string;
  /** The section next to the list; null where the list has the page to itself. */
  open: SettingsSectionId | null;
}

/** The sections and what each holds: a card on a phone, a column next to the open section from 64 rem. */
export function SettingsList({ sections, pathOf, open }: SettingsListProps) {
  const present = usePresentChoices();
  return (
    <nav
      className="rounded-lg border border-line bg-surface-1 shadow-card lg:grid lg:gap-0.5 lg:border-0 lg:bg-transparent lg:shadow-none"
      aria-label="Settings"
    >
      {sections.map(({ id, label, holds, icon: Icon }) => (
        <Link
          className={cx(
            'flex min-h-row items-center gap-4 border-t border-line px-pad py-2 no-underline first:rounded-t-lg first:border-t-0 last:rounded-b-lg hover:bg-surface-2 focus-visible:-outline-offset-3 lg:gap-3 lg:rounded-md lg:border-0 lg:px-4 lg:first:rounded-md lg:last:rounded-md',
            open === id && 'bg-surface-2',
          )}
          key={id}
          id={rowIdOf(id)}
          to={pathOf(id)}
          // Side by side, the sections are like tabs: Back leaves them all.
          replace={open !== null}
          aria-current={open === id ? 'page' : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-holds`}
        >
          <Icon className={cx('icon', open === id ? 'text-go-text' : 'text-fg-2')} aria-hidden="true" />
          <span className="grid min-w-0 flex-1 leading-text">
            <span id={`${id}-label`} className="font-semibold">
              {label}
            </span>
            <span id={`${id}-holds`} className="text-small text-fg-2">
              {present[id] ?? holds}
            </span>
          </span>
          <ChevronRight className="icon text-fg-3 lg:hidden" aria-hidden="true" />
        </Link>
      ))}
    </nav>
  );
}
