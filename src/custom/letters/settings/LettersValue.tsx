import { useTranslate } from 'react-admin';
import { getRegisters, type OfficeRegisters } from '#contract/letters/registerCalls.ts';
import { SectionValue } from '#src/custom/desk/office/SectionValue.tsx';
import { call } from '#src/dataProvider/call.ts';

/** The code in the numbers of letters. */
export default function LettersValue() {
  const translate = useTranslate();
  const textOf = ({ code }: OfficeRegisters) =>
    code ? translate('registers.section.value', { code }) : translate('registers.section.none');
  return (
    <SectionValue part="registers" ask={(query, signal) => call(getRegisters, { query, signal })}>
      {textOf}
    </SectionValue>
  );
}
