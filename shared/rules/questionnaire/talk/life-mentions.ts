import { wordsOf } from '../note-words';
import { clausesOf } from './health-mentions';

/** Something about days or what held a person back, told at another question. */
export interface LifeMention {
  field: 'workLifeEffects' | 'fitnessBarriers';
  words: string;
}

const jobs = wordsOf(
  'nurse doctor paramedic midwife teacher tutor professor lecturer student chef cook baker waiter waitress bartender barista cashier driver trucker courier pilot steward stewardess cleaner janitor housekeeper carer caregiver nanny builder carpenter plumber electrician mechanic welder painter roofer bricklayer farmer gardener fisherman soldier officer fireman firefighter policeman cop guard accountant lawyer solicitor banker programmer developer coder engineer designer architect writer journalist editor translator scientist researcher analyst consultant manager secretary receptionist clerk assistant administrator salesman salesperson realtor hairdresser barber beautician dentist pharmacist therapist physiotherapist psychologist vet musician singer photographer electrician technician mailman postman factory warehouse plumber landscaper freelancer librarian surgeon tailor butcher miner sailor  stay-at-home housewife homemaker pensioner',
);
const isJob = /\b(?:i'?m|i am|work as|working as|started as|being|became) (?:an? |the )?(?:[\w-]+ ){0,3}/;
const work = new RegExp(
  String.raw`\b(?:i |i'm |i am |and )?(?:work|working) (?:(?:as|in|at|from|for|with|night|nights|day|days|late|long|double|two|three|rotating|early|a lot|too much|full|part|shifts?|weekends|\d+|ten|twelve|sixty|fifty|on my feet)\b)|\b(?:desk|office|sitting|sedentary|night|remote|physical|stressful|full[- ]time|nine[- ]to[- ]five|9[- ]to[- ]5) (?:job|work|shifts?)\b|\bnight shifts?\b|\bshift work|\b(?:i )?(?:sit|stand|am sitting|spend) (?:\w+ ){0,3}(?:all day|at a desk|at a computer|at my desk|\d+ hours|\w+ hours a day|on my feet|in (?:a|the|my) (?:car|truck|office|cab|chair))|\bi drive (?:an? )?(?:\w+ )?(?:truck|taxi|bus|lorry|van|cab|uber|for work|for a living|\w+ hours|all day|deliver\w+)|\b(?:i )?(?:have|'ve got|got|with|raise|raising|look(?:ing)? after|car(?:e|ing) for|take care of|taking care of) (?:my |a |an |two |three |four |five |2 |3 |4 |5 |small |little |young |newborn |elderly |old |sick |the |of )*(?:kids|children|toddlers?|twins|newborn|baby|babies|grandkids|grandchildren|mother|father|mum|mom|dad|parents|triplets)\b(?! (?:ha|i)s )|\bmy (?:job|work|boss|shifts?|office) (?:is|are|has|keeps|makes|means|involves)\b|\bon my feet all day\b|\bcommut\w+|\bi travel (?:a lot|for work|every)|\b(?:ten|twelve|10|12|14|60|50)[- ]hour (?:days|shifts|weeks)`,
);
const barrier =
  /\b(?:(?:what(?:'s| has| is)?|that(?:'s| has)?|which|it) (?:always |really )?(?:kept|keeps|held|holds|stopped|stops|been keeping|been holding|holding|stopping|keeping) me\b|(?:kept|keeps|held|holds|stopped|holding|stopping|keeping) me (?:from|back|away)|i(?:'ve)? (?:always |usually |often |never |just )*(?:gave up|give up|given up|quit|stick|stuck|lose motivation|lost motivation|lose interest|run out of steam|procrastinate|get bored)|laziness|too lazy|(?:no|zero|lack of|lacking|never (?:had|have|found|find)(?: the)?|not enough|little) (?:time|motivation|discipline|energy|willpower|money)|can'?t afford|too (?:expensive|busy)|gyms? (?:scares?|intimidates?|bores?|is|are too)|(?:hate|hated|scared of|afraid of|intimidated by) (?:the )?gyms?)\b/;
const others =
  /\b(?:my|his|her|our|their) (?:\w+ )?(?:wife|husband|partner|mother|mum|mom|father|dad|sister|brother|son|daughter|boyfriend|girlfriend|friend|boss|aunt|uncle|cousin|neighbou?r)(?:'s)? (?:is|works?|has|was|sits?|drives?|who|keeps|can't)\b|\b(?:he|she|they) (?:works?|sits?|drives?|is|are)\b|\b(?:want|goal|no longer|used to|if i|don't|never) (?:to )?(?:work|have)\b/;
/** What people give as a reason belongs to it. */
const breaks = /[,.;!?:()]+(?!\d)|\s[-–—]\s|\b(?:and|but|also|plus|by the way|btw)\b/i;
const tidy = (clause: string) =>
  clause.replace(
    /^(?:oh|well|um+|uh+|sorry|actually|and|also|i forgot(?: to (?:say|mention))?|forgot to (?:say|mention)|that)\s+/i,
    '',
  );

/** What people tell about their days and hindrances, clause by clause. */
export function lifeMentionsOf(text: string): LifeMention[] {
  return clausesOf(text, breaks).flatMap((clause): LifeMention[] => {
    const plain = clause.toLowerCase().replaceAll('’', "'");
    if (others.test(plain)) return [];
    if (barrier.test(plain)) return [{ field: 'fitnessBarriers', words: tidy(clause) }];
    const job = isJob.exec(plain);
    const isWork = work.test(plain) || (job !== null && jobs.test(plain.slice(job.index)));
    return isWork ? [{ field: 'workLifeEffects', words: tidy(clause) }] : [];
  });
}
