import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textLinkClass } from '../../../ui/text-link';
import type { SaveStatus } from '../draft-saver';

export interface HeaderLink {
  label: string;
  to: string;
}

interface ChatHeaderProps {
  title: string;
  /** 'Question 3 of 13', or what follows the last one. */
  place: string;
  status: SaveStatus;
  links: readonly HeaderLink[];
  /** Shown at the end of its second line. */
  children?: ReactNode;
}

/** Shows the progress through the questions and links to the other ways to answer. */
export function ChatHeader({ title, place, status, links, children }: ChatHeaderProps) {
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-title tracking-title">{title}</h1>
        <nav className="flex flex-wrap gap-x-4 text-small" aria-label="Other ways to answer">
          {links.map(({ label, to }) => (
            <Link key={to} className={textLinkClass} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-small text-fg-2">
        <b className="text-go-text tabular-nums">{place}</b>
        <span>{status === 'saving' ? 'Saving' : status === 'saved' && 'Saved'}</span>
        <span className="inline-flex items-center gap-1.5 text-warm-text empty:hidden" role="status">
          {status === 'waiting' && (
            <>
              <CloudOff className="size-icon-sm flex-none" aria-hidden="true" />
              Not saved yet. Still trying.
            </>
          )}
        </span>
        {children}
      </div>
    </header>
  );
}
