import type { ActivityKind } from '../../../../shared/rules/activities';

/** How makers and sites name a kind of sport, in the order in which they are looked for. */
const words: readonly (readonly [RegExp, ActivityKind])[] = [
  [/swim/, 'swim'],
  [/yoga/, 'yoga'],
  [/strength|weight|core ?training|calisthenics|resistance/, 'strength'],
  [/(?<!c)run|jog|treadmill/, 'run'],
  [/cycl|bik(e|ing)|ride|riding|spinning|^spin$/, 'ride'],
  [/walk|hik(e|ing)|trek/, 'walk'],
];
/** Words that hold one of these without being meant by it. */
const others = /motor|horse|wheelchair|swim ?(run|bike)|transition|paddle|snow|ski|(?<!open ?)water/;

/** The kind of an activity by what it is called: 'running', 'Trail Run', 'HKWorkoutActivityTypeCycling'. */
export function kindOfName(name: string | null | undefined): ActivityKind {
  const text = (name ?? '').slice(0, 100).toLowerCase().replaceAll(/[_-]/g, ' ');
  if (others.test(text)) return 'other';
  return words.find(([word]) => word.test(text))?.[1] ?? 'other';
}
