import { skillLevels } from '../../../../shared/exercises/exercise';
import { Badge } from '../../../ui/badge';
import { capitalized } from '../wording';
import './skill-badge.css';

/** The level in words, with as many of three bars. */
export function SkillBadge({ level }: { level: (typeof skillLevels)[number] }) {
  return (
    <Badge>
      <span className="skill-bars" aria-hidden="true">
        {skillLevels.map((each, index) => (
          <span key={each} data-reached={index <= skillLevels.indexOf(level) || undefined} />
        ))}
      </span>
      {capitalized(level)}
    </Badge>
  );
}
