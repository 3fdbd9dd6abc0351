import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { ApiFailure } from '../../dataProvider/http.ts';
import { type Checked, useCheckedForm } from '../../kit/form/useCheckedForm.ts';
import { useRenewOffices } from '../../kit/office/useOffices.ts';

interface OfficeForm<S, V, B> {
  settings: S;
  valuesOf: (settings: S) => V;
  check: (values: V, base: S) => Checked<B>;
  /** The one way in which a change is written; answers the settings as they stand then. */
  save: (body: B) => Promise<S>;
  /** Whether it is to be written, where that has consequences. */
  ask?: (body: B) => Promise<boolean>;
}

/**
 * The form of a part of an office's settings. When somebody else was faster, it goes on from what they have saved and keeps
 * what was typed here.
 */
export function useOfficeForm<S extends { version: number }, V extends FieldValues, B>(
  given: OfficeForm<S, V, B>,
) {
  const { settings, valuesOf, check, save, ask } = given;
  const notify = useNotify();
  const renew = useRenewOffices();
  const [base, setBase] = useState(settings);
  const [isNewer, setNewer] = useState(false);
  const { form, submit } = useCheckedForm<V, B>({
    defaultValues: valuesOf(settings),
    check: (values) => check(values, base),
    send: async (body) => {
      if (ask && !(await ask(body))) return;
      try {
        const saved = await save(body);
        setBase(saved);
        setNewer(false);
        form.reset(valuesOf(saved));
        notify('office.saved', { type: 'success' });
        await renew();
      } catch (failure) {
        const newer = newerOf<S>(failure);
        if (!newer) throw failure;
        const typed = typedIn(form.getValues(), valuesOf(base));
        setBase(newer);
        setNewer(true);
        form.reset(valuesOf(newer));
        for (const [field, value] of typed)
          form.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
      }
    },
  });
  return { form, submit, base, isNewer };
}

/** What was typed and not saved, by field. */
const typedIn = (values: object, before: object): [string, unknown][] => {
  const known = new Map(Object.entries(before).map(([field, value]) => [field, JSON.stringify(value)]));
  return Object.entries(values).filter(([field, value]) => known.get(field) !== JSON.stringify(value));
};

const newerOf = <S>(failure: unknown) =>
  failure instanceof ApiFailure && failure.status === 409
    ? (failure.body.current as S | undefined)
    : undefined;
