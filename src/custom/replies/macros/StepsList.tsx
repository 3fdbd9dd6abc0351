import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MacroRecord } from '#contract/replies/macro.ts';
import { useStepText } from './useStepText.ts';

/** The steps of a macro in words. */
export function StepsList({ macro }: { macro: MacroRecord }) {
  const stepText = useStepText();
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {macro.steps.map((step) => (
        <Typography key={step.kind} component="li" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {stepText(macro, step)}
        </Typography>
      ))}
    </Box>
  );
}
