import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { ListFilterProps } from './ListFilterInput.tsx';

/** Fetched with the first filter that is opened. */
const Input = lazy(retryImport(() => import('./ListFilterInput.tsx')));

/** A filter of a list that stands in the form above it once it was chosen from the menu of filters. */
export function ListFilter(props: ListFilterProps) {
  // The form of filters takes the values of the address for what it knows when it opens, before the input is there.
  useFormContext().register(props.source);
  return (
    <Suspense>
      <Input {...props} />
    </Suspense>
  );
}
