import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { StepDraft } from './macroForm.ts';
import { StepInputs } from './StepInputs.tsx';

interface StepRowProps {
  step: StepDraft;
  at: number;
  fault: string | undefined;
  onChange: (step: StepDraft) => void;
  onRemove: () => void;
  /** Moves it up by one. */
  onRaise: () => void;
}

/** One step of a macro in its form: its fields, its position, and its errors. */
export function StepRow({ step, at, fault, onChange, onRemove, onRaise }: StepRowProps) {
  const translate = useTranslate();
  const titleId = useId();
  const name = translate(`macros.steps.${step.kind}`);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: 1.5, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography id={titleId} component="h3" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {at + 1}. {name}
        </Typography>
        {at > 0 && (
          <IconButton size="small" aria-label={translate('macros.form.raise', { name })} onClick={onRaise}>
            <UpIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton size="small" aria-label={translate('macros.form.remove', { name })} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      <StepInputs step={step} onChange={onChange} />
      {fault && (
        <FormHelperText error role="alert">
          {translate(fault, { _: fault })}
        </FormHelperText>
      )}
    </Paper>
  );
}
