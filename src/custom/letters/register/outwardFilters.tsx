import { LETTER_KINDS } from '#contract/letters/letterKinds.ts';
import { ChoiceFilter } from '#src/components/list/ListFilters.tsx';
import { DayFilter } from '#src/declare/parts/DayFilter.tsx';
import { KeywordFilter } from '#src/declare/parts/KeywordFilter.tsx';

/** The filters of the register: number, recipient or subject, period, cancelled ones, and kind. */
export const outwardFilters = [
  <KeywordFilter key="keyword" source="keyword" alwaysOn />,
  <DayFilter key="from" source="from" words="registers.filters" alwaysOn />,
  <DayFilter key="to" source="to" words="registers.filters" alwaysOn />,
  <ChoiceFilter
    key="state"
    source="state"
    label="registers.filters.state"
    values={['dispatched', 'cancelled']}
    words="letters.state"
    alwaysOn
  />,
  <ChoiceFilter
    key="kind"
    source="kind"
    label="registers.filters.kind"
    values={LETTER_KINDS}
    words="letters.kind"
    alwaysOn
  />,
];
