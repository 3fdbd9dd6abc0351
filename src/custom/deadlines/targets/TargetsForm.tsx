import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { previewDeadlines } from '#contract/deadlines/deadlinePreview.ts';
import { type OfficeTargets, updateTargets } from '#contract/deadlines/targetCalls.ts';
import { MAX_TARGET } from '#contract/deadlines/targets.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { Section } from '#src/components/page/Section.tsx';
import { OfficeForm } from '#src/custom/desk/office/OfficeForm.tsx';
import { useMovesQuestion } from '#src/custom/desk/office/useMovesQuestion.ts';
import { useOfficeForm } from '#src/custom/desk/office/useOfficeForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { TargetRowInputs } from './TargetRowInputs.tsx';
import { checkTargets, isBeyond, valuesOf } from './targetForm.ts';

/** The time targets of an office, for all categories and for each (SLA-02). */
export function TargetsForm({ targets }: { targets: OfficeTargets }) {
  const translate = useTranslate();
  const { ask, question } = useMovesQuestion<BodyOf<typeof updateTargets>>(
    ({ office_id, version, targets }) => call(previewDeadlines, { body: { office_id, version, targets } }),
  );
  const { form, submit, draft, base, isNewer } = useOfficeForm({
    part: 'targets',
    settings: targets,
    valuesOf,
    check: checkTargets,
    save: (body) => call(updateTargets, { body }),
    ask,
  });
  return (
    <OfficeForm form={form} submit={submit} draft={draft} isNewer={isNewer}>
      {isBeyond(base) && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('targets.beyond', {
            hours: MAX_TARGET.response_hours,
            days: MAX_TARGET.resolution_days,
          })}
        </Alert>
      )}
      <Section>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('targets.text')}
        </Typography>
        {base.targets.map((row) => (
          <TargetRowInputs key={row.category_id ?? 'all'} row={row} />
        ))}
      </Section>
      {question}
    </OfficeForm>
  );
}
