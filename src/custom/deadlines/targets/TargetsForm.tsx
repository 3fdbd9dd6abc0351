import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { previewDeadlines } from '#contract/deadlines/deadlinePreview.ts';
import {
  type OfficeTargets,
  targetCalls,
  targetSettings,
  type updateTargets,
} from '#contract/deadlines/priorityTargets.ts';
import { MAX_TARGET, PRIORITIES, TARGET_FIELDS } from '#contract/deadlines/targets.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { settingsForm } from '#src/components/office/settingsForm.tsx';
import { call } from '#src/dataProvider/call.ts';
import { useMovesQuestion } from '../useMovesQuestion.ts';
import { responseAfterResolution } from './responseAfterResolution.ts';
import { TargetFields } from './TargetFields.tsx';

/** The time targets of an office, for all categories and for each (SLA-02). */
export default settingsForm({
  part: 'targets',
  calls: targetCalls,
  groups: [
    {
      of: targetSettings,
      words: 'targets.row',
      text: 'targets.text',
      Fields: TargetFields,
      line: (value, { translate, number }) =>
        translate('targets.section.value', {
          hours: number(value('normal.response_hours')),
          days: number(value('normal.resolution_days')),
        }),
    },
  ],
  check: responseAfterResolution,
  Notice: BeyondNotice,
  useQuestion: () =>
    useMovesQuestion(({ office_id, version, targets }: BodyOf<typeof updateTargets>) =>
      call(previewDeadlines, { body: { office_id, version, targets } }),
    ),
});

/** Stored values may be beyond the limit. Deadlines then use the limit. */
function BeyondNotice({ settings }: { settings: OfficeTargets }) {
  const translate = useTranslate();
  const isBeyond = settings.targets.some((row) =>
    PRIORITIES.some((priority) =>
      TARGET_FIELDS.some((field) => row[priority][field].value > MAX_TARGET[field]),
    ),
  );
  if (!isBeyond) return null;
  const limits = { hours: MAX_TARGET.response_hours, days: MAX_TARGET.resolution_days };
  return <Alert severity="warning">{translate('targets.beyond', limits)}</Alert>;
}
