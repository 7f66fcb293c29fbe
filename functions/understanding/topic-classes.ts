import { stemOf } from '../../shared/rules/reading/stem';

/**
 * Words that mean much the same in a question to a coach. What the model learns about one then holds for the others; a
 * word may be in several classes.
 */
const classes: Readonly<Record<string, string>> = {
  ask: 'what whats which who where when why how tell explain describe define meaning question wonder wondering curious',
  request:
    'give gimme make build create want wanna need like show suggest recommend please pls plz design put cook send throw hit',
  ability: 'can could able possible allowed may might',
  advice:
    'should shall ought must better best worth ok okay fine safe bad harmful dangerous recommend recommended',
  self: 'i me my mine myself im ive ill id',
  coach:
    'you your yours yourself ana coach bot robot ai human computer assistant chatbot gpt chatgpt siri alexa software program machine trainer',
  quantity: 'many much number amount total count enough',
  training:
    'workout workouts exercise exercising train training session sessions sesh routine routines circuit gym fitness pt lift lifting sweat hiit practice programme program activity class drill',
  plan: 'plan plans planned schedule programme program routine lineup proposal recommendation today todays agenda menu',
  week: 'week weeks weekly weekday weekdays weekend weekends monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun schedule split calendar',
  past: 'did done was were had yesterday last previous earlier ago already before history past finished completed recent latest lately log logged month january february march april may june july august september october november december',
  future: 'will tomorrow tonight next later soon upcoming going gonna tmrw tomoz',
  today: 'today todays tonight now morning afternoon evening day',
  clock:
    'morning morn evening night noon midday afternoon am pm dawn early late lunchtime bedtime before after oclock wake 5am 6am 7am dusk time',
  minutes:
    'minutes minute min mins hour hours seconds sec secs quick short long length duration half quarter',
  change:
    'change swap switch replace instead another different other remove drop skip without no except alter tweak edit adjust shuffle reroll cut shorten lengthen shorter longer fewer less more add',
  back: 'back previous earlier first original old before again return revert undo restore former initial',
  easier:
    'easier easy simpler gentler lighter beginner modification modified regress regression scale scaled hard difficult tough struggle struggling beyond cant level down',
  harder:
    'harder tougher advanced progress progression challenging spice difficult boring easy intense intensity upgrade level up brutal killer',
  instead:
    'instead alternative alternatives substitute substitution replace replacement swap sub similar hate equivalent rather avoid',
  sets: 'set sets rep reps repetition repetitions times rounds hold seconds amount goes',
  muscle:
    'muscle muscles work works working target targets targeted hit hits activate activates train trains engage engages part area feel burn burning use uses fire',
  burn: 'burn burns burned burnt burning calorie calories kcal cal cals energy torch kj expend',
  benefit:
    'benefit benefits good point purpose help helps worth useful useless effective improve improves great reason do does pros advantage advantages',
  joint:
    'knee knees back wrist wrists shoulder shoulders hip hips neck elbow ankle ankles joint joints spine cartilage',
  harm: 'bad safe hurt hurts wreck ruin damage harm harmful dangerous destroy risk risky injure strain mess kill wear',
  compare: 'or vs versus better than difference between compare compared which either best over',
  form: 'form technique right wrong correct correctly properly proper straight bend bent round rounded rounding arch arching cave deep low parallel toes heels elbows flare breathe breathing breath inhale exhale mistake posture flat tuck lean leaning wobble wide narrow grip stance position check',
  machine:
    'barbell bench machine machines treadmill cable pulldown press rack smith leg extension rower rowing elliptical kettlebell trx pull chin bar rings sled rope ropes box bike peloton stairmaster deadlift muscle up crosstrainer spin',
  list: 'list exercises moves ideas options some few examples good best suggest show name',
  begin:
    'start begin starting beginning begins play launch run go open press button started kick off resume continue',
  builder:
    'build builder create custom customise customize own save saved make personal compose assemble design arrange mix',
  ready:
    'premade ready made routine routines programme which one recommend suits suit pick choose decide blast flow power suggestion',
  tired:
    'tired exhausted knackered shattered drained wiped fatigue fatigued sleepy slept sleep insomnia awake busy time rushed hectic swamped slammed energy dead burnout beat bushed pooped lethargic zonked sluggish nackered worn deadline shift overtime jetlag jetlagged running empty yawning',
  ill: 'ill sick flu fever cold cough coughing sniffles sniffly throat covid virus infection infected vomiting vomit nausea nauseous hungover hangover temperature bug tummy migraine chills antibiotics snotty nose congested stuffy unwell poorly sinus sneezing queasy runny phlegm chesty lurgy tonsillitis bunged',
  period:
    'period periods menstrual menstruation menstruating cycle cramp cramps pms luteal ovulation ovulating hormones hormonal time month bleeding pmt follicular phase tampon flow monthlies monthly pcos menopause',
  seated:
    'wheelchair seated sitting sit chair chairs stand standing amputee paralysed mobility crutches paraplegic cast bed disabled disability boot',
  older:
    'old older elderly senior seniors age aged balance fall falls falling fell unsteady steady retired retirement pensioner grandma gran nan mum frail osteoporosis wobbly years turning 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 sixties seventies eighties walker',
  pain: 'pain painful hurt hurts hurting ache aches aching achy sore tender stiff twinge niggle niggling tweak tweaked strain strained pinch pinching click clicking dodgy sharp throbbing injury injured flare pulled sting tight',
  sore: 'sore soreness doms stiff ache aching aches walk stairs yesterday wrecked jelly recover recovery sit lactic muscle muscles days tender normal',
  warm: 'warm warmup warming prep prepare preparing loosen before activate dynamic',
  cool: 'cool cooldown cooling down after finish end wind static unwind',
  stretch:
    'stretch stretches stretching flexible flexibility mobility splits toes touch tight yoga limber supple bendy hamstrings hold static loosen inflexible',
  rest: 'rest resting recover recovery off day days break overtraining overtrain overdo skip every daily straight row consecutive',
  between: 'between pause breather break rest gap seconds sets next wait minutes catch',
  load: 'heavy heavier light lighter weight weights dumbbell dumbbells kg kilo kilos lb lbs pounds load increase size buy pick resistance band',
  results:
    'results result see notice visible difference change changes show abs toned weeks months long until soon when fast before body progress transformation',
  pulse:
    'heart rate pulse bpm hr zone zones max maximum beat beats beating cardio target resting 120 130 140 150 160 170 180 190',
  sleep: 'sleep sleeping slept asleep nap naps bed bedtime insomnia hours night rest awake wake melatonin',
  frequency: 'often times per week days daily every twice once frequency much many regularly',
  slim: 'lose losing loss slim slimmer fat belly weight shed drop pounds kilos kg stone lean tone deficit chub muffin tummy love handles flab thinner skinny burn cellulite waist trim overweight shrink size dress',
  strong:
    'strong stronger strength muscle muscles build bulk bulking gain gains bigger grow mass toned tone size hypertrophy buff ripped jacked hench swole skinny definition defined',
  kind: 'cardio strength hiit weights running run jog jogging swimming cycling yoga pilates walking walk liss lifting resistance steady crossfit zone',
  new: 'new beginner newbie noob start starting begin never unfit shape years first clueless couch potato scratch decade return returning overweight rusty intro novice starter out',
  desk: 'desk office computer screen laptop sit sitting chair slouch slouching hunch hunched hunchback posture rounded neck work wfh monitor job typing tech driving lorry',
  points: 'point points pts score tier tiers bronze silver gold platinum level xp',
  earn: 'earn get gain collect win rack boost more quickest fastest give worth bonus reward rewarded awarded count',
  rank: 'rank ranking ranked ranks leaderboard leaderboards place placed position top board ahead beat beating behind first second third 1st 2nd 3rd standings overtake league table spot',
  streak: 'streak streaks row consecutive run chain straight days unbroken going alive longest',
  freeze:
    'freeze freezes frozen save saver missed miss skipped lost lose broke broken protect restore holiday recover shield cover spare',
  progress:
    'progress progressing doing summary improve improved improving stats better overview far report statistics overall fitter getting trend chart graph review update stronger check',
  milestone:
    'milestone milestones badge badges achievement achievements trophy next unlock unlocked unlocking medal award awards close closest near nearly reach reward',
  goal: 'goal goals daily target left remaining minutes hit reach ring reached complete close quota active',
  steps:
    'step steps walk walked walking pedometer stepcount 10k 10000 8000 5000 10,000 km fitbit count counter',
  finish:
    'finished done completed did smashed nailed finish crushed survived complete over ended boom phew made just hell yes',
  records:
    'record records best pb pbs pr prs personal heaviest most max highest ever lifted beat alltime maximum 1rm',
  bmi: 'bmi index mass body healthy height range overweight obese underweight category',
  weight:
    'weight weigh weighed weighing scale scales kg kilos lbs pounds stone target current log update lost gained weighin heavier lighter goal',
  profile:
    'know remember profile goal level equipment age info details told data stored saved about answers injuries experience height listed recorded onboarding setup assume',
  food: 'egg eggs banana bananas chicken rice bread toast oats porridge oatmeal apple avocado pizza burger salad pasta milk cheese yogurt yoghurt salmon tuna beef steak tofu lentils beans nuts almonds peanut butter chocolate biscuit biscuits crisps chips fries cake cookie croissant curry dal roti naan chapati paneer jollof plantain fufu garri yam samosa biryani dosa idli sandwich wrap soup cereal fruit potato potatoes vegetables veg veggies wine beer coke juice latte cappuccino bacon sausage ham hummus quinoa pancake pancakes waffle donut doughnut sushi noodles ramen tortilla burrito taco kebab fish prawns shrimp broccoli spinach granola muesli honey jam icecream smoothie protein shake bar snack pie roast mince lamb pork turkey cottage olive oil mayo ketchup flapjack weetabix',
  nutrient:
    'protein carbs carb carbohydrate carbohydrates fat fats fibre fiber calories calorie kcal cals sugar macros macro salt sodium vitamins iron nutrition nutritional grams gram',
  meal: 'breakfast lunch dinner supper tea brunch snack snacks meal meals eat eating ate eaten food recipe cook cooking hungry starving peckish dish plate munch fridge bite dessert brekkie brekky',
  diet: 'keto vegan vegetarian paleo carnivore mediterranean intermittent fasting diet dieting supplements supplement creatine whey bcaa preworkout caffeine coffee gluten dairy omega vitamin d magnesium electrolytes collagen ashwagandha multivitamin pescatarian veggie organic sweeteners low carb raw juice detox cheat alcohol probiotics glutamine',
  drink:
    'water drink drinking drank hydrate hydrated hydration thirsty litre litres liter liters glass glasses bottle bottles cup cups ml dehydrated sip fluids fluid h2o pint',
  log: 'log logging logged add adding enter input record track tracking scan barcode photo picture pic snap upload save register put note write camera',
  challenge:
    'challenge challenges game games trail rung ladder 26 unlock unlocked quest level challenge next stage complete',
  social:
    'friend friends mate mates group groups invite invited add community social together people buddy buddies join team compete against family sister brother wife husband colleague coworkers others member members request',
  dance:
    'dance dancing dancer game camera moves groove bollywood zumba music song songs beat boogie choreography choreo salsa rhythm webcam party',
  mark: 'favourite favourites favorite favorites fave faves heart star like save hide never again exclude excluded block ban remove hidden bookmark bookmarked blacklist liked unhide dislike stop showing',
  library:
    'library catalogue catalog collection database videos clips exercises many list browse total available included how filter whole full',
  remind:
    'remind reminder reminders notification notifications notify alert alerts ping nudge alarm push email emails nag nagging message buzz mute',
  settings:
    'setting settings change units unit metric imperial lbs kg theme dark light mode zone timezone name font text size bigger privacy language sound volume music turn switch off on colour color contrast hide username miles cm feet private visible',
  account:
    'account delete deleting export download data password passwords reset sign log logout out login email remove erase close gdpr copy forgot locked two factor signin deactivate cancel leave',
  app: 'app application website site free price cost costs paid pay subscription premium trial offline internet wifi watch apple android iphone ipad tablet phone fitbit garmin laptop tv device devices sync strava wear ads browser install version chromecast bluetooth health connect',
  voice:
    'voice speak speaking talk talking mic microphone hear listen say aloud loud audio spoken call dictate handsfree hands typing speech verbally',
  motivation:
    'motivate motivated motivation motivating inspire inspiration lazy bothered push quit quitting give pep encouragement encourage couch pointless discipline arsed procrastinating mood kick excuses willpower stick unmotivated boost bum hype',
  low: 'sad down lonely stressed stress anxious anxiety depressed crying cry upset bad rough awful horrible overwhelmed miserable heartbroken broke breakup grief lost died rubbish crap blue worthless meh low worried fed numb hopeless unhappy divorce fired failing gutted frustrated alone',
  proud:
    'proud happy great amazing fantastic best yay woohoo excited awesome pb managed first finally feel good brilliant chuffed buzzing pleased stoked thrilled achievement lost promotion won wow win delighted lit unstoppable strong fitter',
  identity:
    'who what real human bot ai robot name old live made built created person fake born doctor qualified chatgpt do help capable features',
  thanks:
    'thanks thank thankyou thx ty cheers ta appreciate appreciated grateful tysm tnx gracias legend much lot owe',
  hello:
    'hi hello hey hiya heya yo howdy hola morning evening afternoon sup wassup greetings there oi alright namaste gday aloha back heyy heyyy hii hullo ey',
  bye: 'bye goodbye cya later night see goodnight ciao tomorrow leaving off gotta ttyl farewell laters soon adios tata peace signing cheerio bed gtg toodles next',
  yes: 'ok okay yes yeah yep yup sure k kk alright fine cool right lol haha hmm aha got it noted understood sounds good perfect great makes sense fair roger gotcha hm okey aye mhm yh deal',
  no: 'no nah nope not dont never pass skip later thanks rather naw stop none neither cancel forget nvm nay',
  insult:
    'stupid dumb useless idiot shit fuck fucking crap rubbish hate suck sucks moron trash garbage bitch shut worst pathetic annoying bollocks wanker damn hell clown ass piss joke waste broken terrible braindead twat dumbass wtf bloody muppet brainless',
  praise:
    'love best amazing awesome great brilliant helpful smart clever good nice kind funny favourite rock legend star sweet wonderful cool lovely impressive better lifesaver excellent fab',
  joke: 'joke jokes funny laugh pun weather rain raining sunny weekend hobby favourite song movie film story riddle sing bored boring banter fact entertain cheer knock cat dog pet pizza colour football chat pineapple',
  world:
    'capital country president minister war election politics stock stocks bitcoin crypto money tax visa lawyer legal court python javascript code coding program sql excel homework essay maths math equation history translate spanish french german email letter cv resume flight hotel ticket restaurant car engine tyre laptop printer phone netflix movie lyrics song poem football match score team league premier recipe cake bake decorate wedding gift plant garden pet dog cat vet weather planet physics chemistry biology science religion god bible horoscope dream lottery price mortgage rent loan insurance job interview boss news uber amazon facebook instagram tiktok whatsapp netflix spotify google minecraft fortnite pokemon cousin traffic train bus wifi password router',
};

const byStem = new Map<string, string[]>();
for (const [name, words] of Object.entries(classes)) {
  for (const stem of new Set(words.split(' ').map(stemOf)))
    byStem.set(stem, [...(byStem.get(stem) ?? []), name]);
}

/** The classes of a word. */
export const topicsOf = (stem: string): readonly string[] => byStem.get(stem) ?? [];

/** Known words, which are never taken for misspelled ones. */
export const topicStems: Iterable<string> = byStem.keys();
