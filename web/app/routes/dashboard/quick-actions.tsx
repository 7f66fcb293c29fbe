import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { CoachImage, type SmallPose } from '../../../ui/coach-image';
import { stageClass } from '../../../ui/stage';
import { paths, type Path } from '../../paths';

interface Action {
  label: string;
  path: Path;
  pose: SmallPose;
  whole: boolean;
}

const actions: readonly Action[] = [
  { label: 'Start Workout', path: paths.workout, pose: 'sprint-small', whole: true },
  { label: brand.danceGame, path: paths.dance, pose: 'groove-small', whole: true },
  { label: 'Community', path: paths.community, pose: 'wave-small', whole: false },
];

const actionClass =
  'quick-action flex items-end rounded-lg border border-line p-4 leading-snug font-bold tracking-title no-underline transition-colors hover:border-line-strong focus-visible:rounded-lg xl:min-h-0';

export function QuickActions({ className }: { className?: string }) {
  return (
    <nav
      className={['grid grid-cols-2 gap-3', className].filter(Boolean).join(' ')}
      aria-label="Quick Actions"
    >
      {actions.map(({ label, path, pose, whole }) => (
        <Link key={path} className={`${stageClass} ${actionClass}`} to={path}>
          <CoachImage
            pose={pose}
            className={`absolute -z-1 ${whole ? 'quick-action-whole' : 'quick-action-half'}`}
          />
          <span className="max-w-24">{label}</span>
        </Link>
      ))}
      <Link
        className={`quick-action-meal relative isolate overflow-hidden ${actionClass}`}
        to={paths.nutrition}
      >
        <span className="max-w-24">Nutrition</span>
      </Link>
    </nav>
  );
}
