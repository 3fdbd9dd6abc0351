import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BodyOf } from '#contract/kernel/define.ts';
import { getRouting, type OfficeRouting, updateRouting } from '#contract/teamwork/routingCalls.ts';
import { previewRouting, type RoutingPreview } from '#contract/teamwork/routingPreview.ts';
import { Inheritance } from '#src/components/office/Inheritance.tsx';
import { OfficeForm } from '#src/components/office/OfficeForm.tsx';
import { officePart } from '#src/components/office/officeSections.tsx';
import { useOfficeForm } from '#src/components/office/useOfficeForm.ts';
import { usePreviewQuestion } from '#src/components/office/usePreviewQuestion.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { call } from '#src/dataProvider/call.ts';
import { RoutingPreviewDialog } from './RoutingPreviewDialog.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleList } from './RuleList.tsx';
import { keyed, newRule, type RoutingValues, type RuleValue, sentRule, valuesOf } from './routingForm.ts';
import { TryIt } from './TryIt.tsx';

/** The rules of an office in order (SLA-17). Inherited rules are read-only until the office has its own. */
function RoutingForm({ settings }: { settings: OfficeRouting }) {
  const translate = useTranslate();
  const { ask, question } = usePreviewQuestion<BodyOf<typeof updateRouting>, RoutingPreview>({
    preview: (body) => call(previewRouting, { body }),
    hasConsequences: ({ total }) => total > 0,
    Dialog: RoutingPreviewDialog,
  });
  const routing = useOfficeForm({
    part: 'routing',
    update: updateRouting,
    settings,
    valuesOf,
    bodyOf: ({ rules }) => ({ rules: rules?.map(sentRule) ?? null }),
    ask,
  });
  const { form, base } = routing;
  const own = useWatch<RoutingValues, 'rules'>({ control: form.control, name: 'rules' });
  const [edited, edit] = useState<number | 'new' | null>(null);
  const rules: readonly RuleValue[] = own ?? keyed(base.rules.inherited.value);
  const change = (changed: RuleValue[] | null) => {
    form.clearErrors('rules');
    form.setValue('rules', changed, { shouldDirty: true });
  };
  const take = (rule: RuleValue) =>
    change(edited === 'new' ? [...rules, rule] : rules.map((each, at) => (at === edited ? rule : each)));
  const refusal = form.formState.errors.rules?.message;
  return (
    <OfficeForm form={routing}>
      <Section title="routing.title">
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {translate(rules.length === 0 ? 'routing.empty' : 'routing.text')}
        </Typography>
        {(own !== null || base.rules.inherited.value.length > 0) && (
          <Inheritance isOwn={own !== null} from={base.rules.inherited.from} onInherit={() => change(null)} />
        )}
        {refusal && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
        <RuleList rules={rules} onChange={change} onEdit={edit} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button variant="outlined" onClick={() => edit('new')}>
            {translate('routing.add')}
          </Button>
        </Stack>
      </Section>
      <TryIt office={base.office} rules={own} />
      {edited !== null && (
        <RuleDialog
          office={base.office}
          rule={(edited === 'new' ? undefined : rules[edited]) ?? newRule(rules)}
          isNew={edited === 'new'}
          onClose={() => edit(null)}
          onTake={take}
        />
      )}
      {question}
    </OfficeForm>
  );
}

export default officePart('routing', getRouting, RoutingForm);
