import { Bell, Database, Footprints, Palette, ShieldCheck, UserRound, Eye, Volume2 } from 'lucide-react';
import { Barbell } from '../../../ui/barbell';
import type { ReactNode } from 'react';
import { useSectionInView } from '../use-section-in-view';

const sections = [
  { id: 'account', label: 'Account', icon: UserRound },
  { id: 'training', label: 'Training', icon: Barbell },
  { id: 'appearance', label: 'Appearance', icon: Palette },
  { id: 'audio', label: 'Audio', icon: Volume2 },
  { id: 'notifications', label: 'Notifications', icon: Bell },
  { id: 'privacy', label: 'Privacy', icon: Eye },
  { id: 'security', label: 'Security', icon: ShieldCheck },
  { id: 'devices', label: 'Step devices', icon: Footprints },
  { id: 'data', label: 'Your data', icon: Database },
] as const;

type Sections = readonly (typeof sections)[number][];
const listed = (shown: Sections) => ({ sections: shown, ids: shown.map(({ id }) => id) });
const all = listed(sections);
const withoutTraining = listed(sections.filter(({ id }) => id !== 'training'));

interface SettingsLayoutProps {
  header: ReactNode;
  /** Whether there is a plan; without one, its section is not listed. */
  hasTraining: boolean;
  children: ReactNode;
}

/** One column of groups; on wide screens next to a list of them. */
export function SettingsLayout({ header, hasTraining, children }: SettingsLayoutProps) {
  const shown = hasTraining ? all : withoutTraining;
  const { current, goTo } = useSectionInView(shown.ids);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-gutter pt-2 pb-8 md:pt-3 md:pb-12 lg:max-w-4xl lg:grid-cols-nav-main lg:items-start lg:gap-x-12 lg:gap-y-7">
      {header}
      <nav className="sticky top-20 hidden gap-0.5 lg:grid" aria-label="Settings">
        {shown.sections.map(({ id, label, icon: Icon }) => (
          <a
            className={`flex min-h-tap items-center gap-3 rounded-md px-4 py-2 font-semibold no-underline ${
              current === id ? 'bg-surface-2 text-fg' : 'text-fg-2 hover:bg-surface-1 hover:text-fg'
            }`}
            key={id}
            href={`#${id}`}
            aria-current={current === id ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              goTo(id);
            }}
          >
            <Icon className={current === id ? 'icon text-go-text' : 'icon'} aria-hidden="true" />
            {label}
          </a>
        ))}
      </nav>
      <div className="grid min-w-0 gap-7">{children}</div>
    </div>
  );
}
