import { lazy, Suspense } from 'react';
import { arriving } from '../../kit/page/arriving.ts';
import type { ListFilterProps } from './ListFilterInput.tsx';

/** Fetched with the first filter that is opened. */
const Input = lazy(arriving(() => import('./ListFilterInput.tsx')));

/** A filter of a list that stands in the form above it once it was chosen from the menu of filters. */
export const ListFilter = (props: ListFilterProps) => (
  <Suspense>
    <Input {...props} />
  </Suspense>
);
