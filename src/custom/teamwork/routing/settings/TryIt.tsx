import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PRIORITIES, type Priority } from '#contract/deadlines/targets.ts';
import type { Office } from '#contract/desk/office.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { simulateRouting } from '#contract/teamwork/routingCalls.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { fixedOptions, useOptionOf } from '#src/components/form/useOptions.ts';
import { Section } from '#src/components/page/Section.tsx';
import { call } from '#src/dataProvider/call.ts';
import { useWhyText } from '../useWhyText.ts';
import { type RuleValue, sentRule } from './routingForm.ts';
import { useAreas, useCategories, useMandals } from './useEntries.ts';

interface TryItProps {
  office: Office;
  /** The office's own rules on the screen; null for inherited ones. */
  rules: readonly RuleValue[] | null;
}

/** Shows the assignee of a complaint by the rules on the screen, before they are saved (SLA-19). */
export function TryIt({ office, rules }: TryItProps) {
  const translate = useTranslate();
  const whyText = useWhyText();
  const optionOf = useOptionOf();
  const [mandal, setMandal] = useState<number | null>(null);
  const [facts, setFacts] = useState<RoutingFacts>(NOTHING);
  const { category_id, area_id } = facts;
  const tried = useMutation({
    mutationFn: () => {
      const body = { ...facts, rules: rules?.map(sentRule) };
      return call(simulateRouting, { body: body as BodyOf<typeof simulateRouting> });
    },
  });
  const [wasTried, setTried] = useState(false);
  const missing = (chosen: number | null) =>
    wasTried && chosen === null ? translate('routing.try.choose') : undefined;
  const tryIt = () => {
    setTried(true);
    if (category_id !== null && area_id !== null) tried.mutate();
  };
  const change = (changed: Partial<RoutingFacts>) => {
    setFacts({ ...facts, ...changed });
    tried.reset();
  };
  const categories = useCategories();
  const mandals = useMandals(office);
  const areas = useAreas(
    office,
    mandals.all.filter(({ id }) => id === mandal),
  );
  const optionsOf = ({ all, isFetching }: typeof areas) => ({
    ...fixedOptions(all.map(({ id, ...named }) => optionOf({ value: id, ...named }))),
    isFetching,
  });
  const choice = (name: 'priority' | 'language', values: readonly string[], words: string) => (
    <ChoiceField
      margin="dense"
      label={translate(`routing.fields.${name}`)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      value={facts[name] ?? ''}
      onChange={(chosen) => change({ [name]: chosen || null })}
      choices={[['', '–'], ...values.map((value) => [value, translate(`${words}.${value}`)] as const)]}
    />
  );
  return (
    <Section title="routing.try.title">
      <Typography color="textSecondary">{translate('routing.try.text')}</Typography>
      <Box sx={COLUMNS}>
        <OptionPicker
          label={translate('complaint.fields.category')}
          options={optionsOf(categories)}
          value={category_id}
          onChange={(id) => change({ category_id: id === null ? null : Number(id) })}
          error={missing(category_id)}
        />
        <OptionPicker
          label={translate('declare.place.mandal')}
          options={optionsOf(mandals)}
          value={mandal}
          onChange={(id) => {
            setMandal(id === null ? null : Number(id));
            change({ area_id: null });
          }}
        />
        <OptionPicker
          label={translate('declare.place.area')}
          options={optionsOf(areas)}
          value={area_id}
          onChange={(id) => change({ area_id: id === null ? null : Number(id) })}
          error={missing(area_id)}
        />
        {choice('priority', PRIORITIES, 'due.priority')}
        {choice('language', LANGUAGES, 'person.language')}
      </Box>
      <Button variant="outlined" loading={tried.isPending} onClick={tryIt} sx={{ my: 1 }}>
        {translate('routing.try.action')}
      </Button>
      <FailureAlert failure={tried.error} />
      <Box role="status">{tried.data && <Alert severity="info">{whyText(tried.data)}</Alert>}</Box>
    </Section>
  );
}

interface RoutingFacts {
  category_id: number | null;
  area_id: number | null;
  priority: Priority | null;
  language: Language | null;
}
const NOTHING: RoutingFacts = { category_id: null, area_id: null, priority: null, language: null };

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
};
