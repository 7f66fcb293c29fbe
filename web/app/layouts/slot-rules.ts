import { paths, type Path } from '../paths';

interface FloatingSlots {
  back: boolean;
  /** Where Back leads on pages that name a target; elsewhere it goes one step back in history. */
  backTo?: Path;
  chat: boolean;
  audio: boolean;
  menu: boolean;
}

const withoutBack = new Set<string>([paths.home, paths.auth, paths.dashboard]);
const withoutMenu = new Set<string>([paths.home, paths.auth]);
const withoutChat = new Set<string>([
  paths.home,
  paths.auth,
  paths.welcome,
  paths.chat,
  paths.onboarding,
  paths.onboardingVoice,
  paths.onboardingChat,
  paths.nutrition,
]);
const backTargets: Partial<Record<string, Path>> = {
  [paths.exercises]: paths.dashboard,
  [paths.community]: paths.dashboard,
  [paths.gameChallenges]: paths.community,
  [paths.nutritionGuide]: paths.nutrition,
};

/** Decides in one place which floating controls a page shows, so that none overlap. */
export function slotsFor(pathname: string): FloatingSlots {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return {
    back: !withoutBack.has(path),
    backTo: backTargets[path],
    chat: !withoutChat.has(path),
    audio: path === paths.dashboard,
    menu: !withoutMenu.has(path),
  };
}
