import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { type FieldErrors, useFormState } from 'react-hook-form';

/**
 * A toast after a refused submit: the first error that is more than 'required', from a file or the server (ERR-02,
 * IMG-02), otherwise a hint that fields are marked. Forms turn react-admin's own toast off.
 */
export function InvalidFormToast() {
  const { submitCount, errors } = useFormState();
  const notified = useRef(submitCount);
  const notify = useNotify();

  useEffect(() => {
    if (submitCount === notified.current) return;
    notified.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const text = firstError(errors) ?? 'rules.invalid';
    notify(text, { type: 'error', messageArgs: { _: text } });
  }, [errors, submitCount, notify]);
  return null;
}

const SAYS_REQUIRED = ['ra.validation.required', 'rules.required'];

/** react-admin passes validator texts to the form as JSON after this prefix. */
const MARK = '@@react-admin@@';

function firstError(errors: FieldErrors): string | undefined {
  const texts = Object.values(errors).map((error) => {
    const text = String(error?.message ?? '');
    return text.startsWith(MARK) ? String(JSON.parse(text.slice(MARK.length))) : text;
  });
  return texts.find((text) => text && !SAYS_REQUIRED.includes(text));
}
