import { CalendarCheck, MessageSquareText, Music, Watch, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { paths, type Path } from '../../paths';

export type FormKind = 'enquiry' | 'demo';

interface Action {
  title: string;
  text: string;
  icon: LucideIcon;
  /** Either a page to open or the form below. */
  to: Path | FormKind;
}

const actions: readonly Action[] = [
  {
    title: 'Book an Enquiry',
    text: "Tell us what you're looking for. The form is below.",
    icon: MessageSquareText,
    to: 'enquiry',
  },
  { title: 'Request a Demo', text: "We'll walk you through it, live.", icon: CalendarCheck, to: 'demo' },
  { title: 'Products', text: 'The watch that shows your circle.', icon: Watch, to: paths.products },
  {
    title: brand.bookDance,
    text: 'Four styles, ten moves, no wrong steps.',
    icon: Music,
    to: paths.dance,
  },
];

const actionClass =
  'grid content-start gap-1 rounded-lg border border-line bg-surface-1 p-pad no-underline shadow-card transition hover:border-line-strong hover:bg-surface-2 focus-visible:rounded-lg';

export function CoachActions({ onForm }: { onForm: (kind: FormKind) => void }) {
  return (
    <ul
      className="grid grid-cols-2 gap-3 tiny:grid-cols-1 md:-mt-6 md:gap-4 lg:grid-cols-4"
      aria-label="Where to go from here"
    >
      {actions.map(({ title, text, icon: Icon, to }) => {
        const content = (
          <>
            <Icon className="mb-3 size-icon-lg flex-none text-coach-text" aria-hidden="true" />
            <b className="leading-snug tracking-title">{title}</b>
            <span className="text-small leading-text text-fg-2">{text}</span>
          </>
        );
        return (
          <li key={title} className="grid">
            {to === 'enquiry' || to === 'demo' ? (
              <button type="button" className={actionClass} onClick={() => onForm(to)}>
                {content}
              </button>
            ) : (
              <Link className={actionClass} to={to}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
