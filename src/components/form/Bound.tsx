import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type RefCallBack, useController } from 'react-hook-form';

interface BoundField<T> {
  value: T;
  onChange: (value: T) => void;
  /** In the user's language; null without one. */
  error: string | null;
  /** Gets the focus when the field has an error. */
  ref: RefCallBack;
}

interface BoundProps<T> {
  name: string;
  children: (field: BoundField<T>) => ReactNode;
}

/** Connects a control that is no react-admin input with its field of the form. */
export function Bound<T>({ name, children }: BoundProps<T>) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return children({
    value: field.value,
    onChange: field.onChange,
    error: message ? translate(message, { _: message }) : null,
    ref: field.ref,
  });
}
