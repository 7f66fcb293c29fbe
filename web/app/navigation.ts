import {
  House,
  Info,
  LibraryBig,
  Music,
  Settings,
  ShoppingBag,
  Soup,
  Sparkles,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { Barbell } from '../ui/barbell';
import { paths, type Path } from './paths';

export interface Destination {
  label: string;
  path: Path;
  icon: LucideIcon;
  /** In the rail beside the page, but not among the tabs below it. */
  wideOnly?: boolean;
}

/** The rail, which narrow windows show as tabs at the bottom: five places for members, five for visitors. */
export const memberRail: readonly Destination[] = [
  { label: 'Today', path: paths.dashboard, icon: House },
  { label: 'Train', path: paths.workout, icon: Barbell },
  { label: 'Dance', path: paths.dance, icon: Music },
  { label: 'Community', path: paths.community, icon: UsersRound },
  { label: 'Nutrition', path: paths.nutrition, icon: Soup },
  { label: 'Settings', path: paths.settings, icon: Settings, wideOnly: true },
];

export const visitorRail: readonly Destination[] = [
  { label: 'Welcome', path: paths.welcome, icon: House },
  { label: 'Coach', path: paths.ourCoach, icon: Sparkles },
  { label: 'Exercises', path: paths.exercises, icon: LibraryBig },
  { label: 'Products', path: paths.products, icon: ShoppingBag },
  { label: 'About', path: paths.about, icon: Info },
];

/** Pages that also highlight one of the rail's places. */
const belongsTo: Partial<Record<string, Path>> = {
  [paths.exercises]: paths.workout,
  [paths.gameChallenges]: paths.community,
  [paths.nutritionGuide]: paths.nutrition,
  [paths.profileSummary]: paths.dashboard,
  [paths.activity]: paths.dashboard,
};

export function isCurrent(destination: Destination, pathname: string, rail: readonly Destination[]) {
  if (rail.some((each) => each.path === pathname)) return destination.path === pathname;
  return belongsTo[pathname] === destination.path;
}
