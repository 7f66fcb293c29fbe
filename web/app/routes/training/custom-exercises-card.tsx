import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { CoachFace } from '../../../ui/coach-face';
import { paths } from '../../paths';

export function CustomExercisesCard() {
  return (
    <Card className="flex flex-wrap items-center gap-3" aria-labelledby="custom-exercises">
      <CoachFace size="3.5rem" />
      <div className="shrink grow basis-2xs">
        <h2 className="text-body" id="custom-exercises">
          Need custom exercises?
        </h2>
        <p className="text-small leading-body text-fg-2">
          Tell me what you have: time, space, a sore shoulder. We'll find something that fits.
        </p>
      </div>
      <Link className={`${buttonClass({ variant: 'quiet' })} flex-auto md:flex-none`} to={paths.chat}>
        Chat with {brand.coach}
      </Link>
    </Card>
  );
}
