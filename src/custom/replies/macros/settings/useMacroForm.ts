import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { createMacro, type MacroRecord, updateMacro } from '#contract/replies/macro.ts';
import type { StepKind } from '#contract/replies/macroSteps.ts';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useRenewMacros } from '../useMacros.ts';
import { bodyOf, faultsOf, type MacroValues, NEW_STEPS, type StepDraft, valuesOf } from './macroForm.ts';

interface MacroForm {
  /** The macro to edit. */
  macro?: MacroRecord;
  officeId: number | null;
  onClose: () => void;
}

/**
 * Creates or edits a macro. After a failure the typed values stay; after another user's change, sending again
 * overwrites it.
 */
export function useMacroForm({ macro, officeId, onClose }: MacroForm) {
  const notify = useNotify();
  const renew = useRenewMacros();
  const attempt = useIdempotentSubmit();
  const [values, setValues, draft] = useDraftState(
    macro ? `macro/${macro.id}` : `macro/new/${officeId}`,
    valuesOf(macro),
  );
  const [faults, setFaults] = useState<Refusals>({});
  const [version, setVersion] = useState(macro?.version ?? null);
  const save = useMutation({
    mutationFn: () =>
      macro
        ? call(updateMacro, { params: { id: macro.id }, body: { ...bodyOf(values), version } })
        : attempt((headers) =>
            call(createMacro, { body: { ...bodyOf(values), office_id: officeId }, headers }),
          ),
    onSuccess: async () => {
      notify('macros.saved', { type: 'success' });
      draft.sent();
      onClose();
      await renew();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      const newer = failure.status === 409 ? (failure.body.current as MacroRecord | undefined) : undefined;
      if (newer) setVersion(newer.version);
      setFaults(failure.body.errors ?? {});
    },
  });
  const change = (changed: Partial<MacroValues>) => {
    setValues({ ...values, ...changed });
    setFaults({});
  };
  const { steps } = values;
  const setSteps = (next: StepDraft[]) => change({ steps: next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const faults = faultsOf(values);
    setFaults(faults);
    if (Object.keys(faults).length === 0 && !save.isPending) save.mutate();
  };
  return {
    values,
    draft,
    faults,
    save,
    submit,
    isChanged: JSON.stringify(values) !== JSON.stringify(valuesOf(macro)),
    isNewer: save.error instanceof ApiFailure && save.error.status === 409,
    setNames: (names: MacroValues['names']) => change({ names }),
    add: (kind: StepKind) => setSteps([...steps, NEW_STEPS[kind]]),
    put: (at: number, step: StepDraft) => setSteps(steps.with(at, step)),
    remove: (at: number) => setSteps(steps.toSpliced(at, 1)),
    /** Moves it up by one. */
    raise: (at: number) => {
      const above = steps[at - 1];
      if (above) setSteps(steps.toSpliced(at - 1, 1).toSpliced(at, 0, above));
    },
  };
}
