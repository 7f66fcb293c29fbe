import {
  AlarmClock,
  Bell,
  Database,
  Eye,
  Palette,
  ShieldCheck,
  UserRound,
  Volume2,
  Watch,
  type LucideIcon,
} from 'lucide-react';
import { Barbell } from '../../ui/barbell';

interface Section {
  /** In the address, as ?section=. */
  id: string;
  label: string;
  /** In one line. */
  holds: string;
  icon: LucideIcon | typeof Barbell;
}

/** The sections in the order of the list. */
export const settingsSections = [
  { id: 'account', label: 'Account', holds: 'Name, email, units, time zone', icon: UserRound },
  { id: 'training', label: 'Training', holds: 'Days, minutes, equipment, calendar', icon: Barbell },
  { id: 'appearance', label: 'Appearance', holds: 'Theme and text size', icon: Palette },
  { id: 'audio', label: 'Audio', holds: 'Voice, effects, music, volume', icon: Volume2 },
  { id: 'notifications', label: 'Notifications', holds: 'What we tell you about', icon: Bell },
  { id: 'reminders', label: 'Reminders', holds: 'Time of day, alerts, email', icon: AlarmClock },
  { id: 'privacy', label: 'Privacy', holds: 'Leaderboards, friends, health notes', icon: Eye },
  { id: 'security', label: 'Security', holds: 'Password, two-step sign-in, sessions', icon: ShieldCheck },
  { id: 'devices', label: 'Devices and automations', holds: 'Watches, scales, and scripts', icon: Watch },
  { id: 'data', label: 'Your data', holds: 'Export or delete everything', icon: Database },
] as const satisfies readonly Section[];

export type SettingsSection = (typeof settingsSections)[number];
export type SettingsSectionId = SettingsSection['id'];
