import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button';
import { paths } from '../../paths';

/** Links to where friends are found and added. */
export const InviteFriends = () => (
  <Link className={buttonClass({ variant: 'line' })} to={`${paths.community}?tab=friends`}>
    Find friends
  </Link>
);
