import Stack from '@mui/material/Stack';
import { getRegisters } from '#contract/letters/registerCalls.ts';
import { OfficePart } from '#src/components/office/OfficePart.tsx';
import { useOfficePart } from '#src/components/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { LetterheadSection } from './LetterheadSection.tsx';
import { NumbersForm } from './NumbersForm.tsx';
import { TemplatesSection } from './TemplatesSection.tsx';

/** The numbering, the letterhead and the templates of an office's letters (REF-03 to REF-05). */
export default function LettersPart() {
  const query = useOfficePart('registers', (query, signal) => call(getRegisters, { query: query, signal }));
  return (
    <OfficePart query={query}>
      {(registers) => (
        <Stack sx={{ gap: 2 }}>
          <NumbersForm key={registers.office.id} registers={registers} />
          <LetterheadSection />
          <TemplatesSection />
        </Stack>
      )}
    </OfficePart>
  );
}
