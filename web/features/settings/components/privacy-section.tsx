import { brand } from '../../../../shared/brand';
import type { Privacy, PrivacySwitches } from '../../../../shared/contracts/profile';
import { messageOf } from '../../../lib/api/api-error';
import { useAutoSave } from '../../../lib/use-auto-save';
import { SaveNote } from '../../../ui/save-note';
import { SettingsGroup } from '../../../ui/settings-group';
import { Switch } from '../../../ui/switch';

const health = `Medical conditions, pain, work, and barriers. When this is on and an AI service writes ${brand.coach}’s answers, your notes go to it with your messages, so the answers respect them. When it’s off, they stay with ${brand.product}.`;

interface PrivacySectionProps {
  privacy: Privacy;
  save: (changes: Partial<PrivacySwitches>) => Promise<unknown>;
}

export function PrivacySection({ privacy, save }: PrivacySectionProps) {
  const switches: PrivacySwitches = { ...privacy, findByName: privacy.findByName ?? false };
  const { values, status, error, change, retry } = useAutoSave(switches, save);
  const reason = error ? messageOf(error, 'something went wrong') : null;
  return (
    <SettingsGroup id="privacy" note={<SaveNote status={status} reason={reason} onRetry={retry} />}>
      <Switch
        label="Show me on leaderboards"
        description="Others see your name, initial, workouts, and points. When this is off, you’re on no leaderboard."
        checked={values.showOnLeaderboards}
        onChange={(showOnLeaderboards) => change({ showOnLeaderboards })}
      />
      <Switch
        label="Suggest me as a friend"
        description="People with your goal may see your name and how many workouts you've done among their suggestions."
        checked={values.suggestToOthers}
        onChange={(suggestToOthers) => change({ suggestToOthers })}
      />
      <Switch
        label="Let people find me by name"
        description="Anyone signed in who types your name sees you, and can ask to be friends. Never by email."
        checked={values.findByName}
        onChange={(findByName) => change({ findByName })}
      />
      <Switch
        label="Friends see when I train"
        description="Your friends see that you did a workout or a dance, when, and your active minutes, for a day. Its title only if you share it."
        checked={values.showActivityToFriends}
        onChange={(showActivityToFriends) => change({ showActivityToFriends })}
      />
      <Switch
        label="Keep my heart rate"
        description="From a strap during a workout, with that workout. Only you see it. When this is off, it’s shown and not kept."
        checked={values.keepHeartRate}
        onChange={(keepHeartRate) => change({ keepHeartRate })}
      />
      <Switch
        label="My answers on my dashboard"
        description="Your age, build, goal, pain, and work, as you told them. Only you see them, and anyone looking over your shoulder."
        checked={values.showHealthNotes}
        onChange={(showHealthNotes) => change({ showHealthNotes })}
      />
      <Switch
        label={`${brand.coach} may read my health notes`}
        description={health}
        checked={values.coachReadsHealthNotes}
        onChange={(coachReadsHealthNotes) => change({ coachReadsHealthNotes })}
      />
    </SettingsGroup>
  );
}
