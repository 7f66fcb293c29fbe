import {
  House,
  Info,
  LibraryBig,
  Mail,
  MessageCircle,
  Music,
  ShoppingBag,
  Soup,
  Sparkles,
  UserRound,
  UsersRound,
  Watch,
  type LucideIcon,
} from 'lucide-react';
import { Barbell } from '../ui/barbell';
import { brand } from '../../shared/brand';
import { paths, type Path } from './paths';

export interface Destination {
  label: string;
  path: Path;
  icon: LucideIcon;
  /** Hidden while no one is signed in. */
  needsUser: boolean;
}

/** The global menu in its order; Sign Out follows as the last entry. */
export const menuDestinations: readonly Destination[] = [
  { label: 'Dashboard', path: paths.dashboard, icon: House, needsUser: true },
  { label: 'Start Workout', path: paths.workout, icon: Barbell, needsUser: true },
  { label: brand.danceGame, path: paths.dance, icon: Music, needsUser: true },
  { label: 'Profile Summary', path: paths.profileSummary, icon: UserRound, needsUser: true },
  { label: 'Exercise Library', path: paths.exercises, icon: LibraryBig, needsUser: false },
  { label: 'Our Coach & Products', path: paths.ourCoach, icon: Sparkles, needsUser: false },
  { label: 'Products', path: paths.products, icon: Watch, needsUser: false },
  { label: `Chat with ${brand.coach}`, path: paths.chat, icon: MessageCircle, needsUser: true },
  { label: 'Community', path: paths.community, icon: UsersRound, needsUser: true },
  { label: 'Nutrition', path: paths.nutrition, icon: Soup, needsUser: true },
  { label: 'About Us', path: paths.about, icon: Info, needsUser: false },
  { label: 'Contact Us', path: paths.contact, icon: Mail, needsUser: false },
];

/** The rail: five places for signed-in people, five for visitors. */
export const memberRail: readonly Destination[] = [
  { label: 'Today', path: paths.dashboard, icon: House, needsUser: true },
  { label: 'Train', path: paths.workout, icon: Barbell, needsUser: true },
  { label: 'Dance', path: paths.dance, icon: Music, needsUser: true },
  { label: 'Community', path: paths.community, icon: UsersRound, needsUser: true },
  { label: 'Nutrition', path: paths.nutrition, icon: Soup, needsUser: true },
];

export const visitorRail: readonly Destination[] = [
  { label: 'Welcome', path: paths.welcome, icon: House, needsUser: false },
  { label: 'Coach', path: paths.ourCoach, icon: Sparkles, needsUser: false },
  { label: 'Exercises', path: paths.exercises, icon: LibraryBig, needsUser: false },
  { label: 'Products', path: paths.products, icon: ShoppingBag, needsUser: false },
  { label: 'About', path: paths.about, icon: Info, needsUser: false },
];

/** Pages that also highlight one of the rail's places. */
const belongsTo: Partial<Record<string, Path>> = {
  [paths.exercises]: paths.workout,
  [paths.gameChallenges]: paths.community,
  [paths.nutritionGuide]: paths.nutrition,
  [paths.profileSummary]: paths.dashboard,
  [paths.settings]: paths.dashboard,
};

export function isCurrent(destination: Destination, pathname: string, rail: readonly Destination[]) {
  if (rail.some((each) => each.path === pathname)) return destination.path === pathname;
  return belongsTo[pathname] === destination.path;
}
