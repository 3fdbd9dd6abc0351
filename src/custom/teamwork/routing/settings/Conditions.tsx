import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import type { Office } from '#contract/desk/office.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { SOURCES } from '#contract/kernel/limits.ts';
import { Bound } from '#src/components/form/Bound.tsx';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { ManyInput } from '#src/components/form/ManyPicker.tsx';
import type { RuleValue } from './routingForm.ts';
import { useAreas, useCategories, useMandals } from './useEntries.ts';

/** The conditions of a rule; an empty one matches all complaints. */
export function Conditions({ office }: { office: Office }) {
  const mandals = useWatch<RuleValue, 'mandals'>({ name: 'mandals' });
  return (
    <>
      <ManyInput source="categories" label="routing.fields.categories" options={useCategories()} />
      <ManyInput source="mandals" label="routing.fields.mandals" options={useMandals(office)} />
      <ManyInput source="areas" label="routing.fields.areas" options={useAreas(office, mandals)} />
      <AnyInput source="priority" values={PRIORITIES} words="due.priority" />
      <AnyInput source="language" values={LANGUAGES} words="person.language" />
      <AnyInput source="source" values={SOURCES} words="routing.sources" />
    </>
  );
}

interface AnyInputProps {
  source: 'priority' | 'language' | 'source';
  values: readonly string[];
  words: string;
}

/** One of the values; null for any. */
function AnyInput({ source, values, words }: AnyInputProps) {
  const translate = useTranslate();
  const textOf = (value: unknown) =>
    value ? translate(`${words}.${String(value)}`) : translate('routing.anyValue');
  return (
    <Bound<string | null> name={source}>
      {({ value, onChange }) => (
        <ChoiceField
          margin="none"
          label={translate(`routing.fields.${source}`)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, renderValue: textOf } }}
          value={value ?? ''}
          onChange={(chosen) => onChange(chosen || null)}
          choices={['', ...values].map((each) => [each, textOf(each)])}
        />
      )}
    </Bound>
  );
}
