import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button';
import { StageScene } from '../../../ui/stage-scene';
import { paths } from '../../paths';

/** Above the first tab where there is room; on a phone, people come first. */
export function ChallengesBanner() {
  return (
    <StageScene
      className="community-banner rounded-lg border border-line p-5 max-md:order-last md:p-8"
      aria-labelledby="challenges-banner"
      pose="jump"
      arc={{ value: 0.72, max: 1 }}
    >
      <div className="grid max-w-3/5 justify-items-start gap-3 tiny:max-w-none">
        <h2 className="text-head leading-tight font-black tracking-display" id="challenges-banner">
          Challenges
        </h2>
        <p className="max-w-md text-on-wall-2">
          Take on 26 unique workouts. Compete with friends and climb the leaderboard!
        </p>
        <Link className={buttonClass({ variant: 'go' })} to={paths.gameChallenges}>
          Start Challenge
        </Link>
      </div>
    </StageScene>
  );
}
