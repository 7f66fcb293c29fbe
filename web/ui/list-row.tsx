import type { ReactNode } from 'react';
import './list-row.css';

interface ListRowProps {
  name: ReactNode;
  note?: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  /** The person looking at the list. */
  own?: boolean;
  dimmed?: boolean;
  className?: string;
}

/** One line of a list of people, exercises, notifications. Stands in an <ol> or <ul>. */
export function ListRow({ name, note, before, after, own = false, dimmed = false, className }: ListRowProps) {
  const names = ['list-row', own && 'list-row-own', dimmed && 'list-row-dimmed', className]
    .filter(Boolean)
    .join(' ');
  return (
    <li className={names}>
      {before}
      <div className="list-row-words">
        <div className="list-row-name">{name}</div>
        {note && <div className="list-row-note">{note}</div>}
      </div>
      {after}
    </li>
  );
}
