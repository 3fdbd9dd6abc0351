import { useTranslate } from 'react-admin';
import { getOfficeSettings, type OfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { SectionValue } from '#src/custom/desk/office/SectionValue.tsx';
import { valueRange } from '#src/custom/desk/office/valueRange.ts';
import { call } from '#src/dataProvider/call.ts';

/** The share of closings that are verified, and whether a second person approves. */
export default function ClosingValue() {
  const translate = useTranslate();
  const { number } = useFormats();
  const textOf = ({ categories, closing }: OfficeSettings) => {
    const shares = categories.map(({ verify_share }) => verify_share.value);
    const parts = [
      shares.length > 0 && translate('closing.section.share', { share: valueRange(shares, number) }),
      translate(`closing.section.${closing.second_approval.value ? 'approval' : 'alone'}`),
    ];
    return parts.filter(Boolean).join(', ');
  };
  return (
    <SectionValue part="settings" ask={(query, signal) => call(getOfficeSettings, { query, signal })}>
      {textOf}
    </SectionValue>
  );
}
