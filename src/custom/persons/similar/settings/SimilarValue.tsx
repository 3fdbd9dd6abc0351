import { useTranslate } from 'react-admin';
import { getOfficeSettings, type OfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { SectionValue } from '#src/custom/desk/office/SectionValue.tsx';
import { valueRange } from '#src/custom/desk/office/valueRange.ts';
import { call } from '#src/dataProvider/call.ts';

/** 'Within 30 days and 100 metres'. */
export default function SimilarValue() {
  const translate = useTranslate();
  const { number } = useFormats();
  const textOf = ({ categories }: OfficeSettings) =>
    categories.length === 0
      ? translate('office.similar.none')
      : translate('office.similar.value', {
          days: valueRange(
            categories.map(({ similar_days }) => similar_days.value),
            number,
          ),
          metres: valueRange(
            categories.map(({ similar_radius }) => similar_radius.value),
            number,
          ),
        });
  return (
    <SectionValue part="settings" ask={(query, signal) => call(getOfficeSettings, { query, signal })}>
      {textOf}
    </SectionValue>
  );
}
