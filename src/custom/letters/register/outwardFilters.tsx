import { useTranslate } from 'react-admin';
import { LETTER_KINDS } from '#contract/letters/letterKinds.ts';
import { fixedOptions } from '#src/components/form/useOptions.ts';
import { PickerFilter } from '#src/components/list/ListFilters.tsx';
import { DayFilter } from '#src/declare/parts/DayFilter.tsx';
import { KeywordFilter } from '#src/declare/parts/KeywordFilter.tsx';

interface FilterProps {
  source: string;
  alwaysOn: true;
}
interface ChoiceProps extends FilterProps {
  values: readonly string[];
  /** The translation key above their names. */
  words: string;
}

function ChoiceFilter({ source, values, words }: ChoiceProps) {
  const translate = useTranslate();
  const options = values.map((value) => ({ value, label: translate(`${words}.${value}`) }));
  const label = translate(`registers.filters.${source}`);
  return <PickerFilter source={source} label={label} options={fixedOptions(options)} />;
}

/** The filters of the register: number, recipient or subject, period, cancelled ones, and kind. */
export const outwardFilters = [
  <KeywordFilter key="keyword" source="keyword" alwaysOn />,
  <DayFilter key="from" source="from" words="registers.filters" alwaysOn />,
  <DayFilter key="to" source="to" words="registers.filters" alwaysOn />,
  <ChoiceFilter
    key="state"
    source="state"
    values={['dispatched', 'cancelled']}
    words="letters.state"
    alwaysOn
  />,
  <ChoiceFilter key="kind" source="kind" values={LETTER_KINDS} words="letters.kind" alwaysOn />,
];
