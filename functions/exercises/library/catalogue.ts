import type { Exercise } from '../../../shared/rules/exercise';
import { armCircle } from './arm-circle/exercise';
import { bandPullApart } from './band-pull-apart/exercise';
import { bentOverRow } from './bent-over-row/exercise';
import { bicepsCurl } from './biceps-curl/exercise';
import { bicycleCrunch } from './bicycle-crunch/exercise';
import { birdDog } from './bird-dog/exercise';
import { burpee } from './burpee/exercise';
import { buttKick } from './butt-kick/exercise';
import { butterflyStretch } from './butterfly-stretch/exercise';
import { calfRaise } from './calf-raise/exercise';
import { catCow } from './cat-cow/exercise';
import { chairSquat } from './chair-squat/exercise';
import { chairTwist } from './chair-twist/exercise';
import { chestOpener } from './chest-opener/exercise';
import { childsPose } from './childs-pose/exercise';
import { cobra } from './cobra/exercise';
import { crunch } from './crunch/exercise';
import { curtsyLunge } from './curtsy-lunge/exercise';
import { deadBug } from './dead-bug/exercise';
import { diamondPushUp } from './diamond-push-up/exercise';
import { donkeyKick } from './donkey-kick/exercise';
import { downwardDog } from './downward-dog/exercise';
import { fireHydrant } from './fire-hydrant/exercise';
import { flutterKick } from './flutter-kick/exercise';
import { forearmPlank } from './forearm-plank/exercise';
import { forwardLunge } from './forward-lunge/exercise';
import { gluteBridge } from './glute-bridge/exercise';
import { gobletSquat } from './goblet-squat/exercise';
import { hamstringStretch } from './hamstring-stretch/exercise';
import { heelTap } from './heel-tap/exercise';
import { heelToeRock } from './heel-toe-rock/exercise';
import { highKnees } from './high-knees/exercise';
import { hipCircle } from './hip-circle/exercise';
import { hipFlexorStretch } from './hip-flexor-stretch/exercise';
import { hipHinge } from './hip-hinge/exercise';
import { inchworm } from './inchworm/exercise';
import { inclinePushUp } from './incline-push-up/exercise';
import { jumpSquat } from './jump-squat/exercise';
import { jumpingJack } from './jumping-jack/exercise';
import { kneePushUp } from './knee-push-up/exercise';
import { lateralRaise } from './lateral-raise/exercise';
import { legRaise } from './leg-raise/exercise';
import { marchInPlace } from './march-in-place/exercise';
import { mountainClimber } from './mountain-climber/exercise';
import { pikePushUp } from './pike-push-up/exercise';
import { plank } from './plank/exercise';
import { plankJack } from './plank-jack/exercise';
import { pulseSquat } from './pulse-squat/exercise';
import { pushUp } from './push-up/exercise';
import { quadStretch } from './quad-stretch/exercise';
import { reverseLunge } from './reverse-lunge/exercise';
import { romanianDeadlift } from './romanian-deadlift/exercise';
import { russianTwist } from './russian-twist/exercise';
import { seatedArmCircle } from './seated-arm-circle/exercise';
import { seatedArmRun } from './seated-arm-run/exercise';
import { seatedBicepsCurl } from './seated-biceps-curl/exercise';
import { seatedChestOpener } from './seated-chest-opener/exercise';
import { seatedForwardFold } from './seated-forward-fold/exercise';
import { seatedHeelRaise } from './seated-heel-raise/exercise';
import { seatedHook } from './seated-hook/exercise';
import { seatedKneeExtension } from './seated-knee-extension/exercise';
import { seatedLateralRaise } from './seated-lateral-raise/exercise';
import { seatedLeanBack } from './seated-lean-back/exercise';
import { seatedMarch } from './seated-march/exercise';
import { seatedOverheadReach } from './seated-overhead-reach/exercise';
import { seatedPunch } from './seated-punch/exercise';
import { seatedRow } from './seated-row/exercise';
import { seatedShoulderPress } from './seated-shoulder-press/exercise';
import { seatedSideBend } from './seated-side-bend/exercise';
import { seatedTwist } from './seated-twist/exercise';
import { shadowBoxing } from './shadow-boxing/exercise';
import { shoulderPress } from './shoulder-press/exercise';
import { shoulderStretch } from './shoulder-stretch/exercise';
import { shoulderTap } from './shoulder-tap/exercise';
import { sideBend } from './side-bend/exercise';
import { sideLegRaise } from './side-leg-raise/exercise';
import { sideLunge } from './side-lunge/exercise';
import { sidePlank } from './side-plank/exercise';
import { singleLegGluteBridge } from './single-leg-glute-bridge/exercise';
import { singleLegStand } from './single-leg-stand/exercise';
import { sitToStand } from './sit-to-stand/exercise';
import { sitUp } from './sit-up/exercise';
import { skaterHop } from './skater-hop/exercise';
import { splitSquat } from './split-squat/exercise';
import { squat } from './squat/exercise';
import { standingTwist } from './standing-twist/exercise';
import { stepTouch } from './step-touch/exercise';
import { sumoSquat } from './sumo-squat/exercise';
import { superman } from './superman/exercise';
import { supportedMarch } from './supported-march/exercise';
import { tandemStand } from './tandem-stand/exercise';
import { tricepsDip } from './triceps-dip/exercise';
import { tricepsStretch } from './triceps-stretch/exercise';
import { wallPushUp } from './wall-push-up/exercise';
import { wallSit } from './wall-sit/exercise';
import { weightShift } from './weight-shift/exercise';
import { widePushUp } from './wide-push-up/exercise';

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
