import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { applyMacro, type StepOutcome } from '#contract/replies/macro.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { ContractForm } from '#src/components/form/useContractForm.ts';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { messageFault } from '../../messageFault.ts';

interface MacroValues {
  macro_id: number | null;
  /** The answer as it was edited; null until then. */
  message: string | null;
}

type Answer = Extract<StepOutcome, { kind: 'answer' }>;

const answerIn = (steps: readonly StepOutcome[]): Answer | undefined =>
  steps.find((step): step is Answer => step.kind === 'answer');

/**
 * Applies a macro to a complaint. It first loads a preview, again when the complaint has changed, and then applies
 * exactly that, with the edited answer (DESK-13).
 */
export function useApplyMacro({ id, version }: ComplaintRecord, onDone: () => void) {
  const language = useLocale() as Language | undefined;
  const defaultValues: MacroValues = { macro_id: null, message: null };
  const textOf = ({ message }: MacroValues) => {
    const answer = preview.data && answerIn(preview.data.steps);
    return answer && (message ?? answer.texts[0]?.text ?? '');
  };
  const form: ContractForm<MacroValues> = useComplaintForm(applyMacro, {
    draft: `macroAnswer/${id}`,
    defaultValues,
    bodyOf: ({ macro_id, ...values }) => ({
      id,
      macro_id: macro_id ?? 0,
      language,
      version: preview.data?.version ?? version,
      message: textOf({ macro_id, ...values })?.trim(),
    }),
    check: (values): Refusals => {
      if (values.macro_id === null) return { macro_id: 'macros.apply.choose' };
      const text = textOf(values);
      const fault = text === undefined ? null : messageFault(text);
      return fault ? { message: fault } : {};
    },
    once: true,
    // Enter right after the choice only shows the steps.
    send: async (body, headers) =>
      preview.data && !preview.isFetching ? call(applyMacro, { body, headers }) : false,
    done: 'macros.apply.done',
    onDone,
  });
  const values = form.form.watch();
  const { macro_id } = values;
  const preview = useQuery({
    ...queryOf(['macros', 'preview', id, macro_id, version, language], applyMacro, {
      body: { id, macro_id: macro_id ?? 0, language, dry_run: true },
    }),
    enabled: macro_id !== null,
    gcTime: 0,
  });
  return { form, preview, macroId: macro_id, message: textOf(values) ?? '' };
}
