import { OnItsWay } from '../../on-its-way';

export default function SettingsPage() {
  return (
    <OnItsWay title="Settings" pose="listen" plan="Account, security, units, privacy, export and deletion." />
  );
}
