import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button';
import { paths } from '../../paths';

/** The one action of the dashboard. */
export function StartWorkout() {
  return (
    <Link
      className={`${buttonClass({ variant: 'go', size: 'lg' })} tiny:min-w-0 tiny:px-2`}
      to={paths.workout}
    >
      Start Workout <ArrowRight className="icon tiny:hidden" aria-hidden="true" />
    </Link>
  );
}
