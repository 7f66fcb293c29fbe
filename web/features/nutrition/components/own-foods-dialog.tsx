import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OwnFood } from '../../../../shared/contracts/foods';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { IconButton } from '../../../ui/icon-button';
import { ListRow } from '../../../ui/list-row';
import { SkeletonRows } from '../../../ui/skeleton';
import { ownFoodsQuery } from '../api/own-foods';
import { draftOfFood, type DraftItem } from '../draft-item';
import { kcalText } from '../nutrient-text';
import { useOwnFoods } from '../use-own-foods';
import { OwnFoodForm } from './own-food-form';

interface OwnFoodsDialogProps {
  onAdd: (items: DraftItem[]) => void;
  onClose: () => void;
}

/** Own foods and recipes: add to a meal, create, edit. */
export function OwnFoodsDialog({ onAdd, onClose }: OwnFoodsDialogProps) {
  const [edited, setEdited] = useState<OwnFood | 'new' | null>(null);
  const back = () => setEdited(null);
  const title = edited === null ? 'My foods' : edited === 'new' ? 'New food' : `Edit ${edited.name}`;
  return (
    <Dialog open onOpenChange={edited === null ? onClose : back} title={title}>
      {edited === null ? (
        <OwnFoodList onAdd={onAdd} onEdit={setEdited} />
      ) : (
        <OwnFoodForm food={edited === 'new' ? null : edited} onDone={back} />
      )}
    </Dialog>
  );
}

interface OwnFoodListProps {
  onAdd: (items: DraftItem[]) => void;
  onEdit: (food: OwnFood | 'new') => void;
}

function OwnFoodList({ onAdd, onEdit }: OwnFoodListProps) {
  const { data, error, refetch, isFetching } = useQuery(ownFoodsQuery());
  const { remove } = useOwnFoods(() => undefined);
  const [doomed, setDoomed] = useState<OwnFood | null>(null);
  return (
    <div className="grid gap-4">
      {!data && error && (
        <ErrorState title="Your foods didn't load" onRetry={() => void refetch()} retrying={isFetching}>
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
                  <IconButton label={`Edit ${food.name}`} onClick={() => onEdit(food)}>
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
      <Button variant="line" onClick={() => onEdit('new')}>
        <Plus className="icon-sm" aria-hidden="true" />
        New food or recipe
      </Button>
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
      title={`Delete ${food.name}?`}
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
