import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnswerOf, BodyOf, Call } from '#contract/kernel/define.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { type ContractForm, rebase, useContractForm } from '#src/components/form/useContractForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useRenewOffices, useRequestedOffice } from './useOffices.ts';

type OfOffice = { office: { id: number }; version: number };

interface OfficeForm<S extends OfOffice, V, U extends Call> {
  /** The part of the office's settings, which also names the draft. */
  part: string;
  /** The call that saves a change and returns the new settings. */
  update: U;
  settings: S;
  /** The starting values. Null is inherited; absent values of the body stay. */
  valuesOf: (settings: S) => V;
  /** The body besides the office and its version, where it is not simply the values. */
  bodyOf?: (values: V, base: S) => object;
  /** Errors that the contract does not know. */
  check?: (values: V, base: S) => Refusals;
  /** Confirms a change that has consequences. */
  ask?: ((body: BodyOf<U>) => Promise<boolean>) | undefined;
  /** Fields that depend on each other: after a change of one, a newer version does not replace the others. */
  together?: readonly (keyof V & string)[];
}

/**
 * The form of a part of an office's settings. If another user has saved first, it takes their version and keeps the
 * typed fields. It also keeps what was typed during a save.
 */
export function useOfficeForm<S extends OfOffice, V extends FieldValues, U extends Call>(
  options: OfficeForm<S, V, U>,
) {
  const {
    part,
    update,
    settings,
    valuesOf,
    bodyOf = (values) => values,
    check,
    ask,
    together = [],
  } = options;
  const notify = useNotify();
  const renew = useRenewOffices();
  const { officeId } = useRequestedOffice();
  const [base, setBase] = useState(settings);
  const [isNewer, setNewer] = useState(false);
  const contractForm: ContractForm<V> = useContractForm<U, V>(update, {
    draft: `office/${part}/${officeId}`,
    defaultValues: valuesOf(settings),
    bodyOf: (values) => ({ ...bodyOf(values, base), office_id: base.office.id, version: base.version }),
    check: (values) => check?.(values, base) ?? {},
    isOnPage: true,
    send: async (body) => {
      const sent = structuredClone(form.getValues());
      if (ask && form.formState.isDirty && !(await ask(body))) return false;
      try {
        const saved = await call<Call>(update, { body: body as object });
        const isAllSaved = goOnFrom(saved as unknown as S, sent);
        setNewer(false);
        notify('office.saved', { type: 'success' });
        renew();
        return isAllSaved && (saved as AnswerOf<U>);
      } catch (failure) {
        const newer = newerOf<S>(failure);
        if (!newer) throw failure;
        goOnFrom(newer, valuesOf(base));
        setNewer(true);
        return false;
      }
    },
  });
  const { form } = contractForm;
  /** Loads the next version and keeps the changed fields for another save. Returns whether there are none. */
  const goOnFrom = (next: S, before: V): boolean => {
    setBase(next);
    return rebase(form, valuesOf(next), before, together).length === 0;
  };
  return { ...contractForm, base, isNewer };
}

const newerOf = <S>(failure: unknown) =>
  failure instanceof ApiFailure && failure.status === 409
    ? (failure.body.current as S | undefined)
    : undefined;
