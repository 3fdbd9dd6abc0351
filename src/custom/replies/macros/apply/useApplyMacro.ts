import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { applyMacro, type StepOutcome } from '#contract/replies/macro.ts';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import { useComplaintAction } from '#src/custom/complaints/useComplaintAction.ts';
import { call } from '#src/dataProvider/call.ts';
import { newIdempotencyKey } from '#src/dataProvider/idempotencyKey.ts';

type Answer = Extract<StepOutcome, { kind: 'answer' }>;

const answerIn = (steps: readonly StepOutcome[]): Answer | undefined =>
  steps.find((step): step is Answer => step.kind === 'answer');

/**
 * Applies a macro to a complaint. It first loads a preview, again when the complaint has changed, and then applies
 * exactly that, with the edited answer (DESK-13).
 */
export function useApplyMacro(
  complaint: ComplaintRecord,
  macroId: number | null,
  { onDone, onRestore }: { onDone: () => void; onRestore: (macroId: number | null) => void },
) {
  const { id, version } = complaint;
  const language = useLocale() as Language | undefined;
  const [attempt] = useState(newIdempotencyKey);
  const [edited, setEdited] = useState<{ macroId: number | null; message: string }>();
  const draft = useDraft(`macroAnswer/${id}`, {
    values: edited,
    restore: (text) => {
      setEdited(text);
      if (text) onRestore(text.macroId);
    },
  });
  const body = { id, macro_id: macroId ?? 0, language };
  const preview = useQuery({
    queryKey: ['macros', 'preview', id, macroId, version, language],
    queryFn: ({ signal }) => call(applyMacro, { body: { ...body, dry_run: true }, signal }),
    enabled: macroId !== null,
    gcTime: 0,
  });
  const answer = preview.data && answerIn(preview.data.steps);
  const typed = edited?.macroId === macroId ? edited.message : undefined;
  const message = answer && (typed ?? answer.texts[0]?.text ?? '');
  const apply = useComplaintAction({
    run: () => {
      const seen = { version: preview.data?.version ?? version, message: message?.trim() };
      return attempt((headers) => call(applyMacro, { body: { ...body, ...seen }, headers }));
    },
    successText: 'macros.apply.done',
    onDone: () => {
      draft.sent();
      onDone();
    },
  });
  const setMessage = (text: string) => setEdited({ macroId, message: text });
  return { preview, message, setMessage, draft, apply };
}
