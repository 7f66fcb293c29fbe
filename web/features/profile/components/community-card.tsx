import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button';
import { CoachImage } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import './community-card.css';

export function CommunityCard({ path }: { path: string }) {
  return (
    <Stage className="community-card" aria-labelledby="community-card">
      <CoachImage className="community-card-coach" pose="jump" />
      <h2 id="community-card">Community & Challenges</h2>
      <p>26 weekly challenges</p>
      <div className="community-card-actions">
        <Link className={buttonClass({ variant: 'glass' })} to={path}>
          View Challenges
        </Link>
        <Link className={buttonClass({ variant: 'glass' })} to={path}>
          Explore
        </Link>
      </div>
    </Stage>
  );
}
