import { useState } from 'react';

/** The current item, as the list last had it. */
interface Turn<T> {
  key: string;
  row: T;
  at: number;
  /** Finished without a next item: it stays only until the list changes. */
  isDone: boolean;
  /** Counts how often the user has continued. */
  round: number;
}

/**
 * Keeps the current item until the user continues, whatever happens to the list. Without this the next typed letters
 * could reach another citizen's item.
 */
export function useTurn<T>(waiting: readonly T[], keyOf: (each: T) => string) {
  const [turn, setTurn] = useState<Turn<T> | null>(null);
  const now = standing(turn, waiting, keyOf);
  if (now !== turn) setTurn(now);
  const isGone = now !== null && waiting[now.at] !== now.row;
  const turnTo = (at: number) => turnOf(waiting, at, keyOf, now);

  const step = (by: 1 | -1) => () => {
    if (!now) return;
    // If the item is gone, the one at its position.
    const place = Math.min(by > 0 ? now.at : now.at - 1, waiting.length - 1);
    const to = turnTo(isGone ? Math.max(place, 0) : now.at + by);
    if (to || isGone) setTurn(to);
  };
  /**
   * Goes to the item after this one, or before it at the end. A late call does not replace a choice that the user has
   * made since.
   */
  const goOn = () => {
    if (!now) return;
    const places = isGone ? [now.at, waiting.length - 1] : [now.at + 1, now.at - 1];
    const finished = isGone ? null : { ...now, isDone: true, round: now.round + 1 };
    const to = turnTo(places.find((at) => at in waiting) ?? -1) ?? finished;
    setTurn((present) => (present?.key === now.key ? to : present));
  };
  const choose = (at: number) => setTurn(isGone || at !== now?.at ? turnTo(at) : now);
  return { now, isGone, next: step(1), previous: step(-1), goOn, choose };
}

function turnOf<T>(
  waiting: readonly T[],
  at: number,
  keyOf: (each: T) => string,
  before: Turn<T> | null,
): Turn<T> | null {
  const row = waiting[at];
  if (row === undefined) return null;
  return { key: keyOf(row), row, at, isDone: false, round: (before?.round ?? 0) + 1 };
}

function standing<T>(turn: Turn<T> | null, waiting: readonly T[], keyOf: (each: T) => string) {
  const at = waiting.findIndex((each) => keyOf(each) === turn?.key);
  const row = waiting[at];
  if (turn && row !== undefined) {
    const isSame = row === turn.row;
    return isSame && at === turn.at ? turn : { ...turn, row, at, isDone: turn.isDone && isSame };
  }
  return turn && !turn.isDone ? turn : turnOf(waiting, 0, keyOf, turn);
}
