import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button';
import { StageScene } from '../../../ui/stage-scene';

export function CommunityCard({ path }: { path: string }) {
  return (
    <StageScene
      className="community-card flex flex-col rounded-lg border border-line p-5"
      aria-labelledby="community-card"
      pose="jump"
    >
      <h2 className="max-w-2xs text-title leading-tight font-heavy tracking-display" id="community-card">
        Community & Challenges
      </h2>
      <p className="mt-1.5 mb-6 max-w-2xs font-medium text-on-wall-2">26 weekly challenges</p>
      <div className="mt-auto flex flex-wrap gap-2">
        <Link className={buttonClass({ variant: 'glass' })} to={path}>
          View Challenges
        </Link>
        <Link className={buttonClass({ variant: 'glass' })} to={path}>
          Explore
        </Link>
      </div>
    </StageScene>
  );
}
