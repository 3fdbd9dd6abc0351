import { useTranslate } from 'react-admin';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MESSAGE_CHANNELS, TEMPLATE_STATES } from '#contract/messages/messageKinds.ts';
import { fixedOptions } from '#src/components/form/useOptions.ts';
import { PickerFilter } from '#src/components/list/ListFilters.tsx';

interface ChoiceProps {
  source: string;
  values: readonly string[];
  /** The catalogue group of the labels. */
  words: string;
  alwaysOn: true;
}

function ChoiceFilter({ source, values, words }: ChoiceProps) {
  const translate = useTranslate();
  const options = values.map((value) => ({ value, label: translate(`${words}.${value}`) }));
  const label = translate(`messageTemplates.fields.${source}`);
  return <PickerFilter source={source} label={label} options={fixedOptions(options)} />;
}

/** The filters of the list of templates (MSG-02). */
export const templateFilters = [
  <ChoiceFilter key="channel" source="channel" values={MESSAGE_CHANNELS} words="messages.channel" alwaysOn />,
  <ChoiceFilter key="language" source="language" values={LANGUAGES} words="messages.language" alwaysOn />,
  <ChoiceFilter
    key="state"
    source="state"
    values={TEMPLATE_STATES}
    words="messageTemplates.states"
    alwaysOn
  />,
];
