import { useTranslate } from 'react-admin';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { useTemplateEditions } from '../useTemplateEditions.ts';

interface AnyTemplateProps {
  value: number | null;
  onChange: (id: number | null) => void;
  /** Its error, already translated. */
  error: string | null;
}

/** A select of all templates, also of those that are not approved. */
export function AnyTemplate({ value, onChange, error }: AnyTemplateProps) {
  const translate = useTranslate();
  const { data = [], isFetching, isError, refetch } = useTemplateEditions();
  const all = data
    .filter(({ state }) => state !== 'retired')
    .map((template) => ({
      value: template.id,
      label: translate('messages.version', { ...template }),
      note: [
        translate(`messages.channel.${template.channel}`),
        translate(`messages.language.${template.language}`),
        translate(`messageTemplates.states.${template.state}`),
      ].join(' · '),
    }));
  return (
    <OptionPicker
      label={translate('common.template')}
      options={{ all, isFetching, isError, refetch }}
      value={value}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      error={error}
    />
  );
}
