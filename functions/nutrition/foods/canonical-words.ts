import { cleanText } from '../../../shared/rules/clean-text';

/** One word for things with different names in Britain and America, or several spellings. */
const sameWords = new Map(
  (
    'yoghurt=yogurt,yoghourt=yogurt,yog=yogurt,wholewheat=wholemeal,wholegrain=wholemeal,chili=chilli,chile=chilli,chilies=chilli,omelet=omelette,' +
    'omlette=omelette,donut=doughnut,zucchini=courgette,eggplant=aubergine,shrimp=prawn,arugula=rocket,cilantro=coriander,' +
    'houmous=hummus,humous=hummus,hommus=hummus,pita=pitta,catsup=ketchup,veggie=vegetable,veg=vegetable,veggy=vegetable,' +
    'vegetarian=vegetable,lasagna=lasagne,capsicum=pepper,soya=soy,barbecue=bbq,barbeque=bbq,mayonnaise=mayo,flavored=flavoured,' +
    'semi=semiskimmed,defatted=lowfat,fries=chip,oatmeal=porridge,choc=chocolate,parm=parmesan,tinned=canned,bolognaise=bolognese,' +
    'grilled=grill,roasted=roast,toasted=toast,mashed=mash,spud=potato,satsuma=clementine,garbanzo=chickpea,scallion=springonion,' +
    'cappucino=cappuccino,capuccino=cappuccino,expresso=espresso,brocolli=broccoli,brocoli=broccoli,avacado=avocado,mozarella=mozzarella,' +
    'rasberry=raspberry,egs=egg,tomatoe=tomato,potatoe=potato,bannana=banana,sandwhich=sandwich,sarnie=sandwich,butty=sandwich,biscotti=biscuit,' +
    'beens=bean,stake=steak,steek=steak,omlet=omelette,omlete=omelette,porage=porridge,cooky=cookie,smoothy=smoothie,browny=brownie,soop=soup,' +
    'oyl=oil,pud=pudding,cuscus=couscous,weat=wheat,macrel=mackerel,mayonaise=mayo,mayonase=mayo,mayonnase=mayo,chikn=chicken,samwich=sandwich,' +
    'sammich=sandwich,sanga=sandwich,sanger=sandwich,sambo=sandwich,sammy=sandwich,choccy=chocolate,chockie=chocolate,biccy=biscuit,bickie=biscuit,biccie=biscuit,' +
    'bikkie=biscuit,tattie=potato,tater=potato,tatty=potato,chook=chicken,snag=sausage,cauli=cauliflower,brocc=broccoli,mozz=mozzarella,tom=tomato,' +
    'cuke=cucumber,nugg=nugget,champers=champagne,bubbly=champagne,fizz=champagne,plonk=wine,vino=wine,spag=spaghetti,lettus=lettuce,sardeen=sardine,' +
    'zuchini=courgette,lentle=lentil,pom=pomegranate,yoghert=yogurt,spageti=spaghetti,lasanga=lasagne,mandarine=mandarin,dahl=dal,daal=dal,dhal=dal,' +
    'chappati=chapati,chapatti=chapati,marg=margarine,choco=chocolate,wiskey=whisky,whiskey=whisky,hazlenut=hazelnut,kebap=kebab,kabob=kebab,doughnout=doughnut'
  )
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Irregular plurals. */
const irregular = new Map(
  'cookies=cookie,pies=pie,brownies=brownie,smoothies=smoothie,leaves=leaf,loaves=loaf,halves=half,knives=knife,veggies=veggie,calories=calorie,fries=fries,chickpeas=chickpea'
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);

const connectors = new Set(['a', 'an', 'the', 'of', 'with', 'and', 'on', 'in', 'n']);

function singular(word: string): string {
  const known = irregular.get(word);
  if (known) return known;
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|o)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The form in which words of a food's name are compared: lower case, singular, one spelling. */
export function canonicalWord(word: string): string {
  const one = singular(sameWords.get(word) ?? word);
  return sameWords.get(one) ?? one;
}

/** The words of a text in lower case, without accents, apostrophes, or punctuation. */
const plainWords = (text: string): string[] =>
  cleanText(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’‘]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '');

/** The words that name a food, each in its canonical form; 'with', 'of', and the like are left out. */
export const canonicalWords = (text: string): string[] =>
  plainWords(text)
    .filter((word) => !connectors.has(word))
    .map(canonicalWord);

/** Equal for names that differ only in word order, number, or spelling. */
export const canonicalKey = (words: readonly string[]): string => words.toSorted().join(' ');

/** Whether a text joins two things: 'fish and chips', 'beans on toast'. */
export const joinsFoods = (text: string): boolean => /\b(?:and|with|on|in)\b|&/.test(text.toLowerCase());
