import { useTranslate } from 'react-admin';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { useTemplateEditions } from '../useTemplateEditions.ts';

interface AnyTemplateProps {
  value: number | null;
  onChange: (id: number | null) => void;
  /** What is wrong with it, already translated. */
  error: string | null;
}

/** Any template, also one that is not approved yet. */
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
      label={translate('messaging.preview.template')}
      options={{ all, isFetching, isError, refetch }}
      value={value}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      error={error}
    />
  );
}
