import { useQuery } from '@tanstack/react-query';
import { Download, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OwnFood } from '../../../../shared/contracts/foods';
import { messageOf } from '../../../lib/api/api-error';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { IconButton } from '../../../ui/icon-button';
import { ListRow } from '../../../ui/list-row';
import { SkeletonRows } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { ownFoodsQuery } from '../api/own-foods';
import { draftOfFood, type DraftItem } from '../draft-item';
import { kcalText } from '../nutrient-text';
import { useOwnFoods } from '../use-own-foods';
import { OwnFoodForm } from './own-food-form';
import { isolated } from '../../../../shared/rules/isolated';

const ImportFoods = lazy(async () => ({ default: (await import('../import/import-foods')).ImportFoods }));

/** What the dialog shows instead of the list. */
type View = OwnFood | 'new' | 'import' | null;

function titleOf(view: View): string {
  if (view === null) return 'My foods';
  if (view === 'import') return 'Add foods from a file';
  return view === 'new' ? 'New food' : `Edit ${isolated(view.name)}`;
}

interface OwnFoodsDialogProps {
  onAdd: (items: DraftItem[]) => void;
  onClose: () => void;
}

/** Own foods and recipes: add to a meal, create, edit, bring from a file. */
export function OwnFoodsDialog({ onAdd, onClose }: OwnFoodsDialogProps) {
  const [view, setView] = useState<View>(null);
  const back = () => setView(null);
  return (
    <Dialog
      open
      onOpenChange={view === null ? onClose : back}
      title={titleOf(view)}
      size={view === 'import' ? 'lg' : 'md'}
    >
      {view === null && <OwnFoodList onAdd={onAdd} onView={setView} />}
      {view === 'import' && (
        <Suspense fallback={<SkeletonRows count={3} />}>
          <ImportFoods onDone={back} />
        </Suspense>
      )}
      {view !== null && view !== 'import' && (
        <OwnFoodForm food={view === 'new' ? null : view} onDone={back} />
      )}
    </Dialog>
  );
}

interface OwnFoodListProps {
  onAdd: (items: DraftItem[]) => void;
  onView: (view: View) => void;
}

function OwnFoodList({ onAdd, onView }: OwnFoodListProps) {
  const { data, error, refetch, isFetching } = useQuery(ownFoodsQuery());
  const { remove } = useOwnFoods(() => undefined);
  const [doomed, setDoomed] = useState<OwnFood | null>(null);
  return (
    <div className="grid gap-4">
      {!data && error && (
        <ErrorState
          title="Your foods didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      )}
      {!data && !error && <SkeletonRows count={3} label="Loading your foods" />}
      {data?.foods.length === 0 && (
        <EmptyState title="Nothing of your own yet">
          A packaged food or a dish you cook often: enter it once, then log it with a tap.
        </EmptyState>
      )}
      {data && data.foods.length > 0 && (
        <ul className="grid" aria-label="My foods">
          {data.foods.map((food) => (
            <ListRow
              key={food.id}
              name={food.name}
              note={noteOf(food)}
              after={
                <span className="-mr-2 flex">
                  <IconButton label={`Add ${food.name}`} onClick={() => onAdd([draftOfFood(food)])}>
                    <Plus aria-hidden="true" />
                  </IconButton>
                  <IconButton label={`Edit ${food.name}`} onClick={() => onView(food)}>
                    <Pencil aria-hidden="true" />
                  </IconButton>
                  <IconButton label={`Delete ${food.name}`} onClick={() => setDoomed(food)}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </span>
              }
            />
          ))}
        </ul>
      )}
      <div className="grid gap-2">
        <Button variant="line" onClick={() => onView('new')}>
          <Plus className="icon-sm" aria-hidden="true" />
          New food or recipe
        </Button>
        {data && (
          <div className="flex flex-wrap justify-center gap-x-4">
            <Button variant="text" size="sm" onClick={() => onView('import')}>
              Add from a file
            </Button>
            {data.foods.length > 0 && <DownloadFoods foods={data.foods} />}
          </div>
        )}
      </div>
      {doomed && (
        <DeleteOwnFood
          food={doomed}
          onClose={() => setDoomed(null)}
          onDelete={() => {
            remove(doomed.id);
            setDoomed(null);
          }}
        />
      )}
    </div>
  );
}

const fileName = 'vita-foods.csv';

function DownloadFoods({ foods }: { foods: readonly OwnFood[] }) {
  const download = async () => {
    const { foodsCsv } = await import('../import/foods-csv');
    saveFile(fileName, foodsCsv(foods), 'text/csv');
    toast.success('Download ready', fileName);
  };
  return (
    <Button variant="text" size="sm" onClick={() => void download()}>
      <Download className="icon-sm" aria-hidden="true" />
      Download CSV
    </Button>
  );
}

interface DeleteOwnFoodProps {
  food: OwnFood;
  onDelete: () => void;
  onClose: () => void;
}

function DeleteOwnFood({ food, onDelete, onClose }: DeleteOwnFoodProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${isolated(food.name)}?`}
      description="Meals you logged with it stay as they are."
    >
      <div className="grid grid-cols-2 gap-3">
        <Button variant="line" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

function noteOf({ kind, per100, measures }: OwnFood): string {
  const grams = measures[0]?.grams ?? 100;
  const kcal = kcalText((per100.caloriesKcal * grams) / 100);
  return kind === 'recipe' ? `Recipe · ${kcal} per serving` : `${kcal} per portion`;
}
