import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MESSAGE_CHANNELS, TEMPLATE_STATES } from '#contract/messages/messageKinds.ts';
import { ChoiceFilter } from '#src/components/list/ListFilters.tsx';

const CHOICES = [
  ['channel', MESSAGE_CHANNELS, 'messages.channel'],
  ['language', LANGUAGES, 'messages.language'],
  ['state', TEMPLATE_STATES, 'messageTemplates.states'],
] as const;

/** The filters of the list of templates (MSG-02). */
export const templateFilters = CHOICES.map(([source, values, words]) => (
  <ChoiceFilter
    key={source}
    source={source}
    label={`messageTemplates.fields.${source}`}
    values={values}
    words={words}
    alwaysOn
  />
));
