import {
  House,
  Info,
  LibraryBig,
  Mail,
  MessageCircle,
  Music,
  Soup,
  Sparkles,
  UserRound,
  UsersRound,
  Watch,
} from 'lucide-react';
import { brand } from '../../shared/brand';
import { Barbell } from '../ui/barbell';
import type { Destination } from './navigation';
import { paths } from './paths';

interface MenuDestination extends Destination {
  /** Hidden while no one is signed in. */
  needsUser: boolean;
}

/** The global menu in its order; Sign Out follows as the last entry. */
export const menuDestinations: readonly MenuDestination[] = [
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
