import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface FoldedPanelProps {
  /** The key of its heading. */
  title: string;
  /** The number of its items; undefined while unknown. */
  count: number | undefined;
  children: ReactNode;
}

/** A panel at the side of a page: open if it has items, unless the user folds it. */
export function FoldedPanel({ title, count, children }: FoldedPanelProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const titleId = useId();
  const name = translate(title);
  return (
    <Accordion
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      disableGutters
      expanded={chosen ?? Boolean(count)}
      onChange={(_event, isOpen) => setChosen(isOpen)}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={PANEL}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} sx={SUMMARY}>
        <Typography id={titleId} component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        {Boolean(count) && (
          <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
            {count}
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>{children}</AccordionDetails>
    </Accordion>
  );
}

const PANEL = { '&::before': { display: 'none' } };
const SUMMARY = { minHeight: 40, '& .MuiAccordionSummary-content': { my: 1 } };
