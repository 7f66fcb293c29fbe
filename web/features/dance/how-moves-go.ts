import type { DanceMoveId } from '../../../shared/avatar/motion/dance/catalogue';

/** How the body goes in each move, for whoever cannot see it danced. Loads with its dialog only. */
export const howMovesGo: Readonly<Record<DanceMoveId, string>> = {
  'pop-step-touch':
    'Step one foot out wide and open your arms, then touch the other foot beside it and clap. Go back the other way.',
  'pop-grapevine':
    'Step to the side, cross the other foot behind, step to the side again, then touch and clap. Travel back with the other foot.',
  'pop-hip-sway':
    'Stand with your hands on your hips and your feet apart. Push your hips twice to one side, then twice to the other, and let the free heel rise.',
  'pop-reach-sway':
    'Shift your hips to one side and reach that arm up high, the other one low. Bend it on the way down and change sides.',
  'pop-body-roll':
    'Push your chest forward with your arms back, then let the roll travel down: round your back, tuck your hips, and sit back over soft knees.',
  'pop-disco-point':
    'Keep one hand on your hip and point the other arm up and out. Sweep it down across your body, then change arms.',
  'pop-twist':
    'Bend your knees, come onto the balls of your feet, and twist your hips from side to side. Your bent arms swing the other way.',
  'pop-star-hop':
    'Hop your feet out wide with your arms up in a V, then hop them together and clap in front of your chest.',
  'pop-jazz-box':
    'Cross one foot in front of the other, step back, step to the side, and step forward, so your feet draw a box.',
  'pop-flick-kick':
    'Stand on one leg with your fists up, then flick the other foot low and forward while your arms swing open. Change legs.',
  'hiphop-rock':
    'Stand wide with your knees bent. Bounce twice on one side and twice on the other, and round your chest forward on each beat.',
  'hiphop-running-man':
    'Lift one knee and step it down in front while the standing foot slides back. Keep going on the spot and pump your arms like a runner.',
  'hiphop-chest-pop':
    'Stand wide with soft knees and round your upper back. Snap your chest forward on the beat: twice to the front, then once to each side.',
  'hiphop-cabbage-patch':
    'Hold both fists in front of you and draw one big flat circle with them. Hips and chest go around with it over bent knees.',
  'hiphop-arm-wave':
    'Hold your arms out to the sides and lift one wrist, then its elbow, then its shoulder. The wave runs across your chest, out through the other arm, and back.',
  'hiphop-lean':
    'Stand wide, bend one knee, and lean your shoulder out over it with two small dips while the far heel rises. Slide across and lean to the other side.',
  'hiphop-side-step':
    'Take a big, low step to the side and throw your arms open. Bring the other foot in as one arm swings across your body.',
  'hiphop-kick-step':
    'Kick one foot forward and out, then step it across in front of the other foot. Change legs.',
  'hiphop-stomp':
    'Stomp one foot out, then the other, with your arms low. Cross your arms over your chest, lean back, and hold the pose.',
  'hiphop-top-rock':
    'Step one foot across in front with your arms open, then bring it back and cross your arms over your chest. Change feet.',
  'latin-salsa-basic':
    'Step forward with your left foot, shift back, and close; then step back with your right foot, shift forward, and close. Your hips move with every step.',
  'latin-cumbia':
    'Rock one foot behind you and turn that shoulder open. Shift forward again, step the same foot out to the side, and sway before you change feet.',
  'latin-merengue':
    'March on the spot with soft knees, one beat a step. The hip of the leg you stand on pushes out to its side.',
  'latin-bachata':
    'Step to the side, together, and to the side again, then tap the free foot and lift that hip. Go back the other way.',
  'latin-hip-circle':
    'Stand with your feet apart and your arms up. Draw one big slow circle with your hips: side, back, other side, front.',
  'latin-cha-cha':
    'Rock one foot forward and shift back, then take three quick steps to its side: step, together, step. Begin again with the other foot.',
  'latin-samba':
    'Step to the side and cross the other foot behind it, with a small bounce on every beat. Repeat to the other side.',
  'latin-new-yorker':
    'Turn to one side and step the far foot across, that arm reaching forward and the other one open behind. Step back to face the front and change sides.',
  'latin-shimmy':
    'Stand with your feet apart and your arms out, and shake your shoulders: one forward, then the other, small and quick. Lean forward as you go and come back up.',
  'latin-knee-pull':
    'Reach both arms up high, then lift one knee and pull your fists down toward it. Step down and change legs.',
  'kpop-big-heart':
    'Bring your hands to your cheeks, then open your arms wide. Curve them overhead until your fingertips meet in a heart, and sway to both sides.',
  'kpop-point-pull':
    'Point one arm straight ahead, swing it out to the side, and pull it in to your chest. Then the other arm.',
  'kpop-cat-paws':
    'Curl your hands beside your cheeks like paws. Bounce from hip to hip and tap the air with one paw, then the other.',
  'kpop-heel-shuffle':
    'Tap one heel out in front of you and switch feet with a light little hop, one heel a beat.',
  'kpop-runway':
    'Walk forward, push one hip out with a hand up beside your head, and hold that pose. Then walk back to where you started.',
  'kpop-knee-pop':
    'Rise onto your toes with your knees in and your forearms hanging, then drop with your knees out and your forearms up. After that, pop in one knee at a time.',
  'kpop-pendulum':
    'Stand wide and swing both arms up to one side, your weight following. Let them fall through the middle and up to the other side.',
  'kpop-power-hit':
    'Cross your fists in front of your chest, then step wide and hit both arms down. Drive one fist up, and open both arms high.',
  'kpop-skip-hop':
    'Hop on one foot and flick the other up behind you, a new foot on every beat. Let your arms swing along.',
  'kpop-side-wave':
    'Stand wide and send your head and chest out to one side, then let your hips drop and follow in one wave. Ride it back to the other side.',
};
