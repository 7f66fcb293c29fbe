import type { Motion } from '../motion';
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
/** The motion of every exercise, by the exercise's ID. */
export const exerciseMotions = {
  'arm-circle': armCircle,
  'band-pull-apart': bandPullApart,
  'bent-over-row': bentOverRow,
  'biceps-curl': bicepsCurl,
  'bicycle-crunch': bicycleCrunch,
  'bird-dog': birdDog,
  burpee,
  'butt-kick': buttKick,
  'butterfly-stretch': butterflyStretch,
  'calf-raise': calfRaise,
  'cat-cow': catCow,
  'chair-squat': chairSquat,
  'chair-twist': chairTwist,
  'chest-opener': chestOpener,
  'childs-pose': childsPose,
  cobra,
  crunch,
  'curtsy-lunge': curtsyLunge,
  'dead-bug': deadBug,
  'diamond-push-up': diamondPushUp,
  'donkey-kick': donkeyKick,
  'downward-dog': downwardDog,
  'fire-hydrant': fireHydrant,
  'flutter-kick': flutterKick,
  'forearm-plank': forearmPlank,
  'forward-lunge': forwardLunge,
  'glute-bridge': gluteBridge,
  'goblet-squat': gobletSquat,
  'hamstring-stretch': hamstringStretch,
  'heel-tap': heelTap,
  'heel-toe-rock': heelToeRock,
  'high-knees': highKnees,
  'hip-circle': hipCircle,
  'hip-flexor-stretch': hipFlexorStretch,
  'hip-hinge': hipHinge,
  inchworm,
  'incline-push-up': inclinePushUp,
  'jump-squat': jumpSquat,
  'jumping-jack': jumpingJack,
  'knee-push-up': kneePushUp,
  'lateral-raise': lateralRaise,
  'leg-raise': legRaise,
  'march-in-place': marchInPlace,
  'mountain-climber': mountainClimber,
  'pike-push-up': pikePushUp,
  plank,
  'plank-jack': plankJack,
  'pulse-squat': pulseSquat,
  'push-up': pushUp,
  'quad-stretch': quadStretch,
  'reverse-lunge': reverseLunge,
  'romanian-deadlift': romanianDeadlift,
  'russian-twist': russianTwist,
  'seated-arm-circle': seatedArmCircle,
  'seated-arm-run': seatedArmRun,
  'seated-biceps-curl': seatedBicepsCurl,
  'seated-chest-opener': seatedChestOpener,
  'seated-forward-fold': seatedForwardFold,
  'seated-heel-raise': seatedHeelRaise,
  'seated-hook': seatedHook,
  'seated-knee-extension': seatedKneeExtension,
  'seated-lateral-raise': seatedLateralRaise,
  'seated-lean-back': seatedLeanBack,
  'seated-march': seatedMarch,
  'seated-overhead-reach': seatedOverheadReach,
  'seated-punch': seatedPunch,
  'seated-row': seatedRow,
  'seated-shoulder-press': seatedShoulderPress,
  'seated-side-bend': seatedSideBend,
  'seated-twist': seatedTwist,
  'shadow-boxing': shadowBoxing,
  'shoulder-press': shoulderPress,
  'shoulder-stretch': shoulderStretch,
  'shoulder-tap': shoulderTap,
  'side-bend': sideBend,
  'side-leg-raise': sideLegRaise,
  'side-lunge': sideLunge,
  'side-plank': sidePlank,
  'single-leg-glute-bridge': singleLegGluteBridge,
  'single-leg-stand': singleLegStand,
  'sit-to-stand': sitToStand,
  'sit-up': sitUp,
  'skater-hop': skaterHop,
  'split-squat': splitSquat,
  squat,
  'standing-twist': standingTwist,
  'step-touch': stepTouch,
  'sumo-squat': sumoSquat,
  superman,
  'supported-march': supportedMarch,
  'tandem-stand': tandemStand,
  'triceps-dip': tricepsDip,
  'triceps-stretch': tricepsStretch,
  'wall-push-up': wallPushUp,
  'wall-sit': wallSit,
  'weight-shift': weightShift,
  'wide-push-up': widePushUp,
} satisfies Record<string, Motion>;

export type ExerciseMotionId = keyof typeof exerciseMotions;
