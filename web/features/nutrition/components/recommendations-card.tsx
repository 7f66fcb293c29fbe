import type { NutritionDay } from '../../../../shared/contracts/nutrition';
import { Card } from '../../../ui/card';
import { FactChip } from '../../../ui/chip';
import { CoachFace } from '../../../ui/coach-face';

const Suggestions = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length > 0 && (
    <div className="grid content-start gap-2">
      <h3 className="text-small text-fg-2">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <FactChip>{name}</FactChip>
          </li>
        ))}
      </ul>
    </div>
  );

/** The coach's suggestions for the rest of the day. */
export function RecommendationsCard({ recommendations, disclaimer }: NutritionDay) {
  if (recommendations.length === 0) return null;
  return (
    <Card aria-labelledby="recommendations">
      <div className="mb-3 flex items-center gap-3">
        <CoachFace />
        <h2 id="recommendations" className="text-body">
          What could help next
        </h2>
      </div>
      <ul className="grid gap-5">
        {recommendations.map(({ type, message, suggestedFoods, suggestedActivities }) => (
          <li key={type} className="grid gap-3">
            <p className="rounded-lg bg-coach-tint px-3 py-2 leading-body">{message}</p>
            <div className="grid gap-3 sm:grid-cols-2">
              <Suggestions title="Good choices" names={suggestedFoods} />
              <Suggestions title="Ways to move" names={suggestedActivities} />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small leading-body text-fg-2">{disclaimer}</p>
    </Card>
  );
}
