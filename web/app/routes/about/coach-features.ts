import { Flame, MessageCircle, Music, Soup, type LucideIcon } from 'lucide-react';
import { Barbell } from '../../../ui/barbell';
import { brand } from '../../../../shared/brand';

interface FeatureGroup {
  category: string;
  icon: LucideIcon;
  features: readonly string[];
}

/** What there is, by category: each line is something a person can try. */
export const coachFeatures: readonly FeatureGroup[] = [
  {
    category: 'Coaching',
    icon: MessageCircle,
    features: [
      `Chat with ${brand.coach} by text or voice`,
      'Answers that come with the clip to watch',
      'A plan for the day, with its reasons',
      'Setup by form, by chat or by talking',
    ],
  },
  {
    category: 'Training',
    icon: Barbell,
    features: [
      'Six guided workouts, from core to stretch',
      'A builder for workouts of your own',
      'A library of exercises with clips',
      'Timer, spoken cues, pause and resume',
    ],
  },
  {
    category: 'Nutrition',
    icon: Soup,
    features: [
      'Meals logged from a photo',
      'Calories, protein, carbs and fats by day',
      'Suggestions that fit what you trained',
      'A guide to food groups and nutrients',
    ],
  },
  {
    category: 'Community',
    icon: Flame,
    features: [
      'Points, streaks and four tiers',
      'Global and friends leaderboards',
      '26 challenges that open one by one',
      'Groups, public or by invitation',
    ],
  },
  {
    category: brand.danceGame,
    icon: Music,
    features: [
      'Four music styles, made in your browser',
      'A 3D coach who dances with you',
      'Live accuracy from your camera',
      'No picture ever leaves your device',
    ],
  },
];
