import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import type { Office } from '#contract/desk/office.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { SOURCES } from '#contract/kernel/limits.ts';
import { ManyPicker } from '#src/components/form/ManyPicker.tsx';
import type { RuleValue } from './routingForm.ts';
import { useAreas, useCategories, useMandals } from './useEntries.ts';

interface ConditionsProps {
  office: Office;
  rule: RuleValue;
  onChange: (changed: Partial<RuleValue>) => void;
}

/** The conditions of a rule; an empty one matches all complaints. */
export function Conditions({ office, rule, onChange }: ConditionsProps) {
  const translate = useTranslate();
  const lists = {
    categories: useCategories(),
    mandals: useMandals(office),
    areas: useAreas(office, rule.mandals),
  };
  const choices = {
    priority: { values: PRIORITIES, words: 'due.priority' },
    language: { values: LANGUAGES, words: 'person.language' },
    source: { values: SOURCES, words: 'routing.sources' },
  } as const;
  return (
    <>
      {(['categories', 'mandals', 'areas'] as const).map((name) => (
        <ManyPicker
          key={name}
          label={translate(`routing.fields.${name}`)}
          options={lists[name]}
          value={rule[name]}
          onChange={(chosen) => onChange({ [name]: chosen })}
        />
      ))}
      {(['priority', 'language', 'source'] as const).map((name) => (
        <TextField
          key={name}
          select
          size="small"
          margin="none"
          label={translate(`routing.fields.${name}`)}
          value={rule[name] ?? ''}
          onChange={({ target }) => onChange({ [name]: target.value || null })}
          slotProps={{
            inputLabel: { shrink: true },
            select: {
              displayEmpty: true,
              renderValue: (value) =>
                value ? translate(`${choices[name].words}.${String(value)}`) : translate('routing.anyValue'),
            },
          }}
        >
          <MenuItem value="">{translate('routing.anyValue')}</MenuItem>
          {choices[name].values.map((value) => (
            <MenuItem key={value} value={value}>
              {translate(`${choices[name].words}.${value}`)}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </>
  );
}
