import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { previewDeadlines } from '#contract/deadlines/deadlinePreview.ts';
import {
  getEscalationLevels,
  type OfficeEscalationLevels,
  updateEscalationLevels,
} from '#contract/deadlines/escalationLevelCalls.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { OfficeForm } from '#src/components/office/OfficeForm.tsx';
import { officePart } from '#src/components/office/officeSections.tsx';
import { useOfficeForm } from '#src/components/office/useOfficeForm.ts';
import { Section } from '#src/components/page/Section.tsx';
import { call } from '#src/dataProvider/call.ts';
import { useMovesQuestion } from '../useMovesQuestion.ts';
import { checkLevels, valuesOf } from './escalationForm.ts';
import { LevelInputs } from './LevelInputs.tsx';

/** The escalation levels of an office, with the people whom each would notify today (SLA-12). */
function EscalationForm({ settings }: { settings: OfficeEscalationLevels }) {
  const translate = useTranslate();
  const { ask, question } = useMovesQuestion<BodyOf<typeof updateEscalationLevels>>(
    ({ office_id, version, ...values }) =>
      call(previewDeadlines, { body: { office_id, version, ladder: values } }),
  );
  const form = useOfficeForm({
    part: 'ladder',
    update: updateEscalationLevels,
    settings,
    valuesOf,
    check: checkLevels,
    ask,
  });
  return (
    <OfficeForm form={form}>
      <Section>
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '48rem' }}>
          {translate('escalation.text')}
        </Typography>
        {form.base.levels.map((row) => (
          <LevelInputs key={row.level} row={row} />
        ))}
      </Section>
      {question}
    </OfficeForm>
  );
}

export default officePart('ladder', getEscalationLevels, EscalationForm);
