import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rowIdOf } from '../../../features/settings/components/settings-list';
import type { SettingsSection, SettingsSectionId } from '../../../features/settings/sections';
import { paths } from '../../paths';
import { settingsPath } from '../../settings-path';

/** The section that the address names, if it is one of `sections`. Older links name it after a #. */
export function useAskedSection(sections: readonly SettingsSection[]): SettingsSection | undefined {
  const { search, hash } = useLocation();
  const asked = new URLSearchParams(search).get('section') ?? hash.slice(1);
  return sections.find(({ id }) => id === asked);
}

/** The focus goes to the title of the section that opens, and on the way back to its row in the list. */
export function useSectionFocus(asked: SettingsSectionId | undefined) {
  const before = useRef(asked);
  useEffect(() => {
    const left = before.current;
    before.current = asked;
    if (left === asked) return;
    const target = asked ? `${asked}-title` : left && rowIdOf(left);
    if (target) document.getElementById(target)?.focus({ preventScroll: true });
  }, [asked]);
}

/** A visit that begins in a section gets the list behind it, so that Back leads there. */
export function useListBehind(asked: SettingsSectionId | undefined, isWide: boolean) {
  const navigate = useNavigate();
  const isFirstEntry = useLocation().key === 'default';
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    if (!asked || isWide || !isFirstEntry) return;
    const put = async () => {
      await navigate(paths.settings, { replace: true });
      await navigate(settingsPath(asked));
    };
    void put();
  }, [asked, isFirstEntry, isWide, navigate]);
}
