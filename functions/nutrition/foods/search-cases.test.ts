import { describe, expect, it } from 'vitest';
import { searchFoods } from './search-foods';

/** What people type = words that the name of the food has to have. */
const first = `
egg=egg
egg whites=egg white
scrambeld eggs=scrambled eggs
bannana=banana
bnana=banana
strawberrys=strawberries
rasberries=raspberries
avacado=avocado
zucchini=courgette
eggplant=aubergine
arugula=rocket
cilantro=coriander
scallions=spring onion
potatos=potato
sweet potatoe=sweet potato
oatmeal=porridge
porrige=porridge
weetabix=wheat biscuits
greek yoghurt=greek yogurt
cottage chese=cottage cheese
parmezan=parmesan
mozarela=mozzarella
chedar=cheddar
chiken breast=chicken breast
chicken brest=chicken breast
ground beef=minced beef
tuna=tuna
spagetti bolognese=spaghetti bolognese
lasagna=lasagne
mac and cheese=mac
penut butter=peanut butter
peanutbutter=peanut butter
humus=hummus
whole wheat bread=wholemeal bread
sourdogh=sourdough
croisant=croissant
tortila=tortilla
quinua=quinoa
couscus=couscous
garbanzo beans=chickpeas
black beens=black beans
flat white=flat white
cappucino=cappuccino
cofee=coffee
gin and tonic=gin and tonic
dark choclate=dark chocolate
icecream=ice cream
dougnut=doughnut
cheese cake=cheesecake
applejuice=apple juice
pop corn=popcorn
chives=chives
nutmeg=nutmeg
fresh thyme=thyme
sea salt=salt
self raising flour=self-raising flour
baking soda=baking soda
corn starch=cornstarch
soy souce=soy sauce
worchestershire sauce=worcestershire
siracha=sriracha
miso paste=miso paste
pad thia=pad thai
guacamoli=guacamole
protien shake=protein shake
almond milk=almond milk
organic zzqx banana=banana`;

const amongThree = `
crisps=crisps
potato chips=crisps
french fries=chips
jelly=jelly
bread=bread
late=latte
coke=cola
shrimp=prawns
samlon=salmon
half and half=half-and-half
caster sugar=caster sugar
tikka masala=tikka masala
burito=burrito
heavy cream=cream`;

const cases = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('=') as [string, string]);

const names = (typed: string, limit: number) =>
  searchFoods(typed, limit).map(({ name }) => name.toLowerCase());

describe('A search in everyday words', () => {
  it.each(cases(first))('%s finds %s first', (typed, name) => {
    expect(names(typed, 1)[0]).toContain(name);
  });

  it.each(cases(amongThree))('%s finds %s among the first three', (typed, name) => {
    expect(names(typed, 3).join('; ')).toContain(name);
  });
});
