import type { DeadlineMoves } from '#contract/deadlines/deadlineMoves.ts';
import { usePreviewQuestion } from '#src/components/office/usePreviewQuestion.tsx';
import { MovesDialog } from './MovesDialog.tsx';

const hasConsequences = ({ moved, escalated }: DeadlineMoves) => moved > 0 || escalated > 0;

/** Confirms a change that moves due dates or escalates grievances, with their numbers (SLA-08, SLA-12). */
export const useMovesQuestion = <B>(preview: (body: B) => Promise<DeadlineMoves>) =>
  usePreviewQuestion({ preview, hasConsequences, Dialog: MovesDialog });
