import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Office } from '#contract/desk/office.ts';
import { ROUTING_MODES, type RoutingMode } from '#contract/teamwork/routing.ts';
import { MAX_RULE_NAME, ruleInput } from '#contract/teamwork/routingCalls.ts';
import { checkShape, type Refusals } from '#src/components/form/formRules.ts';
import { ManyPicker } from '#src/components/form/ManyPicker.tsx';
import { EntryDialog } from '#src/components/office/EntryDialog.tsx';
import { Conditions } from './Conditions.tsx';
import { type RuleValue, sentRule } from './routingForm.ts';
import { usePeople } from './useEntries.ts';

interface RuleDialogProps {
  office: Office;
  rule: RuleValue;
  isNew: boolean;
  onClose: () => void;
  onTake: (rule: RuleValue) => void;
}

/** Edits a rule; it is stored when the page is saved (SLA-17). */
export function RuleDialog({ office, rule, isNew, onClose, onTake }: RuleDialogProps) {
  const translate = useTranslate();
  const modeId = useId();
  const [typed, setTyped] = useState(rule);
  const [refusals, refuse] = useState<Refusals>({});
  const wrong = (field: string) => {
    const text = refusals[field];
    return text ? translate(text, { _: text }) : undefined;
  };
  const change = (changed: Partial<RuleValue>) => setTyped((before) => ({ ...before, ...changed }));
  const take = () => {
    const checked = checkShape(ruleInput, sentRule(typed));
    if (checked.refusals) return refuse(checked.refusals);
    onTake({ ...typed, name: checked.body.name });
    onClose();
  };
  return (
    <EntryDialog title={isNew ? 'routing.addTitle' : 'routing.editTitle'} onClose={onClose} onSubmit={take}>
      <TextField
        autoFocus
        size="small"
        margin="dense"
        label={translate('routing.fields.name')}
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
        error={Boolean(wrong('name'))}
        helperText={wrong('name')}
        slotProps={{ htmlInput: { maxLength: MAX_RULE_NAME, 'aria-required': true } }}
      />
      <Typography variant="body2" color="textSecondary">
        {translate('routing.conditions')}
      </Typography>
      <Conditions office={office} rule={typed} onChange={change} />
      <ManyPicker
        label={translate('routing.fields.people')}
        options={usePeople(office)}
        value={typed.people}
        onChange={(chosen) => change({ people: chosen })}
        error={wrong('people')}
        isRequired
      />
      <FormControl>
        <FormLabel id={modeId}>{translate('routing.mode')}</FormLabel>
        <RadioGroup
          aria-labelledby={modeId}
          value={typed.mode}
          onChange={(_event, mode) => change({ mode: mode as RoutingMode })}
        >
          {ROUTING_MODES.map((mode) => (
            <FormControlLabel
              key={mode}
              value={mode}
              control={<Radio size="small" />}
              label={translate(`routing.modeText.${mode}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </EntryDialog>
  );
}
