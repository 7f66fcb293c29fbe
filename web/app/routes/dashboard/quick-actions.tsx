import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { stageClass } from '../../../ui/stage';
import { paths, type Path } from '../../paths';
import './quick-actions.css';

interface Action {
  label: string;
  path: Path;
  pose: CoachPose;
  whole: boolean;
}

const actions: readonly Action[] = [
  { label: 'Start Workout', path: paths.workout, pose: 'sprint', whole: true },
  { label: brand.danceGame, path: paths.dance, pose: 'groove', whole: true },
  { label: 'Community', path: paths.community, pose: 'wave', whole: false },
];

export function QuickActions() {
  return (
    <nav className="quick-actions" aria-label="Quick Actions">
      {actions.map(({ label, path, pose, whole }) => (
        <Link key={path} className={`${stageClass} quick-action`} to={path}>
          <CoachImage pose={pose} className={whole ? 'quick-action-whole' : 'quick-action-half'} />
          <span>{label}</span>
        </Link>
      ))}
      <Link className={`${stageClass} quick-action quick-action-meal`} to={paths.nutrition}>
        <span>Nutrition</span>
      </Link>
    </nav>
  );
}
