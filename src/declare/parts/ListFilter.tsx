import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { ListFilterProps } from './ListFilterInput.tsx';

/** Loads with the first opened filter. */
const Input = lazy(retryImport(() => import('./ListFilterInput.tsx')));

/** A filter above the list, after the user has chosen it from the menu of filters. */
export function ListFilter(props: ListFilterProps) {
  // The form takes the values of the address when it opens, and only for registered fields.
  useFormContext().register(props.source);
  return (
    <Suspense>
      <Input {...props} />
    </Suspense>
  );
}
