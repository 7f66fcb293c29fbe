import { CalendarCheck, MessageSquareText, Music, Watch, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { paths, type Path } from '../../paths';
import './coach-actions.css';

export type FormKind = 'enquiry' | 'demo';

interface Action {
  title: string;
  text: string;
  icon: LucideIcon;
  /** A page to go to, or the form to open below. */
  to: Path | FormKind;
}

const actions: readonly Action[] = [
  {
    title: 'Book an Enquiry',
    text: 'Tell us what you are after. The form is below.',
    icon: MessageSquareText,
    to: 'enquiry',
  },
  { title: 'Request a Demo', text: 'We walk you through it, live.', icon: CalendarCheck, to: 'demo' },
  { title: 'Products', text: 'The watch that closes your circle.', icon: Watch, to: paths.products },
  {
    title: brand.bookDance,
    text: 'Four styles, ten moves, no wrong feet.',
    icon: Music,
    to: paths.dance,
  },
];

export function CoachActions({ onForm }: { onForm: (kind: FormKind) => void }) {
  return (
    <ul className="coach-actions" aria-label="Where to go from here">
      {actions.map(({ title, text, icon: Icon, to }) => {
        const content = (
          <>
            <Icon className="icon-lg" aria-hidden="true" />
            <b>{title}</b>
            <span>{text}</span>
          </>
        );
        return (
          <li key={title}>
            {to === 'enquiry' || to === 'demo' ? (
              <button type="button" className="coach-action" onClick={() => onForm(to)}>
                {content}
              </button>
            ) : (
              <Link className="coach-action" to={to}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
