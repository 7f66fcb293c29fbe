import { brand } from '../../../../shared/brand';
import { consentVersion } from '../../../lib/consent';
import { DocumentPage, type DocumentSection } from '../../document-page';

const { product, coach, support } = brand;

const sections: DocumentSection[] = [
  {
    title: 'What we keep',
    paragraphs: [
      'Your email, your name, your time zone, and when you agreed to these texts.',
      'Your answers: goal, body measurements, weight log, and, if you choose to share them, notes on your health.',
      'What you did: workouts with their times, effort, and sets, the days you were active, steps, points, and streaks.',
      'What you bring in from watches, phones, and other apps: activities with their times, distance, and heart rate, steps, weights, and resting heart rates. A file is read on your device. Only what you chose, and the file’s name, are sent and kept; never the file itself, and never the way you took. You can undo each file and remove each activity.',
      'What you eat and drink: meals, and their photos for as long as you keep the meal.',
      `What you and ${coach} write to each other, and the names of the devices that send your data.`,
      'The audio of what you say is deleted as soon as it is understood; the page where you speak says where it goes before that. What the camera sees while you dance or train never leaves your device.',
      'What you send us through our forms, for twelve months. To stop floods of messages, we count senders for two days, under a code that does not reveal the address.',
      'Your password is never sent to us or stored. What we keep can verify it but not reveal it.',
    ],
  },
  {
    title: 'What it is for',
    paragraphs: [
      `To run ${product} for you: to plan training, to count, and to let ${coach} talk about your own numbers.`,
      `When an AI model helps ${coach} answer, the company that runs it receives what you write to her, your answers, your training numbers, and the totals of today's meals, under a code instead of your name. Your health notes and the names of your meals are included only if you allow it in Settings.`,
      'To send you reminders by push or email if you ask for them in Settings. The services that deliver them receive nothing else, and every email has an unsubscribe link.',
      'We do not sell it, we show no ads, and no other company tracks you on these pages.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'On leaderboards, others see your name, workouts, and points. Friends also see when you trained in the last day and for how long, the workouts you share, and your place in the challenges; members of a group see who is in it, with minutes and points; and people with your goal may see you as a suggestion. Whoever has your invitation sees your name, and if you allow it, people find you by name. You can turn off leaderboards, suggestions, being found by name, and what friends see of your day in Settings, and your invitation in Community. Your answers, weights, and notes are yours alone.',
      'Health notes are optional. You can change or remove each of them on your profile.',
    ],
  },
  {
    title: 'How long, and how to take it away',
    paragraphs: [
      'We keep it for as long as you have an account. Technical logs contain no names, addresses, or content.',
      'In Settings, you can get a copy of everything in one file, and you can delete your account and everything in it. You cannot get it back after that.',
      'What stays after that: what you sent us through our forms, until its twelve months are over, and for 35 days a code for the deleted account that does not reveal your name.',
      'Backups keep what you deleted for up to 35 days. No one can see it there, and we only use them if data is lost. Accounts that were deleted are then deleted again.',
    ],
  },
  {
    title: 'Questions',
    paragraphs: [`${support.email}, ${support.phone}, ${support.address}. ${support.hours}.`],
  },
];

export default function PrivacyPage() {
  const lead = `What ${product} keeps about you, why, and how to take it away. Version ${consentVersion}.`;
  return <DocumentPage title="Privacy policy" lead={lead} sections={sections} />;
}
