import type { Exercise } from './exercise';
import { armCircle } from './arm-circle';
import { bandPullApart } from './band-pull-apart';
import { bentOverRow } from './bent-over-row';
import { bicepsCurl } from './biceps-curl';
import { bicycleCrunch } from './bicycle-crunch';
import { birdDog } from './bird-dog';
import { burpee } from './burpee';
import { buttKick } from './butt-kick';
import { butterflyStretch } from './butterfly-stretch';
import { calfRaise } from './calf-raise';
import { catCow } from './cat-cow';
import { chairSquat } from './chair-squat';
import { chairTwist } from './chair-twist';
import { chestOpener } from './chest-opener';
import { childsPose } from './childs-pose';
import { cobra } from './cobra';
import { crunch } from './crunch';
import { curtsyLunge } from './curtsy-lunge';
import { deadBug } from './dead-bug';
import { diamondPushUp } from './diamond-push-up';
import { donkeyKick } from './donkey-kick';
import { downwardDog } from './downward-dog';
import { fireHydrant } from './fire-hydrant';
import { flutterKick } from './flutter-kick';
import { forearmPlank } from './forearm-plank';
import { forwardLunge } from './forward-lunge';
import { gluteBridge } from './glute-bridge';
import { gobletSquat } from './goblet-squat';
import { hamstringStretch } from './hamstring-stretch';
import { heelTap } from './heel-tap';
import { heelToeRock } from './heel-toe-rock';
import { highKnees } from './high-knees';
import { hipCircle } from './hip-circle';
import { hipFlexorStretch } from './hip-flexor-stretch';
import { hipHinge } from './hip-hinge';
import { inchworm } from './inchworm';
import { inclinePushUp } from './incline-push-up';
import { jumpSquat } from './jump-squat';
import { jumpingJack } from './jumping-jack';
import { kneePushUp } from './knee-push-up';
import { lateralRaise } from './lateral-raise';
import { legRaise } from './leg-raise';
import { marchInPlace } from './march-in-place';
import { mountainClimber } from './mountain-climber';
import { pikePushUp } from './pike-push-up';
import { plank } from './plank';
import { plankJack } from './plank-jack';
import { pulseSquat } from './pulse-squat';
import { pushUp } from './push-up';
import { quadStretch } from './quad-stretch';
import { reverseLunge } from './reverse-lunge';
import { romanianDeadlift } from './romanian-deadlift';
import { russianTwist } from './russian-twist';
import { seatedArmCircle } from './seated-arm-circle';
import { seatedArmRun } from './seated-arm-run';
import { seatedBicepsCurl } from './seated-biceps-curl';
import { seatedChestOpener } from './seated-chest-opener';
import { seatedForwardFold } from './seated-forward-fold';
import { seatedHeelRaise } from './seated-heel-raise';
import { seatedHook } from './seated-hook';
import { seatedKneeExtension } from './seated-knee-extension';
import { seatedLateralRaise } from './seated-lateral-raise';
import { seatedLeanBack } from './seated-lean-back';
import { seatedMarch } from './seated-march';
import { seatedOverheadReach } from './seated-overhead-reach';
import { seatedPunch } from './seated-punch';
import { seatedRow } from './seated-row';
import { seatedShoulderPress } from './seated-shoulder-press';
import { seatedSideBend } from './seated-side-bend';
import { seatedTwist } from './seated-twist';
import { shadowBoxing } from './shadow-boxing';
import { shoulderPress } from './shoulder-press';
import { shoulderStretch } from './shoulder-stretch';
import { shoulderTap } from './shoulder-tap';
import { sideBend } from './side-bend';
import { sideLegRaise } from './side-leg-raise';
import { sideLunge } from './side-lunge';
import { sidePlank } from './side-plank';
import { singleLegGluteBridge } from './single-leg-glute-bridge';
import { singleLegStand } from './single-leg-stand';
import { sitToStand } from './sit-to-stand';
import { sitUp } from './sit-up';
import { skaterHop } from './skater-hop';
import { splitSquat } from './split-squat';
import { squat } from './squat';
import { standingTwist } from './standing-twist';
import { stepTouch } from './step-touch';
import { sumoSquat } from './sumo-squat';
import { superman } from './superman';
import { supportedMarch } from './supported-march';
import { tandemStand } from './tandem-stand';
import { tricepsDip } from './triceps-dip';
import { tricepsStretch } from './triceps-stretch';
import { wallPushUp } from './wall-push-up';
import { wallSit } from './wall-sit';
import { weightShift } from './weight-shift';
import { widePushUp } from './wide-push-up';

/** The exercise library, ordered by name. */
export const exercises: readonly Exercise[] = [
  armCircle,
  bandPullApart,
  bentOverRow,
  bicepsCurl,
  bicycleCrunch,
  birdDog,
  burpee,
  buttKick,
  butterflyStretch,
  calfRaise,
  catCow,
  chairSquat,
  chairTwist,
  chestOpener,
  childsPose,
  cobra,
  crunch,
  curtsyLunge,
  deadBug,
  diamondPushUp,
  donkeyKick,
  downwardDog,
  fireHydrant,
  flutterKick,
  forearmPlank,
  forwardLunge,
  gluteBridge,
  gobletSquat,
  hamstringStretch,
  heelTap,
  heelToeRock,
  highKnees,
  hipCircle,
  hipFlexorStretch,
  hipHinge,
  inchworm,
  inclinePushUp,
  jumpSquat,
  jumpingJack,
  kneePushUp,
  lateralRaise,
  legRaise,
  marchInPlace,
  mountainClimber,
  pikePushUp,
  plank,
  plankJack,
  pulseSquat,
  pushUp,
  quadStretch,
  reverseLunge,
  romanianDeadlift,
  russianTwist,
  seatedArmCircle,
  seatedArmRun,
  seatedBicepsCurl,
  seatedChestOpener,
  seatedForwardFold,
  seatedHeelRaise,
  seatedHook,
  seatedKneeExtension,
  seatedLateralRaise,
  seatedLeanBack,
  seatedMarch,
  seatedOverheadReach,
  seatedPunch,
  seatedRow,
  seatedShoulderPress,
  seatedSideBend,
  seatedTwist,
  shadowBoxing,
  shoulderPress,
  shoulderStretch,
  shoulderTap,
  sideBend,
  sideLegRaise,
  sideLunge,
  sidePlank,
  singleLegGluteBridge,
  singleLegStand,
  sitToStand,
  sitUp,
  skaterHop,
  splitSquat,
  squat,
  standingTwist,
  stepTouch,
  sumoSquat,
  superman,
  supportedMarch,
  tandemStand,
  tricepsDip,
  tricepsStretch,
  wallPushUp,
  wallSit,
  weightShift,
  widePushUp,
].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));

/** The exercise with this id, or undefined. */
export function exerciseById(id: string): Exercise | undefined {
  return byId.get(id);
}
