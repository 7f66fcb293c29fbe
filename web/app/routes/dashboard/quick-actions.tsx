import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import type { SmallPose } from '../../../ui/coach-image';
import { StageScene } from '../../../ui/stage-scene';
import { paths, type Path } from '../../paths';

interface Action {
  label: string;
  path: Path;
  pose: SmallPose;
  /** The class that places the coach in the tile. */
  place: string;
}

const actions: readonly Action[] = [
  { label: 'Start Workout', path: paths.workout, pose: 'sprint-small', place: 'quick-action-sprint' },
  { label: brand.danceGame, path: paths.dance, pose: 'groove-small', place: 'quick-action-groove' },
  { label: 'Community', path: paths.community, pose: 'wave-small', place: 'quick-action-wave' },
];

const linkClass = 'group grid rounded-lg no-underline focus-visible:rounded-lg';
const actionClass =
  'quick-action flex items-end rounded-lg border border-line p-4 leading-snug font-bold tracking-title transition-colors group-hover:border-line-strong xl:min-h-0';

interface QuickActionsProps {
  className?: string;
  /** Enlarges the coach when the actions fill half the page. */
  isLarge?: boolean;
}

export function QuickActions({ className, isLarge = false }: QuickActionsProps) {
  return (
    <nav className="flex h-full flex-col gap-2" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="text-title">
        Quick Actions
      </h2>
      <div className={['grid flex-1 grid-cols-2 gap-3', className].filter(Boolean).join(' ')}>
        {actions.map(({ label, path, pose, place }) => (
          <Link key={path} className={linkClass} to={path}>
            <StageScene
              as="div"
              className={`${actionClass} ${place} ${isLarge ? 'quick-action-large' : ''}`}
              pose={pose}
            >
              <span className="max-w-24">{label}</span>
            </StageScene>
          </Link>
        ))}
        <Link className={linkClass} to={paths.nutrition}>
          <span className={`quick-action-meal relative isolate overflow-hidden ${actionClass}`}>
            <span className="max-w-24">Nutrition</span>
          </span>
        </Link>
      </div>
    </nav>
  );
}
