import { getRegisters } from '#contract/letters/registerCalls.ts';
import { officeValue } from '#src/components/office/officeSections.tsx';

/** The code in the numbers of letters. */
export default officeValue('registers', getRegisters, ({ code }, { translate }) =>
  code ? translate('registers.section.value', { code }) : translate('registers.section.none'),
);
