import type { DanceStyleId } from '../../../shared/rules/dance/choices';
import { danceStyles } from '../../../shared/avatar/motion/dance/catalogue';

export type DanceStyle = (typeof danceStyles)[number];

export function styleOf(id: DanceStyleId): DanceStyle {
  return danceStyles.find((style) => style.id === id) as DanceStyle;
}
