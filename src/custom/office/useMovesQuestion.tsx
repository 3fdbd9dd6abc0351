import { useState } from 'react';
import type { DeadlineMoves } from '../../../contract/deadlineMoves.ts';
import { MovesDialog } from './MovesDialog.tsx';

/**
 * Asks before due days move, and how many (SLA-08): `ask` answers whether somebody wants it, at once where nothing moves.
 * `question` is the dialog, to be drawn all the time.
 */
export function useMovesQuestion<B>(preview: (body: B) => Promise<DeadlineMoves>) {
  const [asked, setAsked] = useState<{ moves: DeadlineMoves; answer: (wanted: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const ask = async (body: B): Promise<boolean> => {
    const moves = await preview(body);
    if (moves.moved === 0) return true;
    return new Promise((answer) => {
      setAsked({ moves, answer });
      setOpen(true);
    });
  };
  const close = (wanted: boolean) => {
    setOpen(false);
    asked?.answer(wanted);
  };
  const question = asked && (
    <MovesDialog
      moves={asked.moves}
      open={isOpen}
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    />
  );
  return { ask, question };
}
