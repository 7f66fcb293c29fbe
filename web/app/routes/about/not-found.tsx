import { House } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button';
import { paths } from '../../paths';
import { Scene } from '../../scene';
import { usePageTitle } from '../../use-page-title';

export default function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <Scene
      title="Oops! Page not found"
      says="Nothing to train here. Let's go back."
      pose="listen"
      progress={0.15}
    >
      <div className="mt-1 flex flex-wrap gap-3">
        <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={paths.home}>
          <House className="size-icon flex-none" aria-hidden="true" />
          Return to Home
        </Link>
      </div>
    </Scene>
  );
}
