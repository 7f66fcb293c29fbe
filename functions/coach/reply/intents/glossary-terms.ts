/* oxlint-disable eslint/max-lines -- a word list */
export const answers = {
  superset:
    'A superset is two exercises back to back, with a rest only after the second. It saves time, and it works best when the two use different muscles, like push-ups and squats.',
  'drop set':
    'In a drop set you finish a hard set, take a lighter weight, and keep going right away. It is tiring, so save it for the last set of an exercise once your form is solid.',
  'giant set':
    'A giant set is four or more exercises in a row, usually for one muscle group, before you rest. It is intense; a superset is a friendlier place to start.',
  'pyramid set':
    'In a pyramid set the weight goes up and the reps come down from set to set, or the other way around. The light first set doubles as a warm-up.',
  circuit:
    'A circuit is a round of exercises, one after another with little rest, repeated a few times. Tell me your minutes and I can plan you one.',
  AMRAP:
    'AMRAP means “as many rounds (or reps) as possible” in a fixed time. Start slower than you want to, and stop a set when your form slips.',
  EMOM: 'EMOM means “every minute on the minute”: you do your reps when the minute starts and rest for what is left of it. Pick a number that leaves you at least 15 seconds of rest.',
  tabata:
    'Tabata is 20 seconds of hard work and 10 seconds of rest, eight times: 4 minutes in all. The original is very tough, so begin with easier moves and go at a pace you can hold.',
  HIIT: 'HIIT is high-intensity interval training: short hard efforts with easy breaks between them. One or two short sessions a week are plenty to start with, and low-impact moves count too.',
  LISS: 'LISS is low-intensity steady-state cardio: walking, easy cycling, or swimming at a pace where you can chat. It is gentle, easy to recover from, and great for beginners.',
  'zone 2':
    'Zone 2 is easy cardio at a pace where you can still speak in full sentences. It builds your endurance and is easy to recover from, so it can be most of your cardio.',
  intervals:
    'Intervals switch between harder and easier stretches, like one minute brisk and two minutes slow. You get more hard work done than you could in one go.',
  'steady state':
    'Steady-state cardio means holding one comfortable pace the whole time, like a 30-minute walk. If you can still talk, the pace is right.',
  RPE: 'RPE is how hard a set or workout feels, from 1 (very easy) to 10 (nothing left). For most sets, 7 or 8 is a good place: hard, with two or three reps still in you.',
  RIR: 'RIR means “reps in reserve”: how many more clean reps you could have done. Stopping with 2 or 3 left is hard enough for most of your training.',
  '1RM':
    "Your 1RM, or one-rep max, is the most weight you can lift once with good form. You don't need to test it as a beginner; a set of 5 to 8 tells us enough.",
  rep: 'A rep is one complete movement, like one squat down and up. Make each one look like the first.',
  set: 'A set is a group of reps done without stopping, like 10 squats in a row. Then you rest and do the next set.',
  'reps and sets':
    'A rep is one complete movement; a set is a group of reps before you rest. “3 sets of 10 reps” means 10 in a row, rest, and that three times.',
  tempo:
    'Tempo is the speed of a rep in seconds. 3-1-1 means three seconds down, a one-second pause, one second up; a slower way down gives you more control.',
  eccentric:
    'The eccentric is the part of a rep where the muscle lengthens under load, like going down in a squat. Take two or three seconds for it. It can make you sore at first.',
  concentric:
    'The concentric is the part of a rep where the muscle shortens and lifts the load, like standing up from a squat. Breathe out as you do it.',
  isometric:
    'An isometric exercise is a hold: the muscle works but nothing moves, like a plank or a wall sit. Keep breathing while you hold.',
  'compound exercise':
    'A compound exercise moves several joints and works many muscles at once, like squats, rows, and push-ups. They give you the most for your time, so do them first.',
  'isolation exercise':
    'An isolation exercise moves one joint and works mainly one muscle, like a biceps curl. It is a nice extra after the big moves.',
  'progressive overload':
    'Progressive overload means doing a little more over time: another rep, a bit more weight, or a harder version. Change one thing at a time, and only when your form is steady.',
  deload:
    'A deload is a planned easier week with less weight or fewer sets, so your body can catch up. Many people take one every 6 to 8 weeks, or when everything feels heavy.',
  plateau:
    'A plateau is a stretch of weeks without progress, and everyone meets one. Check sleep, food, and rest first, then change one thing: the reps, the weight, or the exercise.',
  hypertrophy:
    'Hypertrophy means muscle growth. Sets of about 6 to 20 reps that end close to your limit, enough protein, and sleep are what it mostly takes.',
  'time under tension':
    'Time under tension is how long a muscle works during a set. Slower, controlled reps add some, but effort and steady training matter more than the stopwatch.',
  'mind-muscle connection':
    'The mind-muscle connection means paying attention to the muscle you are training. Lighter weights and slow reps make it easier to feel.',
  DOMS: "DOMS is the soreness that shows up a day or two after new or hard training. Easy movement helps it feel better, and it usually fades within a few days. Being sore isn't the goal.",
  'lactic acid':
    "Lactic acid is what people blame for the burn in a hard set. What your body makes is lactate, which it reuses as fuel; it is cleared soon after and isn't why you are sore the next day.",
  'stitch in the side':
    "A side stitch is a sharp cramp under the ribs during cardio. Slow down, breathe out deeply, and leave a couple of hours between a big meal and training. If it doesn't pass with rest, have it checked.",
  pump: 'The pump is the full, tight feeling when blood flows into a working muscle. It feels great and fades soon, and you can make progress without it.',
  finisher:
    'A finisher is a short, hard burst at the end of a workout, a few minutes at most. It is optional: skip it when you are already spent.',
  'warm-up set':
    'A warm-up set is a light set of the same exercise before the real ones. One to three of them get your joints and your form ready.',
  'working set':
    'A working set is one that counts: the planned weight and reps, after your warm-up sets. When a plan says 3 sets, it means these.',
  failure:
    "Training to failure means going on until you can't do another clean rep. You rarely need it: stopping one to three reps before works about as well and is easier to recover from.",
  'range of motion':
    'Range of motion is how far a joint moves in an exercise. Use as much as you can control without pain; it usually grows with practice.',
  'full body vs split':
    'A full-body workout trains everything in one session; a split gives each day its own muscles. With two or three days a week, full body is simplest; a split makes sense from about four.',
  'push pull legs':
    'Push, pull, legs is a three-day split: chest, shoulders, and triceps; then back and biceps; then legs. It suits people who train often. With fewer days, full body is easier.',
  'bro split':
    "A bro split gives each muscle its own day, like chest on Monday. It can work, but as a beginner you'll do well training each muscle about twice a week.",
  core: 'Your core is everything around your middle: abs, sides, lower back, and hips. It keeps your spine steady, so planks and dead bugs train it well.',
  'posterior chain':
    'The posterior chain is the muscles along your back side: back, glutes, hamstrings, and calves. Bridges and hip hinges train it, a nice balance to a day of sitting.',
  lats: 'Your lats are the big muscles on the sides of your back, from under your arms down to your waist. Rows and pull-ups train them: think of pulling your elbows to your hips.',
  glutes:
    'Your glutes are the muscles of your backside. They drive squats, bridges, and stairs: squeeze them gently at the top.',
  traps:
    'Your traps run from your neck out to your shoulders and down your upper back. Rows train them; keep your shoulders away from your ears.',
  'rotator cuff':
    'The rotator cuff is four small muscles that keep your shoulder joint steady. Light, slow exercises suit it best; if your shoulder hurts, have a professional look at it.',
  'hip hinge':
    'A hip hinge means bending at your hips with a flat back, like closing a car door with your backside. Learn it without weight first; it is the base of deadlifts and swings.',
  'neutral spine':
    'A neutral spine keeps the natural curves of your back, neither rounded nor arched. Imagine a broomstick touching your head, upper back, and tailbone.',
  bracing:
    'Bracing means tightening your middle all around, as if someone were about to poke your belly. Do it before each heavier rep, and keep breathing.',
  'mobility vs flexibility':
    'Flexibility is how far a muscle can stretch; mobility is how far you can move a joint yourself, with control. Slow, active moves train both.',
  'dynamic vs static stretching':
    'Dynamic stretching means moving in and out of a stretch, good before training. Static stretching means holding it, about 20 to 30 seconds, good afterward.',
  stretching:
    'Stretching means gently lengthening a muscle to the point of a mild pull. Breathe slowly, never bounce into pain, and do it when you are warm.',
  'foam rolling':
    'Foam rolling is a massage with a firm roller. It can make you feel looser for a while; roll slowly over muscles, not over joints or your lower back.',
  'active recovery':
    'Active recovery is easy movement on a day off: a walk, light cycling, gentle stretches. You should feel fresher afterward, not tired.',
  'rest day':
    'A rest day is a day without hard training, and it is when your body adapts. One to three a week are normal; a walk is welcome.',
  overtraining:
    "Overtraining is doing more than you can recover from for a long time: worse workouts, poor sleep, low mood. Take easier days early, and see a doctor if the tiredness doesn't go away.",
  'cardio before or after weights':
    'Do first what matters most to you that day. For strength or muscle, weights first and cardio after works well; for a run you care about, cardio first. A short easy warm-up is always fine.',
  cardio:
    'Cardio is anything that keeps your heart and breath up for a while: brisk walking, cycling, dancing. It trains your endurance, and a pace where you can talk is a good start.',
  'warm-up':
    'A warm-up is about five minutes of easy movement that gets you ready: march, circle your arms, do a few light squats. You should feel warm, not tired.',
  'fasted cardio':
    "Fasted cardio is training before you've eaten. It hasn't been shown to lose more fat over time, so do what feels good, and eat first if you get shaky.",
  'first pull-up':
    'For a first pull-up, practice two or three times a week: hang from the bar, row, use a band, and lower yourself slowly from the top. It takes patience, often months.',
  'first push-up':
    'For a first push-up, start with your hands on a wall, then a table, then a low step, and add slow lowering from your knees. Keep your body in one line and go lower when 10 feel easy.',
  'couch to 5K':
    "Couch to 5K is a beginner's plan of about nine weeks: three days a week you mix walking and easy jogging until you can run for 30 minutes. Repeat a week whenever you need to.",
  'VO2 max':
    'VO2 max is how much oxygen your body can use at full effort, a measure of fitness. Watches only estimate it. Regular easy cardio with a few harder minutes helps it along.',
  'resting heart rate':
    'Your resting heart rate is your pulse when you are calm, best taken in the morning. For most adults it is 60 to 100, often lower in fit people. If yours changes a lot or worries you, ask a doctor.',
  'maximum heart rate':
    "Your maximum heart rate is the fastest your heart beats at full effort. 220 minus your age is only a rough guess, so I'd go by feel: can you still talk?",
  METs: 'A MET compares an activity with sitting still: sitting is 1, brisk walking about 4. It is how apps estimate the calories you burn.',
  NEAT: 'NEAT is the energy you use in everyday life outside of exercise: walking, cleaning, standing, stairs. Small habits add up, so a few extra steps are worth it.',
  BMR: "Your BMR is the energy your body uses at complete rest, just to keep you alive. Calculators only estimate it, and it isn't a target: you need more than that to live and train.",
  TDEE: 'Your TDEE is all the energy you use in a day: resting, digesting, moving, and training. Calculators give a rough start; your weight over a few weeks tells you more.',
  'calorie deficit':
    "A calorie deficit means eating less energy than you use, which is how weight comes down. Keep it small, keep your protein up, and don't skip meals to get there.",
  'calorie surplus':
    'A calorie surplus means eating more energy than you use. A small one, with training, helps to build muscle; a big one mostly adds fat.',
  'maintenance calories':
    'Maintenance is the amount of food that keeps your weight steady. It is a fine place to be, and you can still get stronger there.',
  'body recomposition':
    'Body recomposition means gaining muscle and losing fat at about the same weight. Beginners have the best chances: strength training, enough protein, sleep, and patience.',
  macros:
    "Macros are protein, carbs, and fat, the parts of food that give you energy. You don't have to count: some protein, some carbs, and vegetables on each plate is a good start.",
  micronutrients:
    'Micronutrients are vitamins and minerals: you need little of them, but you need them. A colorful, varied plate covers most people.',
  fiber:
    "Fiber is the part of plants that you don't digest. It keeps you full and your gut happy: think beans, oats, fruit, and vegetables. Add it slowly, and drink enough.",
  'complete protein':
    'A complete protein has enough of all nine essential amino acids, like eggs, dairy, meat, or soy. Other plants add up over the day, like beans and rice.',
  creatine:
    'Creatine is a well-studied supplement that helps a little with strength and short, hard efforts. It is optional, and food comes first. If you have a health condition or take medicine, ask your doctor.',
  whey: 'Whey is a fast-digesting milk protein, usually a powder. It is handy when a meal is far away, but no better than protein from food.',
  casein:
    'Casein is the slow-digesting protein in milk, also sold as a powder. Cottage cheese or yogurt has plenty, so food does the job.',
  BCAA: 'BCAAs are three of the amino acids in protein. If you eat enough protein, they add little or nothing, so spend the money on food.',
  electrolytes:
    'Electrolytes are minerals like sodium and potassium that you lose when you sweat. Water and normal meals are enough for most workouts; drinks help on long, hot days.',
  'pre-workout':
    "A pre-workout is a powder or drink, mostly caffeine with other extras. You don't need it: a snack, water, and a warm-up go a long way. If you use one, check how much caffeine is in it.",
  'caffeine before training':
    'Caffeine about an hour before training can make it feel easier. A small coffee is plenty; skip it late in the day, if it makes you jittery, or if your doctor told you to.',
  collagen:
    'Collagen is a protein from skin and joints, sold as a powder. The evidence for it is mixed, and it is not a complete protein. Food comes first.',
  'glycemic index':
    "The glycemic index tells you how fast a food with carbs raises blood sugar. Portions and what you eat with it matter as much, so most people don't need to track it.",
  'intermittent fasting':
    "Intermittent fasting means eating only in certain hours. It works no better than other ways of eating the same amount, and regular meals are just as good. It isn't for everyone, so ask a doctor first.",
  keto: "Keto is a diet with very few carbs and a lot of fat. You don't need it to reach a goal, and hard training can feel tougher on it. Talk to a doctor before a change that big.",
  'cheat meal':
    "A cheat meal is one you eat outside your plan. I'd drop the word “cheat”: foods you love can fit in any week, and one meal never ruins anything.",
  bulking:
    "Bulking is a phase of eating a bit more than you use, with strength training, to build muscle. Small and slow works best; most beginners don't need it.",
  cutting:
    'Cutting is a phase of eating a bit less than you use to lose fat while you keep training. Go slowly, with enough protein, and stop if you feel drained.',
  'bulking or cutting':
    'Most beginners need neither: train, eat enough protein, stay near your usual calories, and you can get stronger right away. Later, eat a bit more to build muscle or a bit less to lose fat.',
  'body fat percentage':
    'Body fat percentage is how much of your weight is fat, and some of it is essential. Home scales only guess it, so watch how you feel and what you can do instead.',
  'visceral fat':
    "Visceral fat is the fat deep in your belly, around your organs. You can't target it; moving regularly, sleeping, and eating well all help over time.",
  'spot reduction':
    "Spot reduction would mean losing fat in one place by training that place, and it doesn't work that way. Exercises build the muscle; where fat goes first is up to your body.",
  toning:
    'Toning is an everyday word for building some muscle and losing a little fat. There is no special exercise for it: strength training and good food do it.',
  'muscle memory':
    'Muscle memory means that what you once built comes back faster after a break. So a few weeks off are no disaster: start lighter and build up again.',
  'PB/PR':
    "A PB or PR is your personal best or record: the most weight, reps, or time you've done. Compare with your own last one, not with anyone else's.",
  unilateral:
    'Unilateral means one side at a time, like lunges or one-arm rows. It trains your balance and evens out your sides; start with the weaker one.',
  plyometrics:
    'Plyometrics are quick, springy moves like jumps and hops that train power. Start low and few, land softly, and rest between sets.',
  calisthenics:
    'Calisthenics is strength training with your own body weight: push-ups, squats, planks, pull-ups. You can start anywhere, and every move has an easier version.',
  kettlebell:
    'A kettlebell is a round weight with a handle, good for swings, squats, and carries. Learn the hip hinge with a light one before you swing it.',
  shoes:
    'Shoes with grip are the safe choice, most of all for jumps. On a floor that does not slip, barefoot is fine for strength and stretching; skip plain socks.',
  'instead of weights':
    "Two full water bottles, cans, or a loaded backpack will do for most moves. Tell me you have no equipment, and I'll plan with your body weight alone.",
  'resistance band':
    'A resistance band is a stretchy band that makes a move harder, or helps you with a pull-up. It is light, cheap, and enough for a good workout; check it for tears first.',
};
export type Term = keyof typeof answers;

/** For terms that people also type in other ways, not just with or without an s. */
export const spellings: Partial<Record<Term, RegExp>> = {
  shoes: /\b(?:shoes?|trainers|sneakers|barefoot|bare feet|socks)\b/,
  'instead of weights':
    /\binstead of (?:the |my )?(?:dumb ?bells?|weights)\b|\bhousehold (?:weights|items)\b/,
  superset: /\bsupers?[ -]?set(?:s|ting)?\b/,
  'drop set': /\bdrop ?sets?\b/,
  'pyramid set': /\b(?:reverse )?p[yi]ramid(?: ?sets?| training)?s?\b/,
  circuit: /\b(?:circuit|circut|cicruit)s?(?: training)?\b/,
  AMRAP: /\b(?:amraps?|as many (?:rounds|reps) as possible)\b/,
  EMOM: /\b(?:emoms?|every minute on the minute)\b/,
  tabata: /\btab+atta?s?\b|\btabatas?\b/,
  HIIT: /\b(?:hiits?|hit training|high intensity(?: interval)?(?: training)?)\b/,
  LISS: /\b(?:liss|low intensity(?: steady state)?)(?: cardio)?\b/,
  'zone 2': /\b(?:zone ?(?:2|two)|z2)(?: cardio| training)?\b/,
  intervals: /\bint[ea]r?vals?(?: training)?\b/,
  'steady state': /\bsteady state(?: cardio)?\b/,
  RPE: /\b(?:rpe(?: \d+)?|(?:rate|rating) of perceived exertion)\b/,
  RIR: /\b(?:rir|reps? in reserve)\b/,
  '1RM': /\b(?:1 ?rm|(?:one|1) rep max)\b/,
  rep: /\b(?<!(?:forced|partial|half|cheat|negative) )(?:reps?|repetitions?|repititions?)\b/,
  set: /\bsets?\b(?! up)/,
  'reps and sets':
    /\b(?:rep(?:etition)?s?(?: (?:and|an|n|or|vs|versus|from|to))?(?: an?)? sets?|sets?(?: (?:and|an|n|or|vs|versus|from|to))?(?: an?)? rep(?:etition)?s?)\b/,
  tempo: /\btempo\b(?: \d \d \d(?: \d)?)?(?! runs?)|\b[2-4] [0-2] [0-2](?: [0-2])?(?: tempo)?\b/,
  eccentric: /\b(?:eccentrics?|excentrics?|ecentrics?|negative reps?)(?: phase| training| part)?\b/,
  concentric: /\bconcentrics?(?: phase| part)?\b/,
  isometric: /\biso ?metrics?(?: exercises?| training| holds?)?\b/,
  'compound exercise': /\bcomp(?:ou|uo)nds?(?: (?:exercises?|excersises?|lifts?|movements?|moves?))?\b/,
  'isolation exercise': /\bisolation(?: (?:exercises?|excersises?|lifts?|movements?|moves?))?\b/,
  'progressive overload': /\bprogres+ive over ?loads?\b/,
  deload: /\bde ?load(?:s|ing)?(?: weeks?)?\b/,
  plateau: /\b(?:plat(?:eau|ue|au|eu|oe)(?:s|x|ing|ed)?)\b/,
  hypertrophy: /\bhyp(?:er|re)tr(?:oph?|hop|ohp)y\b|\bhypertrop[hi]+y?\b/,
  'time under tension': /\b(?:time under tension|tut)\b/,
  'mind-muscle connection': /\bmind (?:to )?muscle (?:conn?ection|link)\b/,
  DOMS: /\b(?:doms|delayed onset(?: muscle)? soreness)\b/,
  'lactic acid': /\b(?:lact(?:ic|id|ate)(?: ac(?:id|ic))?)\b/,
  'stitch in the side': /\b(?:side (?:stitch(?:es)?|cramp)|stitch(?: in (?:the|my|your) side)?)\b/,
  pump: /\b(?:muscle )?pump\b/,
  finisher: /\b(?:workout )?finn?ishers?\b/,
  'warm-up set': /\bwarm ?up sets?\b/,
  'working set': /\bwork(?:ing)? sets?\b/,
  failure:
    /\b(?:(?:training |train |going |go |reps? )?(?:to|till|until|muscle|muscular|training) |(?<=(?:what is|whats|define|explain) )|^)failure\b/,
  'range of motion': /\b(?:range of (?:motion|movement)|rom)\b/,
  'full body vs split':
    /\bfull ?body (?:or|vs|versus|and|to) (?:an? )?splits?\b|\b(?:(?:workout|training|gym) splits?|(?<!(?:the|do|side|front) )split)\b(?: (?:or|vs|versus|and) full ?body)?(?! (?:squat|lunge|stance|jump|leg))/,
  'push pull legs':
    /\b(?:push pull legs?|(?<!(?:do|some|most|other|many|old) )ppl)(?: split)?\b(?! (?:do|get|say|are|who|use|like|eat|take|with|have|think|can|should))/,
  'bro split': /\bbro splits?\b/,
  lats: /\b(?:lats?|latissimus(?: dorsi)?)\b/,
  glutes: /\b(?:glut(?:e|eu)s?|gluts)\b/,
  traps: /\b(?:traps?|trapezius)\b/,
  'rotator cuff': /\brotat[oe]r cuf+s?\b/,
  'hip hinge': /\b(?:hip )?hing(?:e|es|ing)\b/,
  'neutral spine': /\bn(?:eu|ue)tral (?:spine|back)\b/,
  bracing:
    /\b(?:bracing|(?<=(?:how to|how do i) )brace\b(?! (?:my|your|an?|the) (?!core|abs))(?: (?:my|your|the) (?:core|abs))?|brac(?:e|ing) (?:(?:my|your|the) )?(?:core|abs))\b/,
  'mobility vs flexibility': /\b(?:mobility|flexibility|flexability)\b/,
  'dynamic vs static stretching':
    /\b(?:dynamic|static) (?:(?:and|or|vs|versus) (?:dynamic|static)(?: stretch(?:es|ing)?)?|stretch(?:es|ing)?)\b/,
  stretching: /\b(?<!(?:pnf|ballistic) )stretching\b/,
  'foam rolling': /\bfoam ?roll(?:s|ing|ers?)?\b/,
  'active recovery': /\bactive (?:recovery|rest)(?: days?)?\b/,
  overtraining: /\bover ?train(?:ing|ed)\b/,
  'cardio before or after weights':
    /\bcardio first or (?:weights?|lifting) first\b|\b(?:weights?|lifting) (?:then|first or) cardio(?: first)?\b|\bcardio (?:before|after|first|or|vs|versus|then|and then)(?: (?:or|and|vs) (?:after|before))?(?: (?:the )?(?:weights?|lifting|strength|weight training|strength training))(?: or (?:after|before))?\b|\bcardio (?:before|first) or (?:after|last)\b|\b(?:weights?|lifting|strength)(?: training)? (?:before|after|first|or|vs|versus)(?: (?:or|and) (?:after|before))? cardio\b/,
  'warm-up': /\bwarm(?:ing)? ?ups?\b/,
  'fasted cardio':
    /\b(?:fasted (?:cardio|training|workouts?)|(?:cardio|train(?:ing)?|work(?:ing)? ?out) (?:fasted|on an empty stomach))\b/,
  'first pull-up':
    /\b(?:get(?:ting)? (?:to )?(?:an?|my|your|1) (?:first )?|(?:my )?(?:first|1st) )(?:strict )?(?:pull|chin) ?ups?\b/,
  'first push-up':
    /\b(?:get(?:ting)? (?:to )?(?:an?|my|your|1) (?:first )?|(?:my )?(?:first|1st) )(?:full |real )?(?:push|press) ?ups?\b/,
  'couch to 5K':
    /\b(?:couch (?:to|2) ?(?:an? )?5 ?k|c25k|5 ?k (?:training )?plan|(?:train for|run) (?:an?|my first) 5 ?k)\b/,
  'VO2 max': /\bv[o0] ?2(?: ?max)?\b/,
  'resting heart rate': /\b(?:resting (?:heart ?rate|hr|pulse)|rhr)\b/,
  'maximum heart rate': /\b(?:max(?:imum|imal)? (?:heart ?rate|hr)|mhr|hr ?max)\b/,
  METs: /\b(?:mets?|metabolic equivalents?)\b/,
  BMR: /\b(?:bmr|basal metabolic rate)\b/,
  TDEE: /\b(?:tdee|total daily energy expenditure)\b/,
  'calorie deficit': /\b(?:cal(?:orie|oric|ories|s)? )?def(?:i|e)cits?\b/,
  'calorie surplus': /\b(?:cal(?:orie|oric|ories|s)? )?surpl?us+\b/,
  'maintenance calories': /\bmaint[ea]nance(?: (?:cal(?:orie)?s?|phase))?\b|\bmaintenence(?: calories)?\b/,
  'body recomposition': /\b(?:body )?recomp(?:osition|ing)?\b/,
  macros: /\b(?:macros?|macro ?nutrients?)\b(?! (?:for|in|of|from))/,
  micronutrients: /\b(?:micros?|micro ?nutrients?)\b/,
  fiber: /\b(?:dietary )?(?<!(?:twitch|muscle) )fib(?:er|re)s?\b/,
  creatine: /\bcr(?:ea|ae|e)tin[ea]?(?: monohydrate)?\b/,
  whey: /\bwhey(?: protein)?(?: powder)?\b/,
  casein: /\bcas(?:ei|ie)ne?(?: protein)?\b/,
  BCAA: /\b(?:bcaas?|branched chain amino acids?)\b/,
  electrolytes: /\bele[ck]trol(?:y|i)tes?\b/,
  'pre-workout':
    /\b(?<!eat )pre ?workouts?\b(?! (?:meal|snack|food|stretch|warm|breakfast|routine|carbs|nutrition))/,
  'caffeine before training':
    /\bca(?:ff?ei|ff?ie)ne?(?: (?:before|pre) (?:an? |the |my )?(?:training|workouts?|gym|exercise|working out))?\b|\bcoffee(?=.* (?:before|pre) )/,
  collagen: /\bcol+[ae]g[ea]n(?: (?:powder|peptides))?\b/,
  'glycemic index': /\bgl(?:y|i)ca?emic (?:index|load)\b/,
  'intermittent fasting': /\b(?:intermit+[ea]nt fast(?:ing|s)?|16 8(?: fasting)?)\b/,
  keto: /\b(?:keto(?:genic)?(?: diet)?)\b/,
  'cheat meal': /\bcheat ?(?:meal|day)s?\b/,
  bulking: /\b(?:(?:clean |dirty )?bulk(?:ing)?)\b/,
  cutting: /\bcutting(?: phase)?\b(?! (?:my|me|myself|out|down|back|off|carbs|the|a)\b)/,
  'bulking or cutting':
    /\b(?:bulk(?:ing)?(?: (?:or|vs|versus|and|then|to))? (?:cut(?:ting)?)|cut(?:ting)?(?: (?:or|vs|versus|and|to))? bulk(?:ing)?)\b/,
  'body fat percentage': /\b(?:body ?fat(?: (?:percent(?:age)?|level))?|bf percent(?:age)?)\b/,
  'spot reduction':
    /\b(?:spot reduc(?:tion|ing|e)(?: (?:(?:belly|stomach|thigh|arm|body) )?fat)?|target(?:ed|ing)? fat(?: loss)?)\b/,
  toning: /\b(?:ton(?:ing|ed)(?: up)?)\b/,
  'PB/PR': /\b(?:p[br]s?|personal (?:bests?|records?))\b/,
  unilateral: /\b(?:uni ?lateral(?: (?:training|exercises?|work))?)\b/,
  plyometrics: /\bpl(?:y|i)o(?:s|metrics?)?(?: (?:exercises?|training))?\b/,
  calisthenics: /\bcal+[iea]st[he]+nics?\b/,
  kettlebell: /\bket+(?:le|el) ?bel+s?\b/,
  'resistance band': /\b(?:resist[ae]nce|exercise|loop) ?bands?\b/,
};
