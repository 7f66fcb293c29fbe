import { Bell, Database, Footprints, Palette, ShieldCheck, UserRound, Eye, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSectionInView } from '../use-section-in-view';
import './settings-layout.css';

const sections = [
  { id: 'account', label: 'Account', icon: UserRound },
  { id: 'appearance', label: 'Appearance', icon: Palette },
  { id: 'audio', label: 'Audio', icon: Volume2 },
  { id: 'notifications', label: 'Notifications', icon: Bell },
  { id: 'privacy', label: 'Privacy', icon: Eye },
  { id: 'security', label: 'Security', icon: ShieldCheck },
  { id: 'devices', label: 'Step devices', icon: Footprints },
  { id: 'data', label: 'Your data', icon: Database },
] as const;
const ids = sections.map(({ id }) => id);

interface SettingsLayoutProps {
  header: ReactNode;
  children: ReactNode;
}

/** One column of groups; where there is room, beside the list of them. */
export function SettingsLayout({ header, children }: SettingsLayoutProps) {
  const { current, goTo } = useSectionInView(ids);
  return (
    <div className="settings">
      {header}
      <nav className="settings-nav" aria-label="Settings">
        {sections.map(({ id, label, icon: Icon }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={current === id ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              goTo(id);
            }}
          >
            <Icon className="icon" aria-hidden="true" />
            {label}
          </a>
        ))}
      </nav>
      <div className="settings-sections">{children}</div>
    </div>
  );
}
