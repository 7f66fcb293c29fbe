import { chip, say, type Dialogue } from '../../dialogue';
import { count } from '../../wording/count';
import { more, offer, type Topic } from './topic';

const gentle = chip('10 gentle minutes');

/** What the person did here, as the end of a sentence: the only fair comparison. */
function ownPath({ facts }: Dialogue): string {
  const { workoutsCompleted } = facts.progress;
  return workoutsCompleted > 0
    ? `What I see is you, and **${count(workoutsCompleted, 'workout')}** that no one did for you.`
    : 'What I see is you, and that you came here to begin.';
}

const notAlone =
  "If it's about more than training, tell me, or someone close to you. You don't have to carry it alone.";

const isTopic = (dialogue: Dialogue, ...names: string[]) => names.includes(dialogue.earlier.intent ?? '');

/** Moments when a person wants to be heard first. */
export const lifeTopics: readonly Topic[] = [
  {
    name: 'topic-compared',
    called: 'comparing yourself',
    asks: [
      /\b(?:every ?(?:one|body)|every1|all (?:the|my)|others?|other (?:people|women|men|girls|guys)|people|they|them)\b.*\b(?:thinner|slimmer|skinnier|fitter than|leaner|prettier|hotter|(?:stronger|better|faster|younger|lighter|smaller) than (?:me|i)|(?:so|all) (?:\w+ )?(?:fit|thin|slim|skinny)|looks? (?:so much )?(?:better|fitter|thinner))\b|\bmy (?:friends?|sister|mates?|colleagues?|mum|mom|gf|wife|cousin|flatmate)\b.*\b(?:thinner|slimmer|skinnier|leaner|prettier|hotter)\b|\bim the (?:fattest|slowest|biggest|weakest|oldest|most unfit|only fat)\b|\bcompar(?:e|ing) myself\b/,
    ],
    not: /\b(?:says?|said|rank\w*|board|points|haha|lol|who|which|cheaper|how (?:do|does|can|did) (?:they|people|others)|squats?|exercise|food|calories|want to be|get|than (?:yesterday|before|last))\b/,
    answer: (dialogue) =>
      offer(
        `It's a heavy feeling, comparing yourself to others and coming up short in your own eyes. Their bodies say nothing about yours, though. ${ownPath(dialogue)}\n\nWant to do something small that is just for you?`,
        gentle,
      ),
  },
  {
    name: 'topic-why-bother',
    called: 'whether it is worth it',
    asks: [
      /\b(?:(?:whats|what is|wheres|see|is there (?:a|any)|theres|there is|no) (?:the |any |no |even a )?point|why (?:even |do i (?:even )?)?bother|why am i (?:even )?(?:doing|trying)|(?:its|it is|this is|im) (?:all )?(?:hopeless|pointless|useless|a waste of time)|never (?:going to|gonna) (?:work|change|get there)|nothing (?:works|changes|helps)|(?:feel like|thinking (?:of|about)|want to|might|going to) (?:giving up|quitting|quit|give up)(?: (?:on (?:this|it|training|everything|myself)|again|now|today|lol|tbh|already|this|it|training))?$|cant do this anymore)\b/,
    ],
    not: /\b(?:in (?:calling|asking|going|telling|waiting)|them|hopeless (?:at|with)|useless (?:at|with)|chess|woodworking|gardening|at \w+ing|point of (?!this|it|all|trying|training|exercis|going on|me|any)\w+|points|of living|alive|being here anymore|sharp)\b/,
    when: (_, said) => said.split(' ').length <= 12,
    answer: (dialogue) =>
      offer(
        `${isTopic(dialogue, 'topic-compared') ? 'Not to look like them. ' : ''}The point is that stairs get easier, sleep gets deeper, and a bad day gets a little lighter, long before a mirror shows anything. ${ownPath(dialogue)}\n\nToday can be a day off, or five minutes. ${notAlone}`,
        gentle,
      ),
  },
  {
    name: 'topic-separation',
    called: 'what happened',
    asks: [
      /\b(?:(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fiance\w*|hubby|he|she|ex) (?:has |just )?(?:left|dumped|cheated|walked out|moved out|ended it|broke up|is leaving)(?: me| us| on me| with me)?|(?:we|i) (?:just |have |had )?(?:broke up|split up|separated)|break ?up|broke up|divorc\w+|got dumped|been dumped|heart ?broken|broken heart)\b/,
    ],
    not: /\b(?:film|movie|ago|all good|doing well|on read|emoji|bible|how does|spring|marks|book|song|lyrics|celebrity|lawyer|work|follows?|following|threat\w*|video|videos|left (?:knee|leg|arm|foot|side|the (?:gym|house|room))|workout|hits?|hit me|scared|afraid|hurts? me)\b/,
    answer: ({ text }) =>
      offer(
        `I'm so sorry. That hurts, and you don't have to achieve anything today.${ate.test(text.toLowerCase()) ? " Eating for comfort after something like that is human. Have a normal next meal when you're hungry; there's nothing to make up for." : ''} ` +
          "Is there someone you could call or go for a walk with? If eating or sleeping stays hard, a doctor can help too. I'm here when you want to move, or just to write.",
        gentle,
      ),
  },
  {
    name: 'topic-comfort-eating',
    called: 'eating for comfort',
    asks: [
      /\b(?:ate|eaten|eating|eat|demolished|scoffed|inhaled|polished off|finished|devoured|had)\b/,
      /\b(?:(?:the |a )?(?:whole|entire|full)|all the|so much|too much|(?:a |the )?(?:pack|packet|tub|box|bag|bar)s? of|everything|like a pig|rubbish|crap|junk|when im (?:sad|stressed|bored|lonely|upset))\b/,
      /\b(?:feel|feeling|felt|guilty|guilt|ashamed|shame|bad|sad|stress\w*|upset|lonely|hate myself|disgust\w*|crying|ruined|blew it|blown it|failed|undo|make up for|burn it off|bored|comfort)\b/,
    ],
    not: /\b(?:threw up|throw up|vomit\w*|purg\w*|laxative\w*|starv\w*|sick after|fingers|every (?:night|day)|cant stop|allerg\w*|ill|log)\b/,
    answer: () =>
      offer(
        "That happens to everyone, and one day decides nothing. There's nothing to burn off and nothing to skip. Drink something, and have a normal next meal when you're hungry. A short walk often takes the edge off. If it happens often and feels out of your control, a doctor can help, without judging.",
        gentle,
      ),
  },
  {
    name: 'topic-grief',
    called: 'your loss',
    asks: [
      /\b(?:(?:my |our )?(?:mum|mom|dad|mother|father|gran\w*|nan|grandad|husband|wife|partner|sister|brother|son|daughter|friend|dog|cat|pet|uncle|aunt\w*|baby) (?:has |just )?(?:died|passed|passed away|was put down)|passed away|funeral|grie(?:f|ving)|lost my (?:mum|mom|dad|mother|father|gran\w*|nan|husband|wife|partner|sister|brother|son|daughter|friend|dog|cat|best friend)|put (?:my|our) (?:dog|cat) down)\b/,
    ],
    not: /\b(?:parking|flowers|wear|film|movie|song|last (?:spring|year|summer|winter)|kids were|on tv|singer|actor|phone|battery|laptop|out|of a heart attack|family history|years ago|miscarr\w*|kill|want to die|weight)\b/,
    answer: () =>
      offer(
        "I'm so sorry for your loss. There's nothing you have to do here today; your plan will wait as long as you need. If moving helps, a slow walk is enough, and someone to walk with is better. I'm here.",
        gentle,
      ),
  },
  {
    name: 'topic-job',
    called: 'your job',
    asks: [
      /\b(?:lost (?:my|the) job|(?:got|been|was|getting) (?:fired|sacked|laid off|let go|made redundant)|redundan\w+|laid off|unemployed|lost my business|failed (?:my|the|an?) (?:exam|test|course|driving test|interview)\w*)\b/,
    ],
    not: /\b(?:coach|manager|president|minister|spring|new job|ago|husband|wife|friend|brother|sister|dad|mum|mom|partner|he|she|ref|player|film|desk|posture|hurt|kill)\b/,
    answer: ({ text }) =>
      offer(
        `I'm sorry. That can pull the rug out from under you.${/fail/i.test(text) ? ' It says something about one day and very little about you.' : ''} Training can wait. What often helps on a day like this: a walk outside, a real meal, and someone to tell. If you'd like ten quiet minutes, I have them.`,
        gentle,
      ),
  },
  {
    name: 'topic-stress',
    called: 'the stress',
    asks: [
      /\b(?:exams?|finals|uni|school|college|dissertation|thesis|deadlines?|work|job|boss|office|money|bills|kids|family|moving house|wedding|life|everything|revision|interview|presentation|so|really|totally|completely|im|feel(?:ing)?)\b/,
      /\b(?:stress(?:ed|ing|ful|y)?(?: me)?(?: out)?|anxious|anxiety|overwhelm\w*|panick\w*|freaking out|burn(?:t|ed) ?out|too much (?:right now|at the moment)|cant cope|under pressure|(?:work|job|uni|exams?|boss|school|college|kids|deadlines?) (?:is|are) killing me|doing my head in|frazzled)\b/,
    ],
    not: /\b(?:hungry|recipe|chili|film|movie|game|dog|cat|he|she|they|heart|chest|breath\w*|stress (?:fracture|ball|test)|blood pressure|before (?:a |the |my )?(?:workout|race)|joints?|knees?|shoulders?|neck|back|(?:panic|anxiety) attack|diagnos\w*|disorder|meds?|tablets|pills|sleep|cortisol|give me|workout|session|\d+ ?min\w*|muscles?|what is|does stress|can stress)\b/,
    answer: ({ text }) =>
      offer(
        `${/\b(?:exam|finals|uni|revision|thesis|dissertation|school|college)/i.test(text) ? 'I can imagine how exams take over everything.' : "That's a lot to carry at once."} Ten minutes of easy movement clear your head better than ten more of worrying, and you'll sleep better too. Want to? And if it doesn't ease up for weeks, talk to someone you trust or a doctor.`,
        gentle,
        chip('5 minutes stretching'),
      ),
  },
  {
    name: 'topic-proud',
    called: 'what you managed',
    asks: [
      /\b(?:(?:my )?(?:very |actual |real )?(?:first|1st) (?:ever |full |proper |real |unassisted )?(?!aid|time (?:here|using|doing))\w+|finally (?:did|managed|got|ran|finished|held|nailed|completed)|for the first time|new (?:pb|pr|record|personal best)|(?:hit|got|beat|broke|smashed) (?:a |my |the )?(?:new )?(?:pb|pr|record|personal best)|(?:fit|fits|fitted|got) (?:back )?(?:in|into) my (?:old )?(?:jeans|dress|trousers|pants|clothes)|without stopping|so proud of (?:myself|me))\b/,
      /\b(?:did|managed|got|ran|finished|held|nailed|completed|done|walked|made|hit|beat|broke|smashed|new|fits?|fitted|am|im|lifted|swam|cycled|proud)\b/,
    ],
    not: /\b(?:homework|report|book|series|season|game|fortnite|mario|kills?|thesis|essay|exam|level|film|project|puzzle|painting|bills|am i|did i|have i|did todays?|record for|phone|job|date|kiss|house|car|class|shift|tooth|word|steps (?:of|by) (?:my|the)|how|what|should|want|can|workout (?:please|for)|give|pain|hurts?|dizzy|faint\w*|period|baby|pregnan\w*|today is|day (?:of|back)|when|which|week|get my|never|meal|streak|points|exam|help|need)\b/,
    when: ({ text, reading }, said) =>
      !text.includes('?') && (reading.exercises.length > 0 || ofSport.test(said)),
    answer: ({ reading }) => {
      const name = reading.exercises[0]?.name.toLowerCase().replace(/s$/, '');
      return say(
        `${name ? `Your ${name}! ` : ''}That's a real moment, and you earned every bit of it. Remember how it felt; it will help on the next hard day. Want to save it? Log it in the sets of a workout, and it's in your **Personal records**.`,
      );
    },
    next: [
      [
        more,
        () =>
          say(
            "Because your body learned something it couldn't do before. That stays, even when a week goes badly.",
          ),
      ],
    ],
  },
  {
    name: 'topic-body-image',
    called: 'how you see yourself',
    asks: [
      /\b(?:i (?:feel|am|look|felt)|im|i (?:hate|dont like|cant stand) (?:my|how)|(?:says?|said|called|calls|tells?|told|thinks?) (?:me|im|i am|that im|that i am)|makes? fun of|hate (?:my|how i))\b/,
      /\b(?:(?:so |really |too )?(?:fat|ugly|disgusting|huge|gross|flabby|unattractive|chubby|a whale)|my (?:body|belly|legs|thighs|arms|stomach|tummy)|how i look|look in the mirror)\b/,
    ],
    not: /\b(?:used to|love|puppy|dog|cat|baby|boss|hurts?|pain\w*|sore|ache\w*|cramp\w*|\d+ ?min\w*|workout|full|bloated|numb|starv\w*|hit|hits|slap\w*|lets me|not allowed|threw|throw|purg\w*|train|trained|work|did|worked|tight|stiff|tired|heavy|burn\w*|cut|kill|stop me|year \d|grade|school|shak\w*|jelly|planning|doing)\b/,
    answer: (dialogue) =>
      offer(
        `${/\b(?:says?|said|called|calls|tells?|told|fun of)\b/i.test(dialogue.text) ? "That was unkind, and your body isn't for others to judge." : "I'm sorry. Days like that are heavy."} Your body carries you through all of this, and it deserves kindness, from you first. ${ownPath(dialogue)}\n\nHow about something that feels good, with no mirror? And if thoughts like this come every day, talk to someone you trust or a doctor.`,
        gentle,
      ),
  },
  {
    name: 'topic-gym-fear',
    called: 'the gym',
    asks: [
      /\b(?:scared|afraid|nervous|embarrassed|anxious|intimidated|shy|ashamed|self ?conscious)\b/,
      /\b(?:gym|class|classes|train(?:ing)? in front|people (?:watching|staring|look\w*)|working out|exercis\w*|start(?:ing)?)\b/,
    ],
    not: /\b(?:fell|winter|fallen|kids?|dog|heart|chest|pain\w*|hurts?|fall(?:ing)?|pregnan\w*|injur\w*|he|him|she|coach|trainer|attack)\b/,
    answer: () =>
      offer(
        "So many people feel that, and hardly anyone there is looking; they're busy with themselves. Here, no one is watching at all: ten minutes in your own room, in whatever you're wearing. Confidence comes with the first few moves you know.",
        chip('10 minutes, easy'),
      ),
  },
  {
    name: 'topic-doubted',
    called: 'being doubted',
    asks: [
      /\b(?:no ?(?:one|body)|nobody|everyone|they|family|friends?|husband|wife|partner|mum|mom|dad|boyfriend|girlfriend)\b/,
      /\b(?:believes? in me|believes? i|laugh(?:s|ed|ing)? at me|doubts? me|thinks? i (?:cant|wont|will fail|will give up|give up)|says? i (?:cant|wont|will fail|will give up|give up)|support me|supports me|make fun of me|takes? me seriously)\b/,
    ],
    not: /\b(?:hit|hits|hurts? me|kill|cares if i|scared|afraid|pain)\b/,
    answer: (dialogue) =>
      offer(
        `I do. And it isn't a feeling, it's a count: ${ownPath(dialogue).replace('What I see is you, and ', '').replace(/\.$/, '')}. You don't have to convince anyone; you only have to do the next small one.`,
        chip('10 minutes, easy'),
      ),
  },
  {
    name: 'topic-role-model',
    called: 'looking like someone',
    asks: [
      /\b(?:look(?:ing)? like|body like|as (?:fit|thin|slim|ripped|strong) as|get a body like)\b/,
      /\b(?:model|models|influencer\w*|celebrity|kim|actor|actress|thor|hulk|rock|instagram|tiktok|barbie|ronaldo|beyonce|victoria|bodybuilder|her|him|them|that girl|those (?:girls|guys|women|men))\b/,
    ],
    not: /\b(?:what does|exercise|move|starv\w*|school|year old)\b/,
    answer: (dialogue) =>
      offer(
        `Those pictures are lighting, angles, and often a full-time job; no one looks like that on a Tuesday. What you can have is the strongest, most rested version of you, and that's worth the work. ${ownPath(dialogue)}`,
        chip('What should I do today?'),
      ),
  },
  {
    name: 'topic-birthday',
    called: 'your birthday',
    asks: [
      /\b(?:(?:its|it is|today is|todays|tomorrow is|tomorrows) my (?:\d+(?:st|nd|rd|th) )?(?:birthday|bday)|my (?:birthday|bday) (?:is )?(?:today|tomorrow))\b/,
    ],
    not: /\b(?:(?:fri|sat|sun|mon|tues|wednes|thurs)\w*|next|on the|soon)\b/,
    answer: () =>
      offer(
        'Happy birthday! Cake is on the plan today. If you want to move too, make it something that makes you smile.',
        chip('How does the dance game work?'),
        chip('10 minutes, easy'),
      ),
  },
];

const ofSport =
  /\b(?:push|pull|squats?|plank|hold|ran|run|jog\w*|walk\w*|swam|swim|cycl\w*|km|k|\d+k|miles?|work ?out|session|minutes?|kg|lbs|pb|pr|hill|stairs|jeans|dress|trousers|pants|clothes|swings?|raises?|myself|lift\w*|stopping|reps?|my record|personal best|handstand|splits|toes)\b/;

const ate =
  /\b(?:ate|eaten|eating|biscuits|cookies|chocolate|ice cream|cake|crisps|chips|pizza|binge\w*|food)\b/;
