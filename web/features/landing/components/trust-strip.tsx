import { BadgeCheck, EyeOff, Lock, UsersRound } from 'lucide-react';
import { brand } from '../../../../shared/brand';
import './trust-strip.css';

const { users, trainers, security, privacy } = brand.claims;
const claims = [
  { icon: EyeOff, text: privacy },
  { icon: Lock, text: security },
  { icon: BadgeCheck, text: trainers },
  { icon: UsersRound, text: users },
];

export function TrustStrip() {
  return (
    <ul className="trust-strip">
      {claims.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon className="icon-lg" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
