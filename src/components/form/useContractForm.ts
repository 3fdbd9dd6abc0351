import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldRefs,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { AnswerOf, BodyOf, Call, ParamsOf } from '#contract/kernel/define.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { newIdempotencyKey } from '#src/dataProvider/idempotencyKey.ts';
import { type Draft, useFormDraft } from '../drafts/useDraft.ts';
import { useNotifyFailure } from '../feedback/useNotifyFailure.ts';
import { checkFields, type Refusals, sentBody } from './formRules.ts';

type Headers = Record<string, string>;
type Stored = { id: number; version: number };

export interface FormOptions<C extends Call, V extends FieldValues, R extends Stored = Stored> {
  /** By default the id of the record. */
  params?: ParamsOf<C>;
  /** The starting values, in the order of the form. Their names are the paths of the call's body. */
  defaultValues?: V;
  /** The record to change: it gives the starting values, and its version is sent. */
  record?: R | undefined;
  valuesOf?: (record: R) => V;
  /** The body before it is checked, where it is not simply the values. */
  bodyOf?: (values: V) => object;
  /** Errors by field that the contract does not know; they replace those of the contract. */
  check?: (values: V) => Refusals | Promise<Refusals>;
  /** The name of the draft, which is stored until the form is saved. */
  draft?: string;
  /** Whether a repeated save must not run twice; by default, whether the call creates a record. */
  once?: boolean;
  /** Replaces the call, for example by two. Resolves to false if nothing was saved and the form stays. */
  send?: (body: BodyOf<C>, headers: Headers, values: V) => Promise<AnswerOf<C> | false>;
  /** The toast of a success, a catalogue key, and its values. */
  done?: string | ((answer: AnswerOf<C>, values: V) => string | null);
  doneWith?: (answer: AnswerOf<C>) => object;
  /** Loads what the page shows again, after a save and after a conflict. The form is pending until then. */
  renew?: (isSaved: boolean) => unknown;
  onDone?: (answer: AnswerOf<C>, values: V) => unknown;
  /** The catalogue key of a failure whose usual text is too general. */
  reasonOf?: (failure: unknown) => string;
  /** A form of a page shows failures as toasts (ERR-02); a dialog shows them above its fields. */
  isOnPage?: boolean;
  /** How long the form is busy before errors are marked. */
  markAfterMs?: number;
}

export interface ContractForm<V extends FieldValues = FieldValues> {
  form: UseFormReturn<V>;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Sets values of controls that are no inputs of the form. */
  change: (changed: Partial<V>) => void;
  draft: Draft;
  isPending: boolean;
  /** The user has tried to submit: show what is missing. */
  isSubmitted: boolean;
  /** Why the last attempt failed, unless fields show it. */
  failure: unknown;
  reasonOf: ((failure: unknown) => string) | undefined;
  /** Another user has saved the record (409). Loading it keeps the changed fields. */
  loadNewer: (() => void) | null;
  /** Forgets the last attempt, and keeps the values. */
  reset: () => void;
}

/**
 * The form of a call. It is checked by the contract when it is sent; errors of the server are marked at their fields. A
 * failure or an ended session keeps the typed values (ERR-02, ERR-04, AUTH-10).
 */
export function useContractForm<C extends Call, V extends FieldValues, R extends Stored = Stored>(
  definition: C,
  options: FormOptions<C, V, R>,
): ContractForm<V> {
  const { params, valuesOf, bodyOf = (values) => values, check, draft: draftName = null } = options;
  const { once = definition.creates ?? false, done, doneWith, renew, onDone, reasonOf } = options;
  const { isOnPage = false, markAfterMs = 0 } = options;
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [attempt] = useState(newIdempotencyKey);
  const [record, setRecord] = useState(options.record);
  const [newer, setNewer] = useState<R | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isBusy = useRef(false);
  const [defaultValues] = useState(() =>
    record && valuesOf ? valuesOf(record) : (options.defaultValues ?? ({} as V)),
  );
  const hasField = (path: string) => path.split('.', 1).some((name) => name in defaultValues);
  const rawOf = (values: V) => ({ ...bodyOf(values), ...(record ? { version: record.version } : {}) });
  const resolver: Resolver<V> = async (values) => {
    // The server reports what has no field here, above the form.
    const isField = (path: string) =>
      (get(form.control._fields, path) as { _f?: object } | undefined)?._f !== undefined;
    const ofContract = Object.entries(checkFields(definition, rawOf(values), isField)).filter(([field]) =>
      hasField(field),
    );
    const refused = { ...Object.fromEntries(ofContract), ...(await check?.(values)) };
    const errors: FieldErrors<V> = {};
    for (const [field, message] of Object.entries(refused)) set(errors, field, { type: 'rule', message });
    return Object.keys(refused).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<V>({ defaultValues: defaultValues as DefaultValues<V>, resolver });
  const draft = useFormDraft(draftName, form);
  // Reading them makes react-hook-form keep them up to date.
  const { isSubmitting, isSubmitted, dirtyFields } = form.formState;

  const {
    send = (body, headers) =>
      call<Call>(definition, { params: params ?? record, body, headers } as object) as Promise<AnswerOf<C>>,
  } = options;

  const refuse = async (refused: unknown) => {
    const { status, body, endsSession } = refused instanceof ApiFailure ? refused : UNKNOWN;
    if ([403, 404, 409, 422].includes(status)) await renew?.(false);
    if (status === 401 && endsSession) return; // The sign-in above the page says so.
    if (status === 409 && record && body.current) {
      setNewer(body.current as R);
      return;
    }
    const errors = Object.entries(body.errors ?? {});
    const shown = errors.filter(([field]) => hasField(field));
    const isAllShown =
      errors.length > 0 && errors.every(([field]) => marksErrors(form.control._fields, field));
    for (const [field, message] of shown) form.setError(field as Path<V>, { type: 'server', message });
    const first = Object.keys(defaultValues).find((name) => shown.some(([field]) => field === name));
    if (first) form.setFocus(first as Path<V>);
    if (isOnPage) notifyFailure(refused);
    else if (!isAllShown) setFailure(refused);
  };

  const warn = async () => {
    if (markAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, markAfterMs));
    if (isOnPage) notify('rules.invalid', { type: 'error' });
  };
  const save = form.handleSubmit(async () => {
    const values = form.getValues();
    const body = sentBody(definition, rawOf(values));
    setFailure(null);
    setNewer(null);
    let answer: AnswerOf<C> | false;
    try {
      answer = await (once ? attempt((headers) => send(body, headers, values)) : send(body, {}, values));
    } catch (refused) {
      return refuse(refused);
    }
    if (answer === false) return;
    draft.sent();
    const said = typeof done === 'function' ? done(answer, values) : done;
    if (said) notify(said, { type: 'success', messageArgs: doneWith?.(answer) });
    await renew?.(true);
    await onDone?.(answer, values);
  }, warn);

  return {
    form,
    draft,
    failure,
    reasonOf,
    isPending: isSubmitting,
    isSubmitted,
    change: (changed) => {
      for (const [name, value] of Object.entries(changed))
        form.setValue(name as Path<V>, value, { shouldDirty: true, shouldValidate: isSubmitted });
    },
    submit: async (event) => {
      event?.preventDefault();
      // React passes the events of a dialog to the form around the dialog.
      event?.stopPropagation();
      if (isBusy.current) return;
      isBusy.current = true;
      await save().finally(() => {
        isBusy.current = false;
      });
    },
    loadNewer:
      newer && valuesOf
        ? () => {
            form.reset(valuesOf(newer), { keepDirtyValues: Object.keys(dirtyFields).length > 0 });
            setRecord(newer);
            setNewer(null);
          }
        : null,
    reset: () => {
      setFailure(null);
      form.reset(undefined, { keepValues: true, keepDirty: true, keepDefaultValues: true });
    },
  };
}

/**
 * Gives the form other starting values and keeps what was typed since `before`. Returns the fields that were typed.
 * Of fields that depend on each other (`together`), all are kept if one was typed.
 */
export function rebase<V extends FieldValues>(
  form: UseFormReturn<V>,
  next: V,
  before: V,
  together: readonly string[] = [],
): string[] {
  const values = form.getValues();
  const isTyped = (field: string) => JSON.stringify(values[field]) !== JSON.stringify(before[field]);
  const typed = Object.keys(values).filter(isTyped);
  const kept = together.some((field) => typed.includes(field)) ? [...typed, ...together] : typed;
  form.reset(next);
  for (const field of kept)
    form.setValue(field as Path<V>, values[field] as PathValue<V, Path<V>>, { shouldDirty: true });
  return kept;
}

/** Whether an input shows the errors of this field: one that can take the focus, or several. */
function marksErrors(fields: FieldRefs, name: string): boolean {
  const field = get(fields, name) as { _f?: { ref: object } } | undefined;
  return field !== undefined && (!field._f || 'focus' in field._f.ref);
}

const UNKNOWN = { status: 0, body: {} as ApiFailure['body'], endsSession: false };
