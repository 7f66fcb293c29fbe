import { brand } from '../../../../shared/brand';
import { consentVersion } from '../../../lib/consent';
import { DocumentPage, type DocumentSection } from '../../document-page';

const { product, coach, support } = brand;

const sections: DocumentSection[] = [
  {
    title: 'What we keep',
    paragraphs: [
      'Your email, your name, your time zone, and when you agreed to these texts.',
      'Your answers: goal, body measurements, weight log and, if you choose to tell, notes on your health.',
      'What you did: workouts with their times, efforts and sets, the days you were active, steps, points and streaks.',
      'What you eat and drink: meals, and their photos as long as the meal stands.',
      `What you and ${coach} wrote to each other, and the names of devices that send your steps.`,
      'The sound of what you say is deleted as soon as it is understood; where it goes before that stands on the page where you speak. What the camera sees while you dance or train never leaves your device.',
      'What you write to us by our forms, for twelve months. Against floods of messages we count senders for two days, under a code from which no address can be read.',
      'Your password is never sent to us or stored. What we hold can check it, not reveal it.',
    ],
  },
  {
    title: 'What it is for',
    paragraphs: [
      `To run ${product} for you: to plan training, to count, and to let ${coach} speak to your own numbers.`,
      `Where ${coach} answers with the help of a language model, its provider receives what you write to her, your answers, your training figures and what today's meals add up to, under a code instead of your name. Your health notes and the names of your meals go along only if you allow it in Settings.`,
      'To send you reminders by push or mail where you ask for them in Settings. The services that carry them receive them and nothing else, and every mail has a link that ends them.',
      'We do not sell it, we show no advertising, and no other company follows you through these pages.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'Other people see your name, workouts and points on the boards, and nothing else; in Settings you can leave the boards. Who joins a group is seen by its members. Your answers, weights and notes are yours alone.',
      'Health notes are optional. You can change or remove each of them on your profile.',
    ],
  },
  {
    title: 'How long, and how to take it away',
    paragraphs: [
      'We keep it as long as you have an account. Technical logs hold no names, addresses or contents.',
      'In Settings you get a copy of everything in one file, and you can delete the account with all that belongs to it. Nothing of it comes back.',
      'What stays after that: what you wrote to us by our forms, until its twelve months are over, and for 35 days a code of the deleted account that no name can be read from.',
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
