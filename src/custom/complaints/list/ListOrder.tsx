import { SortButton } from 'react-admin';
import { SORTABLE } from './listAddress.ts';

/** The order of a list: cards have no headings to sort by, and the due day has no column (SLA-15). */
export default function ListOrder() {
  return <SortButton fields={SORTABLE} />;
}
