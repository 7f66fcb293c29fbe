import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { Logo } from '../../../ui/logo';
import { AppearanceControls } from '../../appearance-controls';
import { paths } from '../../paths';
import './public-footer.css';

const links = [
  { label: 'Our Coach & Products', path: paths.ourCoach },
  { label: 'Products', path: paths.products },
  { label: 'Exercise Library', path: paths.exercises },
  { label: 'About Us', path: paths.about },
  { label: 'Contact Us', path: paths.contact },
  { label: 'Privacy', path: paths.privacy },
  { label: 'Terms', path: paths.terms },
];

/** Where a page without the app's own navigation leads on. */
export function PublicFooter() {
  return (
    <footer className="public-footer">
      <div className="public-footer-top">
        <Logo word={brand.product} />
        <AppearanceControls />
      </div>
      <nav aria-label="More about us">
        <ul>
          {links.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>{brand.support.address}</p>
    </footer>
  );
}
