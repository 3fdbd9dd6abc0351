import { useNotify } from 'react-admin';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useFormDraft } from '../drafts/useDraft.ts';
import { useNotifyFailure } from '../feedback/useNotifyFailure.ts';
import type { Refusals } from './formRules.ts';

/** The body to send, or the errors by field. */
export type Checked<B> = { body: B; refusals?: undefined } | { body?: undefined; refusals: Refusals };

interface CheckedForm<V, B> {
  /** In the order in which the form shows them. */
  defaultValues: V;
  check: (values: V) => Checked<B>;
  /** Resolves to false if nothing was saved and the form stays open. */
  send: (body: B) => Promise<unknown>;
  /** The name of the draft, which is stored until the form is saved. */
  draftName: string;
  /** How long the button is busy before errors are marked. */
  delayMs?: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A form that is checked when it is sent, not before. Errors of the rules or the server are shown and marked. */
export function useCheckedForm<V extends FieldValues, B>(options: CheckedForm<V, B>) {
  const { defaultValues, check, send, draftName, delayMs = 0 } = options;
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const unchecked: Resolver<V> = (values) => ({ values, errors: {} });
  const form = useForm<V>({ defaultValues: defaultValues as DefaultValues<V>, resolver: unchecked });

  const draft = useFormDraft(draftName, form);

  const mark = (refusals: Refusals) => {
    const named = withPlaceTexts(refusals);
    for (const [field, message] of Object.entries(named))
      form.setError(field as Path<V>, { type: 'rule', message });
    // In a field with parts, the first part with an error.
    const first = Object.keys(defaultValues)
      .flatMap((field) => Object.keys(named).filter((name) => `${name}.`.startsWith(`${field}.`)))
      .at(0);
    if (first) form.setFocus(first as Path<V>);
  };

  const submit = form.handleSubmit(async (values) => {
    const { body, refusals } = check(values);
    if (refusals) {
      await pause(delayMs);
      notify('rules.invalid', { type: 'error' });
      mark(refusals);
      return;
    }
    try {
      if ((await send(body)) !== false) draft.sent();
    } catch (failure) {
      notifyFailure(failure);
      if (failure instanceof ApiFailure) mark(failure.body.errors ?? {});
    }
  });

  return { form, submit, draft };
}

/** The error of a missing place names its level. */
function withPlaceTexts(refusals: Refusals): Refusals {
  const missing = PLACE_LEVELS.filter((level) => refusals[`${level}_id`] === 'rules.required');
  const texts = missing.map((level) => [`${level}_id`, `declare.place.choose.${level}`]);
  return { ...refusals, ...Object.fromEntries(texts) };
}
