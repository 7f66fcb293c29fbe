import { skillLevels } from '../../../../shared/rules/exercise';
import { Badge } from '../../../ui/badge';
import { capitalized } from '../wording';

type SkillLevelName = (typeof skillLevels)[number];

const heights = ['h-2/5', 'h-2/3', 'h-full'];

/** The level in words, and as one to three bars. */
export function SkillLevel({ level }: { level: SkillLevelName }) {
  return (
    <>
      <span className="mr-0.5 inline-flex h-icon-xs items-end gap-0.5" aria-hidden="true">
        {skillLevels.map((each, index) => {
          const reached = index <= skillLevels.indexOf(level);
          const look = reached ? 'bg-cool-mark' : 'bg-line-strong opacity-50';
          return <span key={each} className={`w-1 rounded-xs ${heights[index] ?? ''} ${look}`} />;
        })}
      </span>
      {capitalized(level)}
    </>
  );
}

export function SkillBadge({ level }: { level: SkillLevelName }) {
  return (
    <Badge>
      <SkillLevel level={level} />
    </Badge>
  );
}
