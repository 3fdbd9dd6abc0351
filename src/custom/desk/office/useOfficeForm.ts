import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { type Checked, useCheckedForm } from '#src/components/form/useCheckedForm.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useRenewOffices, useRequestedOffice } from './useOffices.ts';

interface OfficeForm<S, V, B> {
  /** The part of the office's settings, which also names the draft. */
  part: string;
  settings: S;
  valuesOf: (settings: S) => V;
  check: (values: V, base: S) => Checked<B>;
  /** Saves a change and returns the new settings. */
  save: (body: B) => Promise<S>;
  /** Confirms a change that has consequences. */
  ask?: (body: B) => Promise<boolean>;
  /** Fields that depend on each other: after a change of one, a newer version does not replace the others. */
  together?: readonly (readonly (keyof V & string)[])[];
}

/**
 * The form of a part of an office's settings. If another user has saved first, it takes their version and keeps the
 * typed fields. It also keeps what was typed during a save.
 */
export function useOfficeForm<S extends { version: number }, V extends FieldValues, B>(
  options: OfficeForm<S, V, B>,
) {
  const { part, settings, valuesOf, check, save, ask, together = [] } = options;
  const notify = useNotify();
  const renew = useRenewOffices();
  const { officeId } = useRequestedOffice();
  const [base, setBase] = useState(settings);
  const [isNewer, setNewer] = useState(false);
  const { form, submit, draft } = useCheckedForm<V, B>({
    draftName: `office/${part}/${officeId}`,
    defaultValues: valuesOf(settings),
    check: (values) => check(values, base),
    send: async (body) => {
      const sent = structuredClone(form.getValues());
      if (ask && form.formState.isDirty && !(await ask(body))) return false;
      try {
        const isAllSaved = goOnFrom(await save(body), sent);
        setNewer(false);
        notify('office.saved', { type: 'success' });
        renew();
        return isAllSaved;
      } catch (failure) {
        const newer = newerOf<S>(failure);
        if (!newer) throw failure;
        goOnFrom(newer, valuesOf(base));
        setNewer(true);
        return false;
      }
    },
  });
  /** Loads the next version and keeps the changed fields for another save. Returns whether there are none. */
  const goOnFrom = (next: S, before: V) => {
    const values = form.getValues();
    const typed = typedIn(values, before);
    const dirtyFields = [
      ...typed,
      ...together.filter((fields) => fields.some((field) => typed.includes(field))).flat(),
    ];
    setBase(next);
    form.reset(valuesOf(next));
    for (const field of dirtyFields)
      form.setValue(field as Path<V>, values[field] as PathValue<V, Path<V>>, { shouldDirty: true });
    return dirtyFields.length === 0;
  };
  return { form, submit, draft, base, isNewer };
}

/** The fields with a value other than before. */
const typedIn = (values: object, before: object): string[] => {
  const known = new Map(Object.entries(before).map(([field, value]) => [field, JSON.stringify(value)]));
  return Object.entries(values).flatMap(([field, value]) =>
    known.get(field) === JSON.stringify(value) ? [] : [field],
  );
};

const newerOf = <S>(failure: unknown) =>
  failure instanceof ApiFailure && failure.status === 409
    ? (failure.body.current as S | undefined)
    : undefined;
