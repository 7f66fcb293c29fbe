import { Outlet } from 'react-router-dom';
import { ShellSlotsProvider, useShellSlots } from '../../ui/shell-slots';
import { SkipLink } from '../../ui/skip-link';
import { Dock } from './dock';
import { Rail } from './rail';
import { TopBar } from './top-bar';
import './app-shell.css';

export function AppShell() {
  return (
    <ShellSlotsProvider>
      <ShellFrame />
    </ShellSlotsProvider>
  );
}

/** Inside ShellSlotsProvider. */
export function ShellFrame() {
  const immersive = useShellSlots()?.immersive ?? false;
  return (
    <div className="app-shell">
      <SkipLink />
      <div className="app-shell-frame" data-immersive={immersive || undefined}>
        <Rail />
        <div className="app-shell-column">
          <TopBar />
          <main id="main" className="app-shell-main" tabIndex={-1}>
            <Outlet />
          </main>
          <Dock />
        </div>
      </div>
    </div>
  );
}
