import { Outlet } from 'react-router-dom';
import { ShellSlotsProvider, useIsImmersive } from '../../ui/shell-slots';
import { SkipLink } from '../../ui/skip-link';
import { Dock } from './dock';
import { Rail } from './rail';
import { TopBar } from './top-bar';

export function AppShell() {
  return (
    <ShellSlotsProvider>
      <ShellFrame />
    </ShellSlotsProvider>
  );
}

/** Must be rendered inside ShellSlotsProvider. */
export function ShellFrame() {
  const immersive = useIsImmersive();
  return (
    <div className="@container/app min-h-dvh">
      <SkipLink />
      <div
        className="app-frame group/frame flex min-h-dvh flex-col lg:grid lg:grid-cols-rail-rest"
        data-immersive={immersive || undefined}
      >
        <Rail />
        <div className="app-shell-column relative flex min-w-0 flex-1 flex-col gutters">
          <TopBar />
          <main id="main" className="app-shell-main flex min-w-0 flex-1 flex-col" tabIndex={-1}>
            <Outlet />
          </main>
          <Dock />
        </div>
      </div>
    </div>
  );
}
