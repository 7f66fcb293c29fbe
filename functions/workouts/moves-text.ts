/** An exercise of a plan and its seconds of work. */
export interface Move {
  exerciseId: string;
  workSeconds: number;
}

/** Positions as characters, '0' for the first: a plan has up to 200, so none takes more than two bytes. */
const firstPosition = 48;

export const positionsText = (positions: readonly number[]): string =>
  String.fromCharCode(...positions.map((position) => firstPosition + position));

export const positionsOf = (text: string): number[] =>
  [...text].map((character) => character.charCodeAt(0) - firstPosition);

/**
 * A plan in a few bytes: the different moves, their seconds where they change, and the order unless each comes once.
 * Two rounds of squats and planks of 30 seconds are 'squat 30,plank;0101'.
 */
export function movesText(moves: readonly Move[]): string {
  const names = moves.map(({ exerciseId, workSeconds }) => `${exerciseId} ${workSeconds}`);
  const different = [...new Set(names)].map((name) => name.split(' '));
  const kinds = different.map(([id, seconds], index) =>
    different[index - 1]?.[1] === seconds ? id : `${id} ${seconds}`,
  );
  const places = new Map(different.map((kind, index) => [kind.join(' '), index]));
  const order = positionsText(names.map((name) => places.get(name) ?? 0));
  return kinds.length === moves.length ? kinds.join(',') : `${kinds.join(',')};${order}`;
}

export function movesOf(text: string): Move[] {
  if (text === '') return [];
  // The order may contain the separator itself: it is also the position 11.
  const [kinds = '', ...order] = text.split(';');
  let workSeconds = 0;
  const different = kinds.split(',').map((kind): Move => {
    const [exerciseId = '', seconds] = kind.split(' ');
    workSeconds = seconds === undefined ? workSeconds : Number(seconds);
    return { exerciseId, workSeconds };
  });
  if (order.length === 0) return different;
  return positionsOf(order.join(';')).flatMap((place) => different[place] ?? []);
}
