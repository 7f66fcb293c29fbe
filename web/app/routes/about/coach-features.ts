import { Flame, MessageCircle, Music, Soup, type LucideIcon } from 'lucide-react';
import { Barbell } from '../../../ui/barbell';
import { brand } from '../../../../shared/brand';

interface FeatureGroup {
  category: string;
  icon: LucideIcon;
  features: readonly string[];
}

/** Features by category: each line is something a person can try. */
export const coachFeatures: readonly FeatureGroup[] = [
  {
    category: 'Coaching',
    icon: MessageCircle,
    features: [
      `Chat with ${brand.coach} by text or voice`,
      'Answers with clips to watch',
      'A daily plan, with the reasons behind it',
      'Setup by form, chat, or voice',
    ],
  },
  {
    category: 'Training',
    icon: Barbell,
    features: [
      'Six guided workouts, from core to stretch',
      'A builder for your own workouts',
      'An exercise library with clips',
      'Timer, spoken cues, pause, and resume',
    ],
  },
  {
    category: 'Nutrition',
    icon: Soup,
    features: [
      'Meals logged in a sentence, with a photo',
      'Calories, protein, carbs, and fats by day',
      'Suggestions that fit what you trained',
      'A guide to food groups and nutrients',
    ],
  },
  {
    category: 'Community',
    icon: Flame,
    features: [
      'Points, streaks, and four tiers',
      'Global and friends leaderboards',
      '26 challenges that unlock one by one',
      'Groups, public or by invitation',
    ],
  },
  {
    category: brand.danceGame,
    icon: Music,
    features: [
      'Four music styles, made in your browser',
      'A 3D coach who dances with you',
      'Live accuracy scores from your camera',
      'No picture ever leaves your device',
    ],
  },
];
