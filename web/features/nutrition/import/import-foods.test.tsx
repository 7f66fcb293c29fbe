import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodImportContract, maximumImported } from '../../../../shared/contracts/food-import';
import { maximumOwnFoods, ownFoodsContract } from '../../../../shared/contracts/foods';
import { ApiError } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { reportAnswer } from '../../../lib/offline/connection';
import { ImportFoods } from './import-foods';

vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: vi.fn() }));
const call = vi.mocked(callEndpoint);

const { listOwnFoods } = ownFoodsContract;
const { importOwnFoods } = foodImportContract;
const own = (name: string, kind: 'food' | 'recipe' = 'food', id = 'own-01JD3X6E9H0000000000000001') => ({
  id,
  name,
  kind,
});
let mine: ReturnType<typeof own>[] = [];
/** What the server answers to an import. */
let answerImport: () => unknown = () => ({ foods: [] });
const sent = () =>
  call.mock.calls
    .filter(([endpoint]) => endpoint === importOwnFoods)
    .map(
      ([, request]) =>
        (
          request as {
            body: { foods: Record<string, { action: string; id: string; food: { name: string } }> };
          }
        ).body.foods,
    );

const onDone = vi.fn();
function show() {
  render(
    <QueryClientProvider
      client={
        new QueryClient({
          defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
        })
      }
    >
      <ImportFoods onDone={onDone} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const line = (name: string) => `${name},410,9.5,62,12.5`;
const csv = (...lines: string[]) => ['name,kcal per 100 g,protein,carbs,fat', ...lines].join('\n');
async function choose(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.upload(screen.getByLabelText('CSV file'), new File([text], 'foods.csv', { type: 'text/csv' }));
}
const rows = () =>
  within(screen.getByRole('list', { name: /^Foods/ }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

beforeEach(() => {
  mine = [];
  answerImport = () => ({ foods: [] });
  call.mockImplementation(async (endpoint) => {
    if (endpoint === listOwnFoods) return { foods: mine } as never;
    return answerImport() as never;
  });
});
afterEach(() => {
  cleanup();
  reportAnswer(true);
  vi.resetAllMocks();
});

describe('Foods from a file', () => {
  it('are shown with what happens to each, and the lines left out with a reason; nothing is stored', async () => {
    mine = [own('Rye bread'), own('Chili', 'recipe', 'own-01JD3X6E9H0000000000000002')];
    const user = show();
    await choose(
      user,
      csv(
        line('Oat bar'),
        line('RYE  bread'),
        line('Chili'),
        'Soup,50,,9,1',
        line('Oat bar'),
        'Yogurt,260,4,5,3',
      ),
    );
    const heading = await screen.findByRole('heading', { name: 'I read 3 foods and left out 3 lines' });
    expect(document.activeElement).toBe(heading);
    expect(rows()).toEqual([
      expect.stringMatching(/^Oat bar410 kcal in 100 g.*New$/),
      expect.stringMatching(/^RYE {2}bread.*Skipped$/),
      expect.stringMatching(/^Chili.*Your recipe stays$/),
    ]);
    const leftOut = within(screen.getByRole('region', { name: 'Left out' })).getAllByRole('listitem');
    expect(leftOut.map(({ textContent }) => textContent)).toEqual([
      'Line 5: protein is missing.',
      'Line 6: same name as line 2.',
      expect.stringMatching(/^Line 7: .*fat\. Is that kJ\?$/),
    ]);
    expect(sent()).toEqual([]);
  });

  it('are added at once, and those of the same name replaced if that was chosen', async () => {
    mine = [own('Rye bread')];
    const user = show();
    await choose(user, csv(line('Oat bar'), line('Rye bread')));
    await screen.findByRole('button', { name: 'Add 1 food' });
    await user.click(screen.getByRole('radio', { name: 'Replace them' }));
    await user.click(screen.getByRole('button', { name: 'Add 1 and replace 1' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent()).toMatchObject([
      {
        2: { action: 'add', food: { name: 'Oat bar' } },
        3: { action: 'replace', id: '01JD3X6E9H0000000000000001', food: { name: 'Rye bread' } },
      },
    ]);
  });

  it('are sent again under the same IDs when no answer came, even if the first request had arrived', async () => {
    const user = show();
    await choose(user, csv(line('Oat bar')));
    answerImport = () => {
      mine = [own('Oat bar')];
      throw new ApiError('unreadable_answer', 502, 'Something went wrong.');
    };
    await user.click(await screen.findByRole('button', { name: 'Add 1 food' }));
    await screen.findByText(/nothing is added twice/);
    answerImport = () => ({ foods: mine });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const [first, second] = sent();
    expect(second).toEqual(first);
  });

  it('are looked at again when something changed meanwhile, and nothing was stored', async () => {
    const user = show();
    await choose(user, csv(line('Oat bar'), line('Kefir bar')));
    answerImport = () => {
      mine = [own('Oat bar')];
      throw new ApiError('changed_meanwhile', 409, 'This was just changed somewhere else. Try again.');
    };
    await user.click(await screen.findByRole('button', { name: 'Add 2 foods' }));
    await screen.findByRole('button', { name: 'Add 1 food' });
    expect(screen.getByRole('alert').textContent).toBe('This was just changed somewhere else. Try again.');
  });

  it('that the server refuses are named by their line', async () => {
    const user = show();
    await choose(user, csv(line('Oat bar')));
    answerImport = () => {
      const cause = 'foods.2.food.per100: more than 100 g of food can contain';
      throw Object.assign(new ApiError('invalid_request', 400, ''), { cause });
    };
    await user.click(await screen.findByRole('button', { name: 'Add 1 food' }));
    expect(await screen.findByText("Line 2 wasn't accepted, so nothing was added.")).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('for a portion are read anew when that is chosen', async () => {
    const user = show();
    await choose(user, 'name,kcal,protein,carbs,fat,portion\nBar,200,4.5,30,6,50');
    await user.click(await screen.findByRole('radio', { name: 'A portion' }));
    expect(rows()).toEqual([expect.stringMatching(/^Bar400 kcal in 100 g/)]);
  });
});

describe('Too much', () => {
  it('for one request is said with the limit', async () => {
    const user = show();
    await choose(
      user,
      csv(...Array.from({ length: maximumImported + 1 }, (_, index) => line(`Food ${index}`))),
    );
    expect((await screen.findByText(/take 99 at a time/)).textContent).toMatch(/^That's 100 foods/);
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('for what a person may have is said with the room that is left', async () => {
    mine = Array.from({ length: maximumOwnFoods - 1 }, (_, index) => own(`Mine ${index}`));
    const user = show();
    await choose(user, csv(line('Oat bar'), line('Kefir')));
    expect(await screen.findByText(/room for 1 more/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});

describe('Without a connection', () => {
  it('a file can be looked at, and it says why nothing can be added', async () => {
    const user = show();
    reportAnswer(false);
    await choose(user, csv(line('Oat bar')));
    const add = await screen.findByRole('button', { name: 'Add 1 food' });
    expect(screen.getByRole('status').textContent).toMatch(/^You're offline, and nothing is added yet/);
    await user.click(add);
    expect(sent()).toEqual([]);
  });
});

describe('A table that can’t be read', () => {
  it('is refused in words, and another one can follow by pasting', async () => {
    const user = show();
    await choose(user, 'hello');
    expect((await screen.findByText(/^I can't find the column names/)).getAttribute('role')).toBe('alert');
    await user.click(screen.getByLabelText('Or paste a table'));
    await user.paste('name\tkcal\tprotein\tcarbs\tfat\nOat bar\t410\t9.5\t62\t12.5');
    await user.click(screen.getByRole('button', { name: 'Read what I pasted' }));
    expect(await screen.findByRole('button', { name: 'Add 1 food' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose another' }));
    expect(screen.getByRole('button', { name: 'Choose a CSV file' })).toBeTruthy();
  });
});
