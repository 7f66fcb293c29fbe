import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { Logo } from '../../../ui/logo';
import { AppearanceControls } from '../../appearance-controls';
import { paths } from '../../paths';

const links = [
  { label: 'Our Coach & Products', path: paths.ourCoach },
  { label: 'Products', path: paths.products },
  { label: 'Exercise Library', path: paths.exercises },
  { label: 'About Us', path: paths.about },
  { label: 'Contact Us', path: paths.contact },
  { label: 'Privacy', path: paths.privacy },
  { label: 'Terms', path: paths.terms },
];

/** Links for pages without the app's navigation. */
export function PublicFooter() {
  return (
    <footer className="grid gap-3 border-t border-line pt-6 pb-10 text-small text-fg-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-fg">
        <Logo word={brand.product} />
        <AppearanceControls />
      </div>
      <nav aria-label="More about us">
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ label, path }) => (
            <li key={path}>
              <Link
                className="inline-flex min-h-tap items-center font-semibold no-underline underline-offset-3 hover:text-fg hover:underline"
                to={path}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>{brand.support.address}</p>
    </footer>
  );
}
