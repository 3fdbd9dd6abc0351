import type { ReactElement } from 'react';
import type { Contract } from '#contract/kernel/define.ts';
import { type ListFilter as Filter, listFilters } from '#contract/kernel/filters.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { PlaceFilters } from '#src/components/place/PlaceFilters.tsx';
import { isPagedByPlainHost } from '#src/dataProvider/plainLists.ts';
import { isSpecifiedField } from '#src/dataProvider/specifiedCalls.ts';
import { KeywordFilter } from '../parts/KeywordFilter.tsx';
import { ListFilter } from '../parts/ListFilter.tsx';

/**
 * The filters of a list: the keyword, the places for users who filter by them (SCOPE-07), and the fields in the menu.
 */
export function filtersOf(contract: Contract): ReactElement[] {
  const places = contract.placed ? [<PlaceFilters key="place" source="assembly" alwaysOn />] : [];
  if (isPagedByPlainHost(contract)) return places;
  return [
    <KeywordFilter key="keyword" source="keyword" alwaysOn />,
    ...places,
    ...listFilters(contract)
      .filter(({ field }) => !(field in contract.fixed))
      .filter(({ field }) => hasCapability('desk') || isSpecifiedField(contract.path, field))
      .flatMap((filter) => filterOf(contract.name, filter)),
  ];
}

function filterOf(resource: string, filter: Filter): ReactElement[] {
  const { kind, field } = filter;
  if (kind === 'place') return [];
  if (kind === 'days') {
    return [
      <ListFilter key={filter.from} kind="day" source={filter.from} label="declare.filters.from" />,
      <ListFilter key={filter.to} kind="day" source={filter.to} label="declare.filters.to" />,
    ];
  }
  if (kind === 'reference')
    return [<ListFilter key={field} kind={kind} source={field} reference={filter.to} />];
  if (kind === 'flag') return [<ListFilter key={field} kind={kind} source={field} />];
  const choices = filter.values.map((id) => ({ id, name: `resources.${resource}.choices.${field}.${id}` }));
  return [<ListFilter key={field} kind={kind} source={field} choices={choices} />];
}
