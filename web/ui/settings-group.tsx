import type { ReactNode } from 'react';
import './settings-group.css';

interface SettingsGroupProps {
  /** Where links within the page lead. */
  id: string;
  title: string;
  /** What became of the last change. */
  note?: ReactNode;
  /** Below the rows: what to know about them. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Rows that belong together, on one surface, under a heading. */
export function SettingsGroup({ id, title, note, footer, children }: SettingsGroupProps) {
  return (
    <section className="settings-group" id={id} aria-labelledby={`${id}-title`}>
      <div className="settings-group-top">
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {note}
      </div>
      <div className="settings-group-rows">{children}</div>
      {footer && <div className="settings-group-footer">{footer}</div>}
    </section>
  );
}

interface SettingsRowProps {
  label: ReactNode;
  description?: ReactNode;
  /** What changes it; without it the row only tells. */
  children?: ReactNode;
}

/** One setting: its name and value on the left, its control on the right or below where that is too narrow. */
export function SettingsRow({ label, description, children }: SettingsRowProps) {
  return (
    <div className="settings-row">
      <div className="settings-row-words">
        <span className="settings-row-label">{label}</span>
        {description && <div className="settings-row-about">{description}</div>}
      </div>
      {children && <div className="settings-row-end">{children}</div>}
    </div>
  );
}
