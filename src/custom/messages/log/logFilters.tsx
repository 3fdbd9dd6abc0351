import { useTranslate } from 'react-admin';
import { MESSAGE_CHANNELS } from '#contract/messages/messageKinds.ts';
import { MESSAGE_STATES } from '#contract/messages/messageState.ts';
import { fixedOptions } from '#src/components/form/useOptions.ts';
import { PickerFilter, SeveralFilter } from '#src/components/list/ListFilters.tsx';
import { DayFilter } from '#src/declare/parts/DayFilter.tsx';
import { familiesOf } from '../templateFamilies.ts';
import { useTemplateEditions } from '../useTemplateEditions.ts';

interface FilterProps {
  source: string;
  alwaysOn: true;
}

function StateFilter({ source }: FilterProps) {
  const translate = useTranslate();
  const states = MESSAGE_STATES.map((value) => ({ value, label: translate(`messages.states.${value}`) }));
  const label = translate('messaging.log.filters.state');
  return <SeveralFilter source={source} label={label} options={fixedOptions(states)} />;
}

function ChannelFilter({ source }: FilterProps) {
  const translate = useTranslate();
  const channels = MESSAGE_CHANNELS.map((value) => ({
    value,
    label: translate(`messages.channel.${value}`),
  }));
  const label = translate('messaging.log.filters.channel');
  return <PickerFilter source={source} label={label} options={fixedOptions(channels)} />;
}

/** Filters by a template's first version, whichever version a message used. */
function TemplateFilter({ source }: FilterProps) {
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
  <StateFilter key="state" source="state" alwaysOn />,
  <ChannelFilter key="channel" source="channel" alwaysOn />,
  <TemplateFilter key="template_id" source="template_id" alwaysOn />,
  <DayFilter key="from_date" source="from_date" words="messaging.log.filters" alwaysOn />,
  <DayFilter key="to_date" source="to_date" words="messaging.log.filters" alwaysOn />,
];
