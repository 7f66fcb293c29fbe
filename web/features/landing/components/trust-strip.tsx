import { BadgeCheck, EyeOff, Lock, UsersRound } from 'lucide-react';
import { claims } from '../../../lib/brand-claims';

const { users, trainers, security, privacy } = claims;
const all = [
  { icon: EyeOff, text: privacy },
  { icon: Lock, text: security },
  { icon: BadgeCheck, text: trainers },
  { icon: UsersRound, text: users },
];

/** What `brand.ts` stands by. */
export function TrustStrip() {
  const stated = all.filter(({ text }) => text);
  if (stated.length === 0) return null;
  return (
    <ul className="grid gap-x-6 gap-y-1 border-y border-line py-3 md:grid-cols-2 lg:grid-cols-4">
      {stated.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-3 py-3 font-strong tracking-title">
          <Icon className="size-icon-lg flex-none text-coach-text" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
