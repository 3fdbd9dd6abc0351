import { useTranslate } from 'react-admin';
import { MESSAGE_CHANNELS } from '#contract/messages/messageKinds.ts';
import { MESSAGE_STATES } from '#contract/messages/messageState.ts';
import { ChoiceFilter, PickerFilter } from '#src/components/list/ListFilters.tsx';
import { DayFilter } from '#src/declare/parts/DayFilter.tsx';
import { familiesOf } from '../templateFamilies.ts';
import { useTemplateEditions } from '../useTemplateEditions.ts';

/** Filters by a template's first version, whichever version a message used. */
function TemplateFilter({ source }: { source: string; alwaysOn: true }) {
  const translate = useTranslate();
  const { data = [], isFetching, isError, refetch } = useTemplateEditions();
  const all = familiesOf(data).map(({ family_id, name, language, channel }) => ({
    value: family_id,
    label: name,
    note: `${translate(`messages.channel.${channel}`)} · ${translate(`messages.language.${language}`)}`,
  }));
  const label = translate('messaging.log.filters.template');
  return <PickerFilter source={source} label={label} options={{ all, isFetching, isError, refetch }} />;
}

/** The filters of the log (MSG-09). */
export const logFilters = [
  <ChoiceFilter
    key="state"
    source="state"
    label="messaging.log.filters.state"
    values={MESSAGE_STATES}
    words="messages.states"
    several
    alwaysOn
  />,
  <ChoiceFilter
    key="channel"
    source="channel"
    label="messaging.log.filters.channel"
    values={MESSAGE_CHANNELS}
    words="messages.channel"
    alwaysOn
  />,
  <TemplateFilter key="template_id" source="template_id" alwaysOn />,
  <DayFilter key="from_date" source="from_date" words="messaging.log.filters" alwaysOn />,
  <DayFilter key="to_date" source="to_date" words="messaging.log.filters" alwaysOn />,
];
