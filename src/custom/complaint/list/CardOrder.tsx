import { SortButton } from 'react-admin';
import { SORTABLE } from './listAddress.ts';

/** The order of cards, which have no headings to sort by. */
export default function CardOrder() {
  return <SortButton fields={SORTABLE} />;
}
