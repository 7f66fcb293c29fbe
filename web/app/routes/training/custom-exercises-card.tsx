import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { CoachFace } from '../../../ui/coach-face';
import { paths } from '../../paths';

export function CustomExercisesCard() {
  return (
    <Card className="custom-exercises" aria-labelledby="custom-exercises">
      <CoachFace size="3.5rem" />
      <div>
        <h2 id="custom-exercises">Need custom exercises?</h2>
        <p>Tell me what you have: time, space, a sore shoulder. We find something that fits.</p>
      </div>
      <Link className={buttonClass({ variant: 'quiet' })} to={paths.chat}>
        Chat with {brand.coach}
      </Link>
    </Card>
  );
}
