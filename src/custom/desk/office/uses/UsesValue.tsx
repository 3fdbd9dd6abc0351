import { useTranslate } from 'react-admin';
import { getOfficeUses, type OfficeUses } from '#contract/desk/officeUses.ts';
import { SectionValue } from '#src/components/office/SectionValue.tsx';
import { call } from '#src/dataProvider/call.ts';

/** 'People, Quick replies'. */
export default function UsesValue() {
  const translate = useTranslate();
  const textOf = ({ uses }: OfficeUses) => {
    const names = uses.filter(({ on }) => on).map(({ capability }) => capability);
    if (names.length === 0) return translate('officeUses.none');
    return names.map((name) => translate(`officeUses.names.${name}`)).join(', ');
  };
  return (
    <SectionValue part="uses" ask={(query, signal) => call(getOfficeUses, { query, signal })}>
      {textOf}
    </SectionValue>
  );
}
