import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type VariableKind, variablesOf } from '#contract/messages/templateText.ts';
import { SHORTENED_VALUES } from '#contract/messages/templateValues.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { type Tie, valuesFor } from './templateForm.ts';

interface TiesProps {
  text: string;
  values: readonly Tie[];
  onChange: (values: Tie[]) => void;
  /** Their error, already translated. */
  fault?: string;
}

/** The value of each variable of the text, in order (MSG-03). */
export function VariableMapping({ text, values, onChange, fault }: TiesProps) {
  const translate = useTranslate();
  const id = useId();
  const kinds = variablesOf(text);
  if (kinds.length === 0) return null;
  const put = (at: number, changed: Partial<Tie>) =>
    onChange(values.map((tie, index) => (index === at ? { ...tie, ...changed } : tie)));
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {translate('messageTemplates.ties')}
        </Typography>
        <FormHelperText error={fault !== undefined}>
          {fault ?? translate('messageTemplates.tiesHint')}
        </FormHelperText>
      </div>
      {kinds.map((kind, at) => {
        const tie = values[at];
        const key = `${at}-${kind}`;
        return (
          tie && (
            <TieInput
              key={key}
              at={at}
              kind={kind}
              tie={tie}
              onChange={(one) => put(at, one)}
              isMissing={fault !== undefined && tie.value === ''}
            />
          )
        );
      })}
    </Box>
  );
}

interface TieInputProps {
  at: number;
  kind: VariableKind;
  tie: Tie;
  isMissing: boolean;
  onChange: (changed: Partial<Tie>) => void;
}

function TieInput({ at, kind, tie, isMissing, onChange }: TieInputProps) {
  const translate = useTranslate();
  const mayShorten = (SHORTENED_VALUES as readonly string[]).includes(tie.value);
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '18rem 1fr' } }}>
      <ChoiceField
        margin="none"
        label={translate('messageTemplates.tie', {
          number: at + 1,
          kind: translate(`messageTemplates.variables.${kind}`),
        })}
        error={isMissing}
        value={tie.value}
        onChange={(chosen) => onChange({ value: chosen, shorten: false })}
        choices={valuesFor(kind).map((value) => [value, translate(`messageTemplates.values.${value}`)])}
      />
      {mayShorten && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={tie.shorten}
              onChange={({ target }) => onChange({ shorten: target.checked })}
            />
          }
          label={translate('messageTemplates.shorten')}
        />
      )}
    </Box>
  );
}
