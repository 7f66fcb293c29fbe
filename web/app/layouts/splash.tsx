import { Spinner } from '../../ui/spinner';
import './splash.css';

/** While nothing can be shown yet: the first page's code, or the stored sign-in. */
export function Splash() {
  return (
    <div className="splash">
      <Spinner size="lg" label="Loading" />
    </div>
  );
}
