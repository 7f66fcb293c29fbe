import { Link } from 'react-router-dom';
import { brand } from '../../shared/brand';
import { useSession } from '../lib/session/session-context';
import { Badge } from '../ui/badge';
import { buttonClass } from '../ui/button';
import type { CoachPose } from '../ui/coach-image';
import { menuDestinations } from './navigation';
import { paths, type Path } from './paths';
import { Scene } from './scene';
import { usePageTitle } from './use-page-title';

/** Pages that are done: what a page still on its way may send people to. */
const finished: readonly Path[] = [
  paths.dashboard,
  paths.workout,
  paths.exercises,
  paths.profileSummary,
  paths.chat,
  paths.nutrition,
  paths.ourCoach,
  paths.products,
  paths.about,
  paths.contact,
];

interface OnItsWayProps {
  title: string;
  /** What the page will do, in one or two sentences. */
  plan: string;
  pose: CoachPose;
  /** Where it leads for now, in place of the pages of the menu. */
  instead?: readonly { label: string; path: Path }[];
}

/** Stands for a route that is not built yet, and says so. */
export function OnItsWay({ title, plan, pose, instead }: OnItsWayProps) {
  usePageTitle(title);
  const signedIn = useSession().status === 'signed-in';
  const links =
    instead ??
    menuDestinations.filter((each) => finished.includes(each.path) && (signedIn || !each.needsUser));
  return (
    <Scene title={title} says="I'm still setting this room up." pose={pose} progress={0.65}>
      <div>
        <Badge tone="glass">On its way</Badge>
      </div>
      <p className="max-w-xl text-on-wall-2">{plan}</p>
      {links.length > 0 && (
        <nav className="mt-1 flex flex-wrap gap-3" aria-label={`What ${brand.coach} can show you now`}>
          {links.map((link) => (
            <Link key={link.path} className={buttonClass({ variant: 'glass' })} to={link.path}>
              {link.label}
            </Link>
          ))}
        </nav>
      )}
    </Scene>
  );
}
