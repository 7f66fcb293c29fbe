import { describe, expect, it } from 'vitest';
import { after, cardAfter, none } from './beside-meals';
import { conversationWith } from './conversation';

const pizza = '2 slices of pizza and a coke';

describe('A meal that was just proposed', () => {
  it.each([
    ['actually make it 3 slices', 'Pizza 321, Cola 330'],
    ['it was 3 slices', 'Pizza 321, Cola 330'],
    ['without the coke', 'Pizza 214'],
    ['no coke', 'Pizza 214'],
    ['i didnt have the coke', 'Pizza 214'],
    ['swap the coke for water', 'Pizza 214, Water 250'],
    ['add a banana', 'Pizza 214, Cola 330, Banana 118'],
    ['and a banana', 'Pizza 214, Cola 330, Banana 118'],
    ['half of it', 'Pizza 107, Cola 165'],
    ['double it', 'Pizza 428, Cola 660'],
    ['i only had half', 'Pizza 107, Cola 165'],
    ['make the coke 2 cans', 'Pizza 214, Cola 660'],
  ])('is another one after “%s”', (said, items) => {
    expect(cardAfter(pizza, said)?.items).toBe(items);
  });

  it.each([
    ['oops it was lunch', 'lunch', '2026-05-14'],
    ['make that a snack', 'snack', '2026-05-14'],
    ['it was dinner not breakfast', 'dinner', '2026-05-14'],
    ['no i had it yesterday', 'breakfast', '2026-05-13'],
    ['yday', 'breakfast', '2026-05-13'],
    ['that was for dinner last night', 'dinner', '2026-05-13'],
    ['on sunday', 'breakfast', '2026-05-10'],
  ])('moves to the meal and the day of “%s”', (said, mealType, date) => {
    expect(cardAfter(pizza, said)).toMatchObject({ mealType, date, items: 'Pizza 214, Cola 330' });
  });

  it('keeps every change of the chat', () => {
    const card = cardAfter(pizza, 'make it 3 slices', 'it was lunch', 'i had it yesterday', 'no coke');
    expect(card).toEqual({ mealType: 'lunch', date: '2026-05-13', items: 'Pizza 321' });
  });

  it.each(['ok save it', 'log it', 'yes', 'yes please', 'sure', 'add it to my diary'])(
    'is shown again to be tapped after “%s”',
    (said) => {
      expect(after(pizza, said).reply).toBe("Ready. Tap **Log it** and it's in.");
      expect(cardAfter(pizza, said)?.items).toBe('Pizza 214, Cola 330');
    },
  );

  it('has figures, asked for without its name', () => {
    for (const said of ['how many calories is that', 'whats the protein?', 'macros?'])
      expect(after(pizza, said).reply).toContain('Total: **708 kcal**, 24 g protein');
  });

  it('is asked about where an amount could be of either food', () => {
    expect(after('2 eggs and toast', 'make it 3').reply).toContain('Which one: the egg or the toast?');
  });

  it('is let go of where it was not eaten', () => {
    expect(after(pizza, 'nope').reply).toBe('All right, nothing was logged.');
  });

  it('is left alone by what is about something else', () => {
    expect(cardAfter(pizza, 'i had a banana')?.items).toBe('Banana 118');
    expect(after(pizza, 'how much protein is left').reply).toContain('63 g** left');
    expect(after(pizza, 'lunch ideas').reply).toContain('For lunch');
  });
});

describe('A short word after a card', () => {
  it.each([
    ['had 3 eggs and bacon', 'nah 2 eggs', 'Egg 100, Bacon 35'],
    ['burger and fries', 'large fries', 'Burger 180, Fries 155'],
    ['burger and fries', 'no fries, salad instead', 'Burger 180, Salad 85'],
    ['cereal with almond milk', 'it was oat milk', 'Cereal 40, Oat milk 200'],
    ['pizza', 'the whole thing', 'Pizza 400'],
    ['coffee', 'no sugar', 'Coffee 240'],
    ['2 eggs', 'i only ate one', 'Egg 50'],
    ['2 glasses of wine', 'red', 'Red wine 300'],
    ['3 eggs', 'scrambled', 'Scrambled eggs 150'],
    ['spaghetti bolognese', 'smaller portion', 'Spaghetti bolognese 300'],
    ['rice 150g', 'make that 180', 'Rice 180'],
    ['crisps', '2 bags', 'Crisps 56'],
  ])('changes what it means: “%s”, “%s”', (meal, said, items) => {
    expect(cardAfter(meal, said)?.items).toBe(items);
  });

  it('that could be of more than one food is asked about, with the answers to tap', () => {
    const labelsOf = (...said: string[]) => after(...said).choices?.map(({ label }) => label);
    expect(labelsOf('2 eggs and toast', 'make it 3')).toEqual(['Make the egg 3', 'Make the toast 3']);
    expect(cardAfter('2 eggs and toast', 'make it 3', 'Make the toast 3')?.items).toBe('Egg 100, Toast 99');
    const swap = ['porridge and a banana', 'sorry i meant granola'];
    expect(labelsOf(...swap)).toEqual(['Swap the porridge for granola', 'Swap the banana for granola']);
    expect(cardAfter(...swap, 'Swap the porridge for granola')?.items).toBe('Banana 118, Granola 38');
  });

  it('that says only that it is wrong is asked how', () => {
    for (const said of ['wrong', 'thats not right', 'can you change it'])
      expect(after('2 eggs', said).reply).toContain('What should I change');
  });

  it('may ask what became of it', () => {
    for (const said of ['did you log it?', 'is it logged', 'how do i log it', 'where is it'])
      expect(after('2 eggs', said).reply).toContain('Tap **Log it**');
    expect(after('2 eggs', 'why breakfast').reply).toContain('I put it down as breakfast');
  });

  it('of someone themself is not of the meal', () => {
    expect(cardAfter('2 eggs', 'im allergic to eggs')).toBeUndefined();
    expect(after('2 eggs', 'are eggs ok').reply).toMatch(/^Yes/);
  });

  it('may be of the evening', () => {
    expect(cardAfter('2 pints of lager', 'on friday night')).toMatchObject({
      mealType: 'dinner',
      date: '2026-05-08',
    });
  });
});

describe('A short question after figures', () => {
  it.each([
    [['protein in an egg', 'and in two'], /^2 eggs .*12\.6 g of protein/],
    [['protein in an egg', 'what about tofu'], /tofu has \*\*17\.3 g of protein/],
    [['protein in an egg', 'what about tofu', 'and the carbs?'], /tofu has \*\*2\.8 g of carbs/],
    [['calories in a banana', '200g'], /^200 g of banana has/],
    [['calories in a banana', 'and an apple?', 'what about 3'], /^3 apples .*281 kcal/],
    [['is cheese healthy', 'what about feta'], /^Yes.*feta/],
  ])('goes on with what was asked: %s', (said, words) => {
    expect(after(...said).reply).toMatch(words);
    expect(cardAfter(...said)).toBeUndefined();
  });

  it('or an idea can be followed by a log', () => {
    expect(cardAfter('calories in a banana', 'log it')?.items).toBe('Banana 118');
    expect(cardAfter('dinner ideas', 'whats in the second one', 'log it')?.items).toMatch(/Tofu/);
  });
});

describe('In the chat with Ana', () => {
  const inChat = (...said: string[]) => {
    const say = conversationWith({ answers: { ...none, conditions: [] } });
    return said.map((text) => say(text).reply).at(-1);
  };

  it('a meal that was proposed can be changed, and a plan after it is a plan', () => {
    expect(inChat('had two eggs for breakfast', 'make it 3')?.meal?.items[0]?.grams).toBe(150);
    expect(inChat('log yesterdays dinner: lasagne')?.meal?.date).toBe('2026-05-13');
    expect(inChat('had two eggs for breakfast', 'give me a 20 minute workout')?.workout).not.toBeNull();
    expect(inChat('give me a 20 minute workout', 'make it 30')?.workout?.minutes).toBeGreaterThan(25);
  });

  it('ideas go on, and training after them is training', () => {
    expect(inChat('dinner ideas', 'something spicy')?.reply).toContain('For dinner: spicy');
    expect(inChat('dinner ideas', 'give me an easy workout')?.workout).not.toBeNull();
    expect(inChat('vegan meal plan for the week')?.week).toBeUndefined();
  });
});

describe('A meal of another day', () => {
  it.each([
    ['log yesterdays dinner: lasagne', '2026-05-13', "yesterday's dinner"],
    ["log last monday's lunch: chicken salad", '2026-05-11', "Monday's lunch"],
    ['two days ago i had a burger for lunch', '2026-05-12', "Tuesday's lunch"],
    ['i had soup for dinner the day before yesterday', '2026-05-12', "Tuesday's dinner"],
    ['3 weeks ago i had a burger for lunch', '2026-04-23', 'lunch on April 23'],
  ])('is logged on it: “%s”', (said, date, words) => {
    expect(cardAfter(said)?.date).toBe(date);
    expect(after(said).reply).toContain(`Should I log it as ${words}?`);
  });

  it('is not proposed where the log does not reach', () => {
    expect(after('two years ago i ate a burger').reply).toContain('one year');
    expect(cardAfter('two years ago i ate a burger')).toBeUndefined();
    expect(after("log tomorrow's lunch: pasta").reply).toContain('still to come');
  });

  it('is not a Sunday roast', () => {
    expect(cardAfter('sunday roast')?.date).toBe('2026-05-14');
  });
});

describe('An amount', () => {
  it.each([
    ['1/2 avocado', /^½ avocado/],
    ['.5 pizza', /^½ pizza/],
    ['two and a half bananas', /^2½ bananas/],
    ['30 eggs', /^30 eggs/],
    ['a dozen oysters', /^12 oysters/],
  ])('is read as it is written: “%s”', (said, words) => {
    expect(after(said).reply).toMatch(words);
  });
});

describe('An amount that no one eats', () => {
  it.each([
    ['log 5000 bananas', 'How much was it?'],
    ['log 40 slices of pizza', 'How much was it?'],
    ['10 litres of water', 'more water than is good'],
    ['log 0 eggs', 'Nothing to log, then.'],
    ['log zero eggs', 'Nothing to log, then.'],
  ])('is no meal: “%s”', (said, words) => {
    expect(after(said).reply).toContain(words);
    expect(cardAfter(said)).toBeUndefined();
  });
});

describe('A dish that a diet leaves out', () => {
  const noteOf = (...said: string[]) => / You know best[^.]*\./.exec(after(...said).reply)?.[0] ?? null;

  it('is logged with a word about it', () => {
    expect(noteOf('im vegan', 'i had a slice of pizza for lunch')).toContain('usually dairy in the pizza');
    expect(noteOf('im vegetarian', 'lasagne for dinner')).toContain('usually meat in the lasagne');
    expect(noteOf('im vegan', 'had a latte')).toContain("you're vegan");
  });

  it('is logged without one where it was made for the diet', () => {
    for (const said of ['had an oat milk latte', 'i had a vegan pizza', 'log a vegan lasagne'])
      expect(noteOf('im vegan', said)).toBeNull();
  });
});
