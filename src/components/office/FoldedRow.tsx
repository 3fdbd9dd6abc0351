import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

type Value = number | string | null;

interface FoldedRowProps {
  /** The category or the department. */
  name: string;
  /** The fields inside; null in the form means inherited. */
  fields: readonly string[];
  /** The present value in one line. `own` returns the value of a field. */
  text: (own: (field: string) => Value) => string;
  children: ReactNode;
}

/** A row of a form, folded to its present values. An error inside opens it and gets the focus. */
export function FoldedRow({ name, fields, text, children }: FoldedRowProps) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const values: Value[] = useWatch({ name: fields });
  const hasOwn = values.some((value) => value !== null && value !== undefined);
  useOpenOnRefusal(fields, setOpen);
  return (
    <Box role="group" aria-labelledby={id}>
      <Accordion
        disableGutters
        elevation={0}
        square
        expanded={isOpen}
        onChange={(_event, open) => setOpen(open)}
        slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'div' } }}
        sx={ROW}
      >
        <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: 0 }}>
          <Box sx={LINE}>
            <Typography id={id} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="body2" color={hasOwn ? 'textPrimary' : 'textSecondary'}>
              {text((field) => values[fields.indexOf(field)] ?? null)}
              {hasOwn && ` · ${translate('office.own')}`}
            </Typography>
          </Box>
        </AccordionSummary>
        <AccordionDetails sx={{ px: 0 }}>{children}</AccordionDetails>
      </Accordion>
    </Box>
  );
}

/** Opens a row with a rejected field. A hidden field cannot take the focus, so the first one gets it after opening. */
function useOpenOnRefusal(fields: readonly string[], setOpen: (open: boolean) => void) {
  const { getValues, setFocus } = useFormContext();
  const { errors } = useFormState();
  const first = Object.keys(getValues()).find((field) => errors[field]);
  const wrong = fields.find((field) => errors[field]);
  const [refused, setRefused] = useState(wrong);
  if (wrong !== refused) {
    setRefused(wrong);
    if (wrong) setOpen(true);
  }
  const focused = first === refused ? refused : undefined;
  useEffect(() => {
    if (focused) setFocus(focused);
  }, [focused, setFocus]);
}

const ROW = { borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } };
const LINE = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'baseline',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '14rem minmax(0, 1fr)' },
};
