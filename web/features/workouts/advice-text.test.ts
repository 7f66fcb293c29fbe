import { describe, expect, it } from 'vitest';
import { routineById, type RoutineId } from '../../../shared/rules/routines';
import { adviceText } from './advice-text';

function adviceOn(id: RoutineId, unsuitableIds: string[] = [], mostMinutes: number | null = null) {
  const routine = routineById(id);
  if (!routine) throw new Error(`There is no routine ${id}.`);
  return adviceText(routine, { unsuitableIds, mostMinutes });
}

describe('What a card says of a routine', () => {
  it('is nothing where it fits, also into the time', () => {
    expect(adviceOn('full-body')).toBeNull();
    expect(adviceOn('core-blast', [], 20)).toBeNull();
  });

  it('counts the moves of the main part, each once', () => {
    expect(adviceOn('core-blast', ['crunch', 'cobra', 'cat-cow', 'burpee'])).toBe("I'd change 1 move");
    expect(adviceOn('core-blast', ['crunch', 'dead-bug'])).toBe("I'd change 2 moves");
  });

  it('tells of warm-up and stretches where nothing else changes', () => {
    expect(adviceOn('core-blast', ['cobra'])).toBe("I'd change its warm-up or stretches");
  });

  it('keeps to the minutes that someone has', () => {
    expect(adviceOn('full-body', [], 20)).toBe("I'd keep it to 20 min");
    expect(adviceOn('full-body', ['jumping-jack'], 20)).toBe("I'd change it and keep it to 20 min");
  });
});
