import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { DanceBest } from '../../../../shared/contracts/dance';
import type { DanceStyleId } from '../../../../shared/rules/dance/choices';
import { danceStyles } from '../../../../shared/avatar/motion/dance/catalogue';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { stageClass } from '../../../ui/stage';

const looks: Record<DanceStyleId, { pose: CoachPose; line: string; flip?: boolean }> = {
  pop: { pose: 'reach', line: 'Big arms, bigger chorus' },
  hiphop: { pose: 'hips', line: 'Low, loose, and heavy' },
  latin: { pose: 'groove', line: 'Hips first, always', flip: true },
  kpop: { pose: 'jump', line: 'Fast, sharp, and bright' },
};

interface StyleCardsProps {
  value: DanceStyleId;
  onChange: (style: DanceStyleId) => void;
  bests: readonly DanceBest[];
}

/** The four styles; the one that is chosen is danced live beside them. */
export function StyleCards({ value, onChange, bests }: StyleCardsProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0" role="radiogroup">
      <legend className="mb-2 font-strong">Pick a style</legend>
      <div className="grid grid-cols-fit-poster gap-3">
        {danceStyles.map((style) => {
          const { pose, line, flip } = looks[style.id];
          const best = bests.find(({ style: id }) => id === style.id);
          return (
            <label
              key={style.id}
              className={cx(
                stageClass,
                'dance-style group flex cursor-pointer flex-col justify-end rounded-lg border-1.5 border-line p-3 transition has-checked:border-go-mark has-checked:inset-ring has-checked:inset-ring-go-mark has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-go-mark',
              )}
            >
              <input
                className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
                type="radio"
                name={name}
                value={style.id}
                checked={style.id === value}
                onChange={() => onChange(style.id)}
              />
              <CoachImage pose={pose} flip={flip ?? false} className="dance-style-coach" />
              <span className="dance-style-words grid gap-0.5 leading-snug">
                <b className="text-lead font-black tracking-display">{style.name}</b>
                <small className="text-small text-on-wall-2 tabular-nums">
                  {style.beatsPerMinute} bpm{best ? ` · best ${best.score}%` : ''}
                </small>
                <small className="hidden text-small text-on-wall-2 lg:block">{line}</small>
              </span>
              <Check
                className="absolute top-2 right-2 size-icon-lg rounded-full bg-go p-1 text-go-ink opacity-0 transition group-has-checked:opacity-100"
                aria-hidden="true"
                strokeWidth={3}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
